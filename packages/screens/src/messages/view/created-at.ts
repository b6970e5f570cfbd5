import { churchClock, formatDate, formatTime, parseDate } from '@ministerio/contract/domain';

const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/i;
const LOCAL = /^\d{4}-\d{2}-\d{2}[T ](\d{2}:\d{2}(?::\d{2})?)/;
/** Numbers from here on are milliseconds since 1970; smaller ones are days as YYYYMMDD. */
const FIRST_MILLISECONDS = 100_000_000_000;

/** When a message was written, to show and to sort. */
export interface CreatedAt {
  /** 'DD-MM-YYYY HH:MM', without the time if none came; 'Fecha inválida' if unreadable. */
  readonly text: string;
  /** 'YYYY-MM-DD HH:MM', which sorts as text; null if unreadable. */
  readonly sortKey: string | null;
}

/**
 * Parses the creation time of a message in the forms that backends send: an instant (ISO 8601 with Z or an
 * offset, or UTC milliseconds) is converted to the church's time zone; a local date-time, a day or Java's
 * parts are kept as they are.
 * @param timeZone - the church's zone, `America/La_Paz`.
 */
export function readCreatedAt(value: unknown, timeZone: string): CreatedAt {
  const instant = instantOf(value);
  if (instant !== null) {
    const clock = churchClock(instant, timeZone);
    return created(clock.date, clock.time);
  }
  return created(parseDate(value), localTimeOf(value));
}

function instantOf(value: unknown): number | null {
  if (typeof value === 'number' && value >= FIRST_MILLISECONDS) return value;
  if (typeof value !== 'string' || !INSTANT.test(value.trim())) return null;
  const ms = Date.parse(value.trim());
  return Number.isNaN(ms) ? null : ms;
}

function localTimeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(3, 5);
  return typeof value === 'string' ? LOCAL.exec(value.trim())?.[1] : undefined;
}

function created(date: string | null, time: unknown): CreatedAt {
  const clock = formatTime(time);
  const hasTime = /^\d/.test(clock);
  if (date === null) return { text: formatDate(date), sortKey: null };
  return {
    text: hasTime ? `${formatDate(date)} ${clock}` : formatDate(date),
    sortKey: hasTime ? `${date} ${clock}` : date,
  };
}
