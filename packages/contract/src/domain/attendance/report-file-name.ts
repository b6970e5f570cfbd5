import { type CalendarDate, parseDate } from '../calendar/calendar-date.ts';
import { cleanLine } from '../text/plain-text.ts';

/** What no file name may have on Windows, macOS or Linux. */
const REFUSED = /[\\/:*?"<>|\p{Cc}\p{Cs}\u2028\u2029]/gu;
/** File systems take 255 bytes; the rest is for the words around the category. */
const CATEGORY_MAX_BYTES = 200;

/**
 * Name of an exported attendance report: `asistencias_{category}[_{YYYY-MM-DD}].pdf` (spec section 7, decisions
 * section 4). The category keeps letters, accents and spaces; every character that files may not have becomes `-`;
 * invisible characters, dots and spaces at its ends are dropped. The fixed beginning keeps it from ever being a
 * reserved Windows name such as CON.
 *
 * @param category without any usable character it is 'Sin categoría'
 * @param date the day of the filter; undefined, empty or invalid counts as no filter
 */
export function reportFileName(
  category: string,
  date: CalendarDate | undefined,
  extension: 'pdf' | 'csv',
): string {
  const name = trimDots(cut(cleanLine(category).replace(REFUSED, '-'))) || 'Sin categoría';
  const day = parseDate(date);
  return `asistencias_${name}${day === null ? '' : `_${day}`}.${extension}`;
}

function trimDots(text: string): string {
  return text.replace(/^[.\s]+|[.\s]+$/g, '');
}

function cut(text: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let kept = '';
  for (const character of text) {
    bytes += encoder.encode(character).length;
    if (bytes > CATEGORY_MAX_BYTES) break;
    kept += character;
  }
  return kept;
}
