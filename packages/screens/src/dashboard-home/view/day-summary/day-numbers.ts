import {
  type CalendarDate,
  capitalize,
  dayOfMonth,
  daysBetween,
  dayWords,
  mondayOf,
  presentWords,
  weekdayName,
  weekdayOf,
} from '@ministerio/contract/domain';

/** A day on which somebody was marked. */
export interface MarkedDay {
  /** YYYY-MM-DD in the church's zone. */
  readonly fecha: CalendarDate;
  readonly asistencias: number;
  /** @default 0 */
  readonly visitas?: number;
}

/** The last day with marks beside the same weekday before it. */
export interface DayNumbers {
  readonly last: MarkedDay;
  /** At most eight days before it of the same weekday, oldest first. */
  readonly before: readonly MarkedDay[];
  /** Rounded mean of those; null without any. */
  readonly average: number | null;
  /** 'Sábado 21: 31 presentes, 5 menos que el promedio' */
  readonly headline: string;
}

/** So many days before the last one are compared with it. */
const COMPARED = 8;
/** A day's number alone names it for so many days. */
const NEAR_DAYS = 27;

/**
 * Numbers of the last day with marks.
 * @param days - newest first.
 * @param today - the church's day, YYYY-MM-DD.
 * @returns null without any day.
 */
export function dayNumbers(days: readonly MarkedDay[], today: CalendarDate): DayNumbers | null {
  const [last, ...others] = days;
  if (last === undefined) return null;
  const before = others
    .filter(({ fecha }) => weekdayOf(fecha) === weekdayOf(last.fecha))
    .slice(0, COMPARED)
    .reverse();
  const sum = before.reduce((total, { asistencias }) => total + asistencias, 0);
  const average = before.length === 0 ? null : Math.round(sum / before.length);
  const present = presentWords(last.asistencias, last.visitas ?? 0);
  // The evening is not over: who is still on the way is not missing.
  const isOver = last.fecha !== today;
  const compared = average === null || !isOver ? '' : comparison(last.asistencias - average);
  return { last, before, average, headline: `${nameOf(last.fecha, today)}: ${present}${compared}` };
}

function nameOf(date: CalendarDate, today: CalendarDate): string {
  if (date === today) return `Hoy, ${dayOfMonth(date)}`;
  return capitalize(daysBetween(date, today) > NEAR_DAYS ? dayWords(date, today) : dayOfMonth(date));
}

function comparison(difference: number): string {
  if (difference === 0) return ', igual que el promedio';
  return `, ${Math.abs(difference)} ${difference < 0 ? 'menos' : 'más'} que el promedio`;
}

/** The headline in two lines, the day and the news of it; no number stands apart from its noun. */
export function headlineLines({ headline }: DayNumbers): readonly string[] {
  return headline.replaceAll(/(?<=\d) |(?<=\p{L}) (?=\d)/gu, '\u00A0').split(/(?<=:) /);
}

/** Caption of the chart: 'La línea es el promedio de los 8 sábados anteriores, 36.' */
export function averageWords({ last, before, average }: DayNumbers): string {
  const name = weekdayName(weekdayOf(last.fecha));
  return before.length === 1
    ? `La línea es el ${name} anterior, ${average}.`
    : `La línea es el promedio de los ${before.length} ${name.endsWith('s') ? name : `${name}s`} anteriores, ${average}.`;
}

/** Whether the week of today has no marks yet. */
export function isBeforeThisWeek({ last }: DayNumbers, today: CalendarDate): boolean {
  return last.fecha < mondayOf(today);
}
