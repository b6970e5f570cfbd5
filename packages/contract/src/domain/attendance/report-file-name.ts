import { type CalendarDate, parseDate } from '../calendar/calendar-date.ts';
import { cleanLine } from '../text/plain-text.ts';

/** Characters not allowed in file names on Windows, macOS or Linux. */
const REFUSED = /[\\/:*?"<>|\p{Cc}\p{Cs}\u2028\u2029]/gu;
/** File names have at most 255 bytes; the rest is for the text around the category. */
const CATEGORY_MAX_BYTES = 200;

/**
 * File name of an exported attendance report: `asistencias_{category}[_{YYYY-MM-DD}].pdf` (spec section 7, decisions
 * section 4). The category keeps letters, accents and spaces; forbidden characters become `-`; invisible characters and
 * leading or trailing dots and spaces are removed. The prefix avoids reserved Windows names such as CON.
 *
 * @param category - 'Sin categoría' if it has no usable character
 * @param date - the filter's day; undefined, empty or invalid means no filter
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
