import { doorLists } from '@ministerio/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { doorPeople } from './day-people.ts';
import {
  type DeskHits,
  type DeskPerson,
  enterMeaning,
  findPeople,
  hitsSentence,
  isSearchable,
} from './hits.ts';

const admin =
  doorPeople({
    today: doorLists.administrador.fecha,
    list: doorLists.administrador,
    asked: 0,
    answered: [],
    waiting: [],
    undone: new Map(),
    clock: String,
  }).people ?? [];
const codigo = admin[0]?.codigo ?? '';

it.each([
  ['the exact number', codigo, 1],
  ['its ending', codigo.slice(-4), 1],
  ['a first name without its accent, in capitals', 'JOSE', 1],
  ['the beginning of a surname', 'roj', 1],
  ['the middle of a name', 'amila', 0],
])('finds by %s', (_, text, count) => {
  expect(findPeople(text, admin)).toHaveLength(count);
});

it('knows a whole number from an ending', () => {
  const isExact = (text: string) => findPeople(text, admin)?.[0]?.isExact ?? false;
  expect([isExact(codigo), isExact(codigo.slice(-4))]).toEqual([true, false]);
});

it('leaves unknown digits to the server', () => {
  expect(findPeople('77777', admin)).toBeNull();
});

it('shows five at most', () => {
  const [one] = admin;
  if (!one) throw new TypeError('no fixture');
  const many = Array.from({ length: 9 }, (_, usuario) => ({ ...one, usuario, codigo: `1000${usuario}` }));
  expect(findPeople(one.name, many)).toHaveLength(5);
});

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
