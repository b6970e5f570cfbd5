import { doorLists } from '@ministerio/contract/fixtures';
import { expect, it } from 'vitest';
import { doorPeople } from './day-people.ts';
import { findPeople } from './hits.ts';

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
