import { describe, expect, it } from 'vitest';
import { readPageSermons } from './page-sermons.ts';

describe('readPageSermons', () => {
  it.each([
    [
      'a page without sermons of its own loads them',
      undefined,
      { state: { status: 'loading' }, settled: false },
    ],
    [
      'a page that does not know them yet shows none meanwhile',
      'null',
      { state: { status: 'ready', sermons: [] }, settled: false },
    ],
    ['a channel without sermons is known', '[]', { state: { status: 'ready', sermons: [] }, settled: true }],
    [
      'a list is taken over as it is',
      '[{"id":"a","title":"Fe <3"},{"id":"b","title":""}]',
      {
        state: {
          status: 'ready',
          sermons: [
            { id: 'a', title: 'Fe <3', link: undefined },
            { id: 'b', title: '', link: undefined },
          ],
        },
        settled: true,
      },
    ],
  ])('%s', (_, data, known) => {
    expect(readPageSermons(data)).toEqual(known);
  });
});
