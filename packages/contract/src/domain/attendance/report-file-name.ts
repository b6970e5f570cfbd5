import { parseDate } from '../calendar/calendar-date.ts';
import { cleanLine } from '../text/plain-text.ts';
import type { ReportDays } from './attendance-report.ts';

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
 * @param days - of a range both ends are named: `_2026-11-01_2026-11-30`
 */
export function reportFileName(category: string, days: ReportDays, extension: 'pdf' | 'csv'): string {
  const name = trimDots(cut(cleanLine(category).replace(REFUSED, '-'))) || 'Sin categoría';
  return `asistencias_${name}${suffix(days)}.${extension}`;
}

function suffix(days: ReportDays): string {
  if (typeof days === 'object') return `_${days.from}_${days.to}`;
  const day = parseDate(days);
  return day === null ? '' : `_${day}`;
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
