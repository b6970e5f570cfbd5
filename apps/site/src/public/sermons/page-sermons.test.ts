import { describe, expect, it } from 'vitest';
import { readPageSermons } from './page-sermons.ts';

describe('readPageSermons', () => {
  it.each([
    ['a page without sermons of its own loads them', undefined, { status: 'loading' }],
    [
      'a page that does not know them yet loads them, and says nothing of none',
      'null',
      { status: 'loading' },
    ],
    ['a channel without sermons is known', '[]', { status: 'ready', sermons: [] }],
    [
      'a list is taken over as it is',
      '[{"id":"a","title":"Fe <3"},{"id":"b","title":""}]',
      {
        status: 'ready',
        sermons: [
          { id: 'a', title: 'Fe <3', link: undefined },
          { id: 'b', title: '', link: undefined },
        ],
      },
    ],
  ])('%s', (_, data, known) => {
    expect(readPageSermons(data)).toEqual(known);
  });
});
