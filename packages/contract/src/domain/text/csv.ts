/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/**
 * A text that a spreadsheet could run as a formula: its first visible character is `= + - @` or a full-width or small
 * variant, or it starts with a tab or a line break.
 */
const FORMULA =
  /^[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B]|^[ \p{Cf}]*[\t\r\n]/u;

/** Where a church is, as far as its spreadsheets tell. */
export interface SpreadsheetLocale {
  /** BCP 47 tag of its language. */
  readonly locale: string;
  /** ISO 3166-1. */
  readonly countryCode: string;
}

/** Where a comma separates decimals, a spreadsheet splits its cells at semicolons. */
function writesDecimalComma({ locale, countryCode }: SpreadsheetLocale): boolean {
  const format = new Intl.NumberFormat(`${locale.split('-')[0]}-${countryCode}`);
  return format.formatToParts(0.5).some(({ type, value }) => type === 'decimal' && value === ',');
}

/** Separator of two cells. */
export const csvSeparator = (church: SpreadsheetLocale): ';' | ',' =>
  writesDecimalComma(church) ? ';' : ',';

/**
 * A table as CSV (R28): byte order mark, separator and decimal sign of the church's country, CRLF after every line, all
 * cells quoted, quotes doubled, and `'` before texts that a spreadsheet could run. Numbers stay numbers: -5 stays -5.
 *
 * @param rows - null and numbers that are not finite become empty cells
 */
export function toCsv(
  header: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
  church: SpreadsheetLocale,
): string {
  const separator = csvSeparator(church);
  const sign = separator === ';' ? ',' : '.';
  const quoted = (cell: string | number | null) => `"${cellText(cell, sign).replaceAll('"', '""')}"`;
  const lines = [header, ...rows].map((cells) => cells.map(quoted).join(separator) + LINE_END);
  return BYTE_ORDER_MARK + lines.join('');
}

function cellText(cell: string | number | null, decimalSign: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell).replace('.', decimalSign) : '';
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** A cell without the `'` that {@link toCsv} put before it. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
}
