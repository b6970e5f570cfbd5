import Papa from 'papaparse';
import { decodeText } from './decode-text.ts';
import { guessSeparator } from './guess-separator.ts';
import { type Sheet, SheetError, toSheet } from './sheet.ts';

/** Reads CSV with commas, semicolons, tabs or bars, in any of the encodings that {@link decodeText} knows. */
export function readCsv(bytes: Uint8Array): Sheet {
  const text = decodeText(bytes);
  // A picture or a program, called .csv.
  if (text.includes('\u0000')) throw new SheetError('unreadable');
  // Excel's own first line about the separator is no row.
  const [line, separator] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const table = line === undefined ? text : text.slice(line.length);
  const { data } = Papa.parse<string[]>(table, { delimiter: separator ?? guessSeparator(table) });
  return toSheet(data);
}
