import { attendanceStreakWeeks, type CalendarDate } from '@ministerio/contract/domain';
import { chevronLeft, chevronRight, flame, Glyph } from '@ministerio/ui/primitives/icon';
import { IconButton } from '@ministerio/ui/primitives/icon-button';
import { LiveRegion } from '@ministerio/ui/primitives/live-region';
import { Stack } from '@ministerio/ui/primitives/stack';
import { useState } from 'react';
import styles from './attendance-calendar.module.css';
import { CalendarMonth } from './calendar-month.tsx';
import { monthOf, monthTitle } from './calendar-weeks.ts';

export interface AttendanceCalendarProps {
  /** Days of attendance, in every form that backends send; invalid ones are ignored. */
  readonly dates: readonly unknown[];
  /** Today in the church's time zone, `YYYY-MM-DD`. */
  readonly today: CalendarDate;
}

/**
 * A member's attendance by month, and the streak of weeks. Starts with the month of `today` and goes back
 * without limit, never into the future. Renders a `<section>` with a table.
 */
export function AttendanceCalendar({ dates, today }: AttendanceCalendarProps) {
  const current = monthOf(today);
  const [month, setMonth] = useState(current);
  const title = monthTitle(month);
  return (
    <Stack as="section" data-component="AttendanceCalendar" aria-label="Calendario de asistencias" gap={3}>
      <Stack direction="row" gap={2} wrap align="center" justify="between">
        <IconButton
          size="sm"
          label="Mes anterior"
          icon={<Glyph path={chevronLeft} />}
          onClick={() => setMonth(month - 1)}
        />
        <LiveRegion className={styles.Title}>{title}</LiveRegion>
        <IconButton
          size="sm"
          label="Mes siguiente"
          icon={<Glyph path={chevronRight} />}
          disabled={month >= current}
          onClick={() => setMonth(month + 1)}
        />
      </Stack>
      <CalendarMonth dates={dates} month={month} today={today} caption={title} />
      <p className={styles.Streak}>
        <Glyph path={flame} /> {streakWords(attendanceStreakWeeks(dates, today))}
      </p>
    </Stack>
  );
}

function streakWords(weeks: number): string {
  if (weeks === 0) return 'Esta semana puede empezar tu racha.';
  return weeks === 1 ? '1 semana seguida' : `${weeks} semanas seguidas`;
}
