import { describe, expect, it } from 'vitest';
import { fullNameOf } from './full-name.ts';

describe('a person’s name in the list', () => {
  it.each([
    { nombre: 'Ana', apellido: 'Suárez', username: 'ana', expected: 'Ana Suárez' },
    { nombre: ' Ana ', apellido: null, username: 'ana', expected: 'Ana' },
    { nombre: null, apellido: 'Suárez', username: 'ana', expected: 'Suárez' },
    { nombre: '', apellido: ' ', username: 'ana', expected: 'ana' },
    { nombre: null, apellido: null, username: null, expected: 'Sin nombre' },
  ])('$expected', ({ expected, ...user }) => {
    expect(fullNameOf(user)).toBe(expected);
  });
});
