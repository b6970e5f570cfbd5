import { describe, expect, it } from 'vitest';
import type { ContentDocuments } from '../schemas/content/documents.ts';
import { conflictsOf, mergeDocuments } from './merge-documents.ts';
import { data, meeting } from './test/documents.ts';

type Schedules = ContentDocuments['horarios'];
const at = (id: string, inicio: string) => ({ ...meeting(id), inicio });
const base: Schedules = [at('a', '19:00'), at('b', '19:00')];
const hours = (merged: unknown) => (merged as Schedules).map(({ id = 'nueva', inicio }) => `${id} ${inicio}`);
const added = { ...at('x', '08:00'), id: undefined };

describe('two people change the same schedules', () => {
  it.each([
    {
      what: 'different meetings',
      mine: [at('a', '18:00'), at('b', '19:00')],
      theirs: [at('a', '19:00'), at('b', '20:00')],
      asks: [],
      result: ['a 18:00', 'b 20:00'],
    },
    {
      what: 'the same way',
      mine: [at('a', '18:00'), at('b', '19:00')],
      theirs: [at('a', '18:00'), at('b', '19:00')],
      asks: [],
      result: ['a 18:00', 'b 19:00'],
    },
    {
      what: 'the same meeting',
      mine: [at('a', '18:00'), at('b', '19:00')],
      theirs: [at('a', '17:00'), at('b', '19:00')],
      asks: ['a'],
      result: ['a 18:00', 'b 19:00'],
    },
    {
      what: 'mine changed, theirs removed',
      mine: [at('a', '18:00'), at('b', '19:00')],
      theirs: [at('b', '19:00')],
      asks: ['a'],
      result: ['b 19:00', 'a 18:00'],
    },
    {
      what: 'theirs added',
      mine: [at('a', '18:00'), at('b', '19:00')],
      theirs: [...base, at('c', '10:00')],
      asks: [],
      result: ['a 18:00', 'b 19:00', 'c 10:00'],
    },
    {
      what: 'both added',
      mine: [...base, added],
      theirs: [...base, at('c', '10:00')],
      asks: [],
      result: ['a 19:00', 'b 19:00', 'c 10:00', 'nueva 08:00'],
    },
    {
      what: 'mine moved',
      mine: [at('b', '19:00'), at('a', '19:00')],
      theirs: [at('a', '17:00'), at('b', '19:00')],
      asks: [],
      result: ['b 19:00', 'a 17:00'],
    },
    {
      what: 'mine removed',
      mine: [at('b', '19:00')],
      theirs: [at('a', '19:00'), at('b', '20:00')],
      asks: [],
      result: ['b 20:00'],
    },
  ])('$what', ({ mine, theirs, asks, result }) => {
    const versions = { base, mine, theirs };
    expect(conflictsOf('horarios', versions).map(({ id }) => id)).toEqual(asks);
    expect(hours(mergeDocuments('horarios', versions))).toEqual(result);
  });

  it('takes the line of the other where that is chosen', () => {
    const versions = {
      base,
      mine: [at('a', '18:00'), at('b', '18:00')],
      theirs: [at('a', '17:00'), at('b', '17:00')],
    };
    const merged = mergeDocuments('horarios', versions, new Map([['a', 'theirs']]));
    expect(hours(merged)).toEqual(['a 17:00', 'b 18:00']);
  });

  it('takes a removal of the other where that is chosen', () => {
    const versions = { base, mine: [at('a', '18:00'), at('b', '19:00')], theirs: [at('b', '19:00')] };
    expect(hours(mergeDocuments('horarios', versions, new Map([['a', 'theirs']])))).toEqual(['b 19:00']);
  });

  it('joins the fields of the data', () => {
    const versions = { base: data, mine: { ...data, whatsapp: null }, theirs: { ...data, radio: 90 } };
    expect(mergeDocuments('datos', versions)).toEqual({ ...data, whatsapp: null, radio: 90 });
  });
});
