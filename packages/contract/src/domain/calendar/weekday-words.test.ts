import { describe, expect, it } from 'vitest';
import { weekdayWords } from './weekday-words.ts';

describe('weekdayWords', () => {
  it.each([
    [[0], 'Domingo'],
    [[6], 'Sábado'],
    [[1, 2, 3, 4, 5], 'Lunes a viernes'],
    [[6, 5, 4, 3, 2, 1], 'Lunes a sábado'],
    [[0, 1, 2, 3, 4, 5, 6], 'Lunes a domingo'],
    [[5, 6, 0], 'Viernes a domingo'],
    [[6, 0], 'Sábado y domingo'],
    [[4, 2], 'Martes y jueves'],
    [[1, 3, 5], 'Lunes, miércoles y viernes'],
    [[1, 1], 'Lunes'],
    [[], ''],
  ])('%o is "%s"', (weekdays, words) => {
    expect(weekdayWords(weekdays)).toBe(words);
  });
});
