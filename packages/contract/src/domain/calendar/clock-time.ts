const COLONS = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?$/;
const COMPACT = /^(\d{1,2})(\d{2})(\d{2})?$/;

/**
 * Parses a time of day in every form that backends send (spec section 3).
 *
 * Accepted: `HH:MM`, `HH:MM:SS`, with an ignored fraction of a second; compact `HHMM` and `HHMMSS` as a string, or as a
 * number without leading zeros: up to four digits are `HHMM` (930 is 09:30, 5 is 00:05), five or six are `HHMMSS`
 * (93015 is 09:30:15); `[hour, minute]` with optional second and nanosecond. The hour's leading zero is optional
 * (`9:30`, `930`). Surrounding spaces are ignored.
 *
 * `24:00` is refused: it means the next day's midnight, and showing it as 00:00 would silently move the record by a
 * day. So are leap seconds and UTC offsets.
 *
 * @returns `HH:MM:SS`, or null. Never throws.
 */
export function parseTime(value: unknown): string | null {
  if (Array.isArray(value)) return fromParts(value);
  if (typeof value === 'number') return fromNumber(value);
  if (typeof value !== 'string') return null;
  return fromText(value.trim());
}

/** Formats a time as `HH:MM`, or 'Hora inválida' if {@link parseTime} refuses it (spec section 5). */
export function formatTime(value: unknown): string {
  return parseTime(value)?.slice(0, 5) ?? 'Hora inválida';
}

function fromText(text: string): string | null {
  const match = COLONS.exec(text) ?? splitCompact(text);
  return match ? toTime(Number(match[1]), Number(match[2]), Number(match[3] ?? 0)) : null;
}

/** An odd number of digits has a one-digit hour: `93015` is 9:30:15. */
function splitCompact(text: string): RegExpExecArray | null {
  return COMPACT.exec(text.length % 2 === 1 ? `0${text}` : text);
}

function fromNumber(value: number): string | null {
  if (!Number.isInteger(value) || value < 0 || value > 235_959) return null;
  return fromText(String(value).padStart(value > 9_999 ? 6 : 4, '0'));
}

function fromParts(parts: readonly unknown[]): string | null {
  if (parts.length < 2 || parts.length > 4) return null;
  const numbers = parts.filter((part): part is number => Number.isInteger(part));
  const [hour, minute, second = 0] = numbers;
  if (numbers.length !== parts.length || hour === undefined || minute === undefined) return null;
  return toTime(hour, minute, second);
}

function toTime(hour: number, minute: number, second: number): string | null {
  const inRange = hour >= 0 && hour <= 23 && minute >= 0 && minute <= 59 && second >= 0 && second <= 59;
  if (!inRange) return null;
  return [hour, minute, second].map((part) => String(part).padStart(2, '0')).join(':');
}
