import { type YearWindow, yearWindow } from '@ministerio/contract/domain';
import { describe, expect, it } from 'vitest';
import { yearWindowWords } from './year-window-words.ts';

const window = (numbers: Partial<YearWindow>): YearWindow => ({
  ...yearWindow([], '2026-11-21'),
  ...numbers,
});
const since = (weeks: number, day: string) => ({ streak: { weeks, since: day } });

describe('the window in words', () => {
  it.each([
    [
      'a year',
      { attended: 39, weeks: 47, ...since(10, '2026-09-19') },
      '39 de 47 semanas',
      '10 seguidas, desde el 19 de septiembre',
      '39 semanas de 47, 10 seguidas.',
    ],
    [
      'the evening of a mark',
      { attended: 39, weeks: 47, litToday: true, ...since(10, '2026-09-19') },
      '39 de 47 semanas',
      '10 seguidas, desde el 19 de septiembre',
      '39 semanas de 47, 10 seguidas. Hoy se encendió un vidrio.',
    ],
    [
      'from the year before',
      { attended: 2, weeks: 2, ...since(5, '2025-12-13') },
      '2 de 2 semanas',
      '5 seguidas, desde el 13 de diciembre de 2025',
      '2 semanas de 2, 5 seguidas.',
    ],
    [
      'one week is no row',
      { attended: 1, weeks: 1, ...since(1, '2026-01-03') },
      '1 de 1 semana',
      null,
      '1 semana de 1.',
    ],
    [
      'nobody came yet',
      { attended: 0, weeks: 46, streak: { weeks: 0, since: null } },
      '0 de 46 semanas',
      null,
      '0 semanas de 46.',
    ],
    [
      'the first days of the year',
      { attended: 0, weeks: 0, streak: { weeks: 3, since: '2025-12-13' } },
      'Tu ventana empieza esta semana.',
      null,
      'Tu ventana empieza esta semana.',
    ],
  ] as const)('%s', (_, numbers, figure, streak, sentence) => {
    expect(yearWindowWords(window(numbers))).toEqual({ figure, streak, sentence });
  });
});
