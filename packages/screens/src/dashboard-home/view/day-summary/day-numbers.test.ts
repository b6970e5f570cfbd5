import { addDays } from '@ministerio/contract/domain';
import { describe, expect, it } from 'vitest';
import { averageWords, dayNumbers, headlineLines, isBeforeThisWeek, type MarkedDay } from './day-numbers.ts';

const saturdays: readonly MarkedDay[] = [
  { fecha: '2026-11-21', asistencias: 31 },
  { fecha: '2026-11-14', asistencias: 36 },
  { fecha: '2026-11-07', asistencias: 34 },
  { fecha: '2026-10-31', asistencias: 37 },
];

describe('the last day with marks in numbers', () => {
  it.each([
    [31, 'Sábado 21: 31 presentes, 5 menos que el promedio'],
    [39, 'Sábado 21: 39 presentes, 3 más que el promedio'],
    [36, 'Sábado 21: 36 presentes, igual que el promedio'],
    [1, 'Sábado 21: 1 presente, 35 menos que el promedio'],
  ])('%i present: %s', (asistencias, headline) => {
    const days = [{ fecha: '2026-11-21', asistencias }, ...saturdays.slice(1)];
    expect(dayNumbers(days, '2026-11-23')?.headline).toBe(headline);
  });

  it('breaks after the colon, and nowhere between a number and its noun', () => {
    const lines = (days: readonly MarkedDay[], today = '2026-11-23') => {
      const numbers = dayNumbers(days, today);
      return numbers && headlineLines(numbers);
    };
    expect(lines(saturdays)).toEqual(['Sábado\u00A021:', '31\u00A0presentes, 5\u00A0menos que el promedio']);
    expect(lines([{ fecha: '2026-11-21', asistencias: 5, visitas: 1 }], '2026-11-21')).toEqual([
      'Hoy, sábado\u00A021:',
      '5\u00A0miembros y\u00A01\u00A0visita',
    ]);
  });

  it('says visitors beside members', () => {
    const days = [{ fecha: '2026-11-21', asistencias: 5, visitas: 1 }];
    expect(dayNumbers(days, '2026-11-21')?.headline).toBe('Hoy, sábado 21: 5 miembros y 1 visita');
    const over = [{ fecha: '2026-11-21', asistencias: 31, visitas: 2 }, ...saturdays.slice(1)];
    expect(dayNumbers(over, '2026-11-23')?.headline).toBe(
      'Sábado 21: 31 miembros y 2 visitas, 5 menos que el promedio',
    );
  });

  it('compares with the eight days before it of the same weekday alone', () => {
    const weeks = Array.from({ length: 11 }, (_, week) => addDays('2026-11-21', -7 * week));
    const days = weeks.flatMap((saturday, week) => [
      { fecha: saturday, asistencias: week > 8 ? 500 : 36 },
      { fecha: addDays(saturday, -6), asistencias: 900 },
    ]);
    const numbers = dayNumbers(days, '2026-11-23');
    expect(numbers?.before.map(({ fecha }) => fecha)).toEqual(weeks.slice(1, 9).reverse());
    expect(numbers?.average).toBe(36);
  });

  it('counts an evening that goes on without judging it', () => {
    expect(dayNumbers(saturdays, '2026-11-21')?.headline).toBe('Hoy, sábado 21: 31 presentes');
  });

  it('names the month of a day that is long ago, and the year of another', () => {
    expect(dayNumbers(saturdays, '2026-12-19')?.headline).toMatch(/^Sábado 21 de noviembre: /);
    expect(dayNumbers(saturdays, '2027-02-06')?.headline).toMatch(/^Sábado 21 de noviembre de 2026: /);
    expect(dayNumbers(saturdays, '2026-12-18')?.headline).toMatch(/^Sábado 21: /);
  });

  it('a first day stands alone, and without days there is nothing', () => {
    expect(dayNumbers(saturdays.slice(0, 1), '2026-11-23')).toMatchObject({
      headline: 'Sábado 21: 31 presentes',
      average: null,
    });
    expect(dayNumbers([], '2026-11-23')).toBeNull();
  });

  it('says what the line is', () => {
    const said = (days: readonly MarkedDay[]) => {
      const numbers = dayNumbers(days, '2026-11-23');
      return numbers && averageWords(numbers);
    };
    expect(said(saturdays)).toBe('La línea es el promedio de los 3 sábados anteriores, 36.');
    expect(said(saturdays.slice(0, 2))).toBe('La línea es el sábado anterior, 36.');
    const mondays = saturdays.map((day) => ({ ...day, fecha: addDays(day.fecha, 2) }));
    expect(said(mondays)).toBe('La línea es el promedio de los 3 lunes anteriores, 36.');
  });

  it('knows whether this week has marks', () => {
    const numbers = dayNumbers(saturdays, '2026-11-22');
    expect(numbers && isBeforeThisWeek(numbers, '2026-11-22')).toBe(false);
    expect(numbers && isBeforeThisWeek(numbers, '2026-11-23')).toBe(true);
  });
});
