import { describe, expect, it } from 'vitest';
import { type DeskHits, type DeskPerson, enterMeaning, hitsSentence, isSearchable } from './desk-hits.ts';

const person = (codigo: string): DeskPerson => ({
  id: 1,
  codigo,
  name: 'Ana Rojas',
  about: '',
  markedAt: null,
});
const found = (text: string, ...codigos: string[]): DeskHits => ({
  text,
  people: codigos.map(person),
  hasMore: false,
});

describe('Enter', () => {
  it.each([
    ['a number before any answer is sent as it is', '10573', null, { does: 'mark', codigo: '10573' }],
    ['a name before the answer waits for it', 'Ana', null, { does: 'search' }],
    [
      'a number that nobody has is sent: the server says so',
      '99999',
      found('99999'),
      { does: 'mark', codigo: '99999' },
    ],
    [
      'the exact number goes before those that end alike',
      '0573',
      found('0573', '0573', '10573'),
      { does: 'mark', codigo: '0573' },
    ],
    ['a single hit is taken', '0573', found('0573', '10573'), { does: 'mark', codigo: '10573' }],
    ['several hits leave the choice', '0573', found('0573', '10573', '20573'), { does: 'choose' }],
    ['a name of one person is taken', 'Ana', found('Ana', '10421'), { does: 'mark', codigo: '10421' }],
  ])('%s', (_, text, hits, meaning) => {
    expect(enterMeaning(text, hits)).toEqual(meaning);
  });
});

describe('what is said above the people found', () => {
  it.each([
    [found('0573', '10573', '20573'), '2 números terminan en 0573. Toca a quien llegó.'],
    [found('0573', '10573'), '1 persona. Toca su nombre o pulsa Enter.'],
    [found('Ana', '1', '2', '3'), '3 personas. Toca a quien llegó.'],
    [
      { ...found('An', '1', '2', '3', '4', '5'), hasMore: true },
      'Más de 5 personas. Toca a quien llegó o escribe más.',
    ],
    [found('Zoe'), 'Nadie se llama «Zoe».'],
    [found('10573'), ''],
  ])('%j: %s', (hits, sentence) => {
    expect(hitsSentence(hits)).toBe(sentence);
  });
});

it.each([
  ['Jo', true],
  ['j', false],
  ['0573', true],
  ['573', false],
  ['RJ-7', true],
  ['  ', false],
])('%j is searched for: %s', (text, expected) => {
  expect(isSearchable(text)).toBe(expected);
});
