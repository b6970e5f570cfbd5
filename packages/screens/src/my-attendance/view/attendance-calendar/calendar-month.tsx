import { type CalendarDate, type MonthMark, usualWeekdays, weekdayName } from '@ministerio/contract/domain';
import { VisuallyHidden } from '@ministerio/ui/primitives/visually-hidden';
import styles from './attendance-calendar.module.css';
import { calendarWeeks, type Month } from './calendar-weeks.ts';

/** Monday first, as the weeks of a streak run. */
const weekdays = [1, 2, 3, 4, 5, 6, 0];

interface CalendarMonthProps {
  readonly dates: readonly unknown[];
  readonly month: Month;
  readonly today: CalendarDate;
  readonly caption: string;
}

/** One month as a table: a column per weekday, a row per week. */
export function CalendarMonth({ dates, month, today, caption }: CalendarMonthProps) {
  const meetingDays = usualWeekdays(dates);
  return (
    <table className={styles.Month}>
      <caption>
        <VisuallyHidden>Asistencias de {caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" abbr={weekdayName(weekday)}>
              <span aria-hidden="true">{weekdayName(weekday).slice(0, 2)}</span>
              <VisuallyHidden>{weekdayName(weekday)}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {calendarWeeks(dates, month).map((week) => (
          <tr key={week.find((day) => day !== null)?.date}>
            {week.map((day, column) =>
              day === null ? (
                <td key={weekdays[column]} />
              ) : (
                <DayCell
                  key={day.date}
                  day={day}
                  isToday={day.date === today}
                  missed={!day.marked && day.date < today && meetingDays.has(day.weekday)}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayCellProps {
  readonly day: MonthMark;
  readonly isToday: boolean;
  /** A past day on which the person usually comes. */
  readonly missed: boolean;
}

function DayCell({ day, isToday, missed }: DayCellProps) {
  return (
    <td aria-current={isToday ? 'date' : undefined}>
      <span
        className={styles.Day}
        data-marked={day.marked ? '' : undefined}
        data-missed={missed ? '' : undefined}
        data-today={isToday ? '' : undefined}
      >
        {day.day}
      </span>
      {day.marked && <VisuallyHidden>asististe</VisuallyHidden>}
    </td>
  );
}
