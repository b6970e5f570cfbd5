import { type CalendarDate, daysBetween, parseDate } from '../calendar/calendar-date.ts';
import { mondayOf, weekYearOf } from '../calendar/church-week.ts';
import { type AttendanceStreak, attendanceStreak } from './attendance-stats.ts';

/** Panes in each ring of the window, from the centre. */
export const WINDOW_RINGS = [4, 8, 16, 24] as const;
/** Panes of a window: one for each week of the year. */
export const WINDOW_PANES: number = WINDOW_RINGS.reduce((sum, panes) => sum + panes, 0);

/** A week: with attendance, without, the running one before and after its attendance, or still to come. */
export type WindowPane = 'lit' | 'unlit' | 'now' | 'now-lit' | 'ahead';

/** A person's year as a window. */
export interface YearWindow {
  /** The year that the weeks belong to. */
  readonly year: number;
  /** Every week of the year in order. */
  readonly panes: readonly WindowPane[];
  /** Weeks with attendance. */
  readonly attended: number;
  /** Weeks that are over, and the running one once it has attendance. */
  readonly weeks: number;
  /** Whether today's attendance is what lit this week's pane. */
  readonly litToday: boolean;
  /** Weeks in a row up to now; may have begun in the year before. */
  readonly streak: AttendanceStreak;
}

/**
 * A person's attendance of this year by weeks from Monday to Sunday, which belong to the year of their Thursday (ISO
 * 8601). Where a year has a 53rd week, the last pane stands for the last two.
 *
 * @param dates - attendance days in every form of {@link parseDate}, in any order; invalid and future ones are ignored
 * @param today - the church's day, `YYYY-MM-DD`
 */
export function yearWindow(dates: readonly unknown[], today: CalendarDate): YearWindow {
  const year = weekYearOf(today);
  const current = paneOf(today, year);
  const attended = new Set<number>();
  const before = new Set<number>();
  for (const value of dates) {
    const date = parseDate(value);
    if (date === null || date > today || weekYearOf(date) !== year) continue;
    attended.add(paneOf(date, year));
    if (date < today) before.add(paneOf(date, year));
  }
  const panes = Array.from({ length: WINDOW_PANES }, (_, index): WindowPane => {
    if (index > current) return 'ahead';
    if (index === current) return attended.has(index) ? 'now-lit' : 'now';
    return attended.has(index) ? 'lit' : 'unlit';
  });
  return {
    year,
    panes,
    attended: attended.size,
    weeks: current + (attended.has(current) ? 1 : 0),
    litToday: attended.has(current) && !before.has(current),
    streak: attendanceStreak(dates, today),
  };
}

/** The pane of a day of this year, from 0. */
function paneOf(date: CalendarDate, year: number): number {
  // 4 January is in the first week of every year.
  const week = daysBetween(mondayOf(`${year}-01-04`), mondayOf(date)) / 7;
  return Math.min(week, WINDOW_PANES - 1);
}
