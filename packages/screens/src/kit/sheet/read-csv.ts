import { withoutGuard } from '@ministerio/contract/domain';
import Papa from 'papaparse';
import { SheetError, type SheetTable, toSheet } from './sheet.ts';

const DELIMITERS = [';', ',', '\t', '|'];

/**
 * Reads CSV with commas, semicolons, tabs or bars, in any of the encodings that {@link decodeText} knows.
 * @throws SheetError - a quotation mark is not closed, or too early (RFC 4180): what follows would be lost in one cell.
 */
export function readCsv(bytes: Uint8Array, maxRows: number): SheetTable {
  const text = decodeText(bytes);
  // A picture or a program, called .csv.
  if (text.includes('\u0000')) throw new SheetError('unreadable');
  // Excel's own first line about the separator is no row.
  const [line, separator] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const table = line === undefined ? text : text.slice(line.length);
  const delimiter = separator ?? guessDelimiter(table);
  const { data, errors } = Papa.parse<string[]>(table, { delimiter });
  const wrong = errors.find(({ type }) => type === 'Quotes');
  if (wrong !== undefined) throw new SheetError('quotes', { line: (wrong.row ?? 0) + 1 });
  const rows = toSheet(
    data.map((cells) => cells.map(withoutGuard)),
    maxRows,
  );
  return { name: '', rows, unshown: [], swallowing: swallowingRow(data, delimiter) };
}

/** The first row with a cell that holds whole rows: two stray quotation marks may close one another. */
function swallowingRow(data: readonly (readonly string[])[], delimiter: string): number | null {
  const width = data.reduce((widest, cells) => Math.max(widest, cells.length), 0);
  const index = data.findIndex((cells) =>
    cells.some((cell, column) => {
      const [, ...lines] = cell.split(/\r\n|[\r\n]/);
      const widths = lines.map((line) => line.split(delimiter).length);
      // The last one goes on behind the quotation mark.
      const last = widths.pop() ?? 1;
      return widths.includes(width) || (last > 2 && last + cells.length - 1 - column === width);
    }),
  );
  return width > 1 && index >= 0 ? index + 1 : null;
}

/** Papa's guess, made apart from the reading: it has to skip empty rows, which the reading counts. */
function guessDelimiter(text: string): string {
  const { meta } = Papa.parse(text, { preview: 1, skipEmptyLines: true, delimitersToGuess: DELIMITERS });
  return meta.delimiter;
}

/**
 * A text of unknown encoding: UTF-16 by its byte order mark, UTF-8 where it is valid, else Windows-1252, which is
 * what Excel writes on a Spanish Windows.
 */
function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
