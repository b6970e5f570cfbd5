import { describe, expect, it } from 'vitest';
import { initialsOf, paneOf } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Daniel Choque', 'DC'],
    ['maría josé ñáñez ortiz', 'MO'],
    ['  Ángela  ', 'Á'],
    ['', '?'],
    ['😀 Luz', '😀L'],
  ])('of %j are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('a name keeps its pane whatever its case, and names spread over all six', () => {
    expect(paneOf('Noelia Justiniano')).toBe(paneOf(' noelia justiniano'));
    const names = Array.from({ length: 200 }, (_, index) => `Persona ${index}`);
    expect([...new Set(names.map(paneOf))].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
