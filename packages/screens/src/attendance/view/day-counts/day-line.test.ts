import { expect, it } from 'vitest';
import { dayLine, rangeLine } from './day-line.ts';

it.each([
  [143, 12, 20, 'En toda la iglesia: 143 con número + 12 visitas + 20 sin nombre'],
  [143, 1, 0, 'En toda la iglesia: 143 con número + 1 visita'],
  [143, 0, 20, 'En toda la iglesia: 143 con número + 20 sin nombre'],
  [1, 0, 1, 'En toda la iglesia: 1 con número + 1 sin nombre'],
  [0, 12, 0, 'En toda la iglesia: 12 visitas'],
  [0, 0, 20, 'En toda la iglesia: 20 sin nombre'],
  [143, 0, 0, null],
  [0, 0, 0, null],
])('%i with a number, %i visitors, %i nameless: %s', (conNumero, visitas, sinNombre, line) => {
  expect(dayLine({ conNumero, visitas, sinNombre })).toBe(line);
});

it('adds the days of a range up, with who came for the first time', () => {
  const day = {
    fecha: '2026-11-21',
    conNumero: 6000,
    primeraVez: 3,
    visitas: 1,
    sinNombre: 0,
    ministerios: [],
  };
  expect(rangeLine([day, { ...day, fecha: '2026-11-14' }])).toBe(
    'En toda la iglesia: 12.000 con número + 2 visitas · 6 por primera vez',
  );
  expect(rangeLine([])).toBeNull();
});
