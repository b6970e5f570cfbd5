/** Lets spreadsheet programs read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/**
 * A text that a spreadsheet could run as a formula: its first visible character is `= + - @` or a full-width or
 * small twin of one, or it begins with a tab or a line break.
 */
const FORMULA =
  /^[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B]|^[ \p{Cf}]*[\t\r\n]/u;

/**
 * A table as CSV (R28): byte order mark, CRLF after every line, every cell quoted, quotes doubled, and a leading `'`
 * before texts that a spreadsheet could run. Numbers are amounts, not texts: -5 stays -5.
 *
 * @param rows a missing value (null) and a number that is not finite give an empty cell
 */
export function toCsv(
  header: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string {
  const lines = [header, ...rows].map((cells) => cells.map(quoted).join(',') + LINE_END);
  return BYTE_ORDER_MARK + lines.join('');
}

function quoted(cell: string | number | null): string {
  return `"${cellText(cell).replaceAll('"', '""')}"`;
}

function cellText(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  return FORMULA.test(cell) ? `'${cell}` : cell;
}
