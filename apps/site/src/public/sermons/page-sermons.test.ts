import { readVideos } from '@ministerio/contract/client';
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

const sermon = (id: string, title?: string, link?: string | null) => ({ id, title, link });

describe('readVideos', () => {
  it.each([
    ["the server's answer", { items: [{ id: 'a', title: 'Fe', link: 'x' }] }, [sermon('a', 'Fe', 'x')]],
    ['a plain list', [{ id: 'a', title: 'Fe' }], [sermon('a', 'Fe')]],
    [
      'a video that there is nothing to watch of',
      [{ id: 'a', title: 'Fe', link: null }],
      [sermon('a', 'Fe', null)],
    ],
    ['a link that is no text', [{ id: 'a', title: 'Fe', link: 7 }], [sermon('a', 'Fe')]],
    ['a number as identifier', [{ id: 7, title: 'Fe' }], [sermon('7', 'Fe')]],
    ['a title that is no text', [{ id: 'a', title: 7 }], [sermon('a')]],
    [
      'records without identifier',
      [{ title: 'Fe' }, null, 'x', [], { id: '  ' }, { id: 'b' }],
      [sermon('b')],
    ],
    ['an error object', { message: 'No' }, []],
    ['items that are no list', { items: {} }, []],
    ['nothing', null, []],
    ['text', '<html>', []],
  ])('reads %s', (_, answer, sermons) => {
    expect(readVideos(answer)).toEqual(sermons);
  });
});
