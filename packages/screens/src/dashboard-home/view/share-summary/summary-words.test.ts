import { expect, it } from 'vitest';
import { summaryWords } from './summary-words.ts';

const day = { fecha: '2026-11-21', conNumero: 143, primeraVez: 6, visitas: 12 };
const facts = { church: 'Ministerio Juvenil', day, average: 131, today: '2026-11-23' };

it.each([
  [{}, '143 miembros (+12) y 12 visitas, 6 por primera vez'],
  [{ average: 150 }, '143 miembros (-7) y 12 visitas, 6 por primera vez'],
  [{ average: 143 }, '143 miembros y 12 visitas, 6 por primera vez'],
  [{ average: null }, '143 miembros y 12 visitas, 6 por primera vez'],
  [{ average: null, day: { ...day, conNumero: 1, visitas: 1, primeraVez: 0 } }, '1 miembro y 1 visita'],
  [{ day: { ...day, conNumero: 1200, visitas: 0, primeraVez: 0 } }, '1.200 presentes (+1.069)'],
])('a day in counts alone: %o', (changes, counts) => {
  expect(summaryWords({ ...facts, ...changes })).toBe(
    `Ministerio Juvenil, sábado 21 de noviembre: ${counts}`,
  );
});
