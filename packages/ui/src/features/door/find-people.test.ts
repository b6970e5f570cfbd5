import { doorLists } from '@ministerio/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { findPeople, listedPeople } from './find-people.ts';

const none = new Map();
const admin = listedPeople(doorLists.administrador, none) ?? [];
const [camila] = doorLists.administrador.personas;
const codigo = camila?.codigo ?? '';

describe('the list of a door', () => {
  it('is empty-handed on a phone of numbers (R42)', () => {
    expect(listedPeople(doorLists.numeros, none)).toBeNull();
    expect(listedPeople(null, none)).toBeNull();
  });

  it('has first name and initial on a phone of names, and no number', () => {
    const people = listedPeople(doorLists.nombres, none) ?? [];
    expect(people.map(({ name }) => name)).toEqual(['Camila R.', 'José P.', 'Abigail S.', 'Mateo']);
    expect(people.every(({ codigo, detail, found }) => codigo === null && !detail && !found)).toBe(true);
  });

  it('says who is marked, and whether here', () => {
    const third = doorLists.administrador.personas[2];
    const people = listedPeople(
      doorLists.administrador,
      new Map([[third?.id ?? 0, { clave: 'x', time: '19:04', takenMs: 0 }]]),
    );
    expect(people?.slice(0, 4).map(({ markedAt, isElsewhere }) => [markedAt, isElsewhere])).toEqual([
      ['18:52', true],
      ['18:55', true],
      ['19:04', false],
      [null, false],
    ]);
  });
});

describe('the search', () => {
  it.each([
    ['the exact number', codigo, 1],
    ['its ending', codigo.slice(-4), 1],
    ['a first name without its accent, in capitals', 'JOSE', 1],
    ['the beginning of a surname', 'roj', 1],
    ['the middle of a name', 'amila', 0],
  ])('by %s', (_, text, count) => {
    expect(findPeople(text, admin)).toHaveLength(count);
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
});
