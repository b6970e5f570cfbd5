import { describe, expect, it } from 'vitest';
import { trendSentence, usualWeek, weekInWords } from './trend-numbers.ts';

const anteriores = [29, 31, 28, 34, 33, 35, 25, 32];

describe('a group’s weeks in words', () => {
  it.each([
    { group: { name: 'Red de Jovenes', semana: 38, anteriores }, usual: 31 },
    { group: { name: 'Intercesion', semana: 1, anteriores: [0, 0, 0, 0, 0, 0, 0, 3] }, usual: 0 },
  ])('$group.name usually has $usual', ({ group, usual }) => {
    expect(usualWeek(group)).toBe(usual);
  });

  it('says this week and what is usual', () => {
    expect(trendSentence({ name: 'Red de Jovenes', semana: 38, anteriores })).toBe(
      'Red de Jovenes: 38 asistencias esta semana; el promedio de las 8 anteriores es 31.',
    );
    expect(trendSentence({ name: 'Todos', semana: 1, anteriores: [] })).toBe(
      'Todos: 1 asistencia esta semana.',
    );
  });

  it('names a week by its first and last day, over the end of a year too', () => {
    expect(weekInWords('2026-11-16')).toBe('del 16-11 al 22-11');
    expect(weekInWords('2026-12-28')).toBe('del 28-12 al 03-01');
  });
});
