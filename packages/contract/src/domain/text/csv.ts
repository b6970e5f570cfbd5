/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/**
 * A text that a spreadsheet could run as a formula: its first visible character is `= + - @` or a full-width or small
 * variant, or it starts with a tab or a line break.
 */
const FORMULA =
  /^[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B]|^[ \p{Cf}]*[\t\r\n]/u;

/**
 * A table as CSV (R28): byte order mark, CRLF after every line, all cells quoted, quotes doubled, and `'` before texts
 * that a spreadsheet could run. Numbers stay numbers: -5 stays -5.
 *
 * @param rows - null and numbers that are not finite become empty cells
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
