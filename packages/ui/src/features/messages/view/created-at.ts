import { churchClock, formatDate, formatTime, parseDate } from '@ministerio/contract/domain';

const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/i;
const LOCAL = /^\d{4}-\d{2}-\d{2}[T ](\d{2}:\d{2}(?::\d{2})?)/;
/** Numbers from here on are milliseconds of 1973 and later; smaller ones are days written YYYYMMDD. */
const FIRST_MILLISECONDS = 100_000_000_000;

/** When a message was written, for showing and for sorting. */
export interface CreatedAt {
  /** 'DD-MM-YYYY HH:MM', without the time where none came; 'Fecha inválida' where nothing can be read. */
  readonly text: string;
  /** 'YYYY-MM-DD HH:MM', which sorts as text; null where nothing can be read. */
  readonly sortKey: string | null;
}

/**
 * Reads the moment of a contact message in the forms that backends send: an instant (ISO 8601 with Z or an offset,
 * or UTC milliseconds) is shown by the church's clock; a local date-time, a day or Java's parts are shown as they are.
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
