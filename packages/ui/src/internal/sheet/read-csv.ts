import Papa from 'papaparse';
import { type Sheet, SheetError, toSheet } from './sheet.ts';

const DELIMITERS = [';', ',', '\t', '|'];

/** Reads CSV with commas, semicolons, tabs or bars, in any of the encodings that {@link decodeText} knows. */
export function readCsv(bytes: Uint8Array): Sheet {
  const text = decodeText(bytes);
  // A picture or a program, called .csv.
  if (text.includes('\u0000')) throw new SheetError('unreadable');
  // Excel's own first line about the separator is no row.
  const [line, separator] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const table = line === undefined ? text : text.slice(line.length);
  const { data } = Papa.parse<string[]>(table, { delimiter: separator ?? guessDelimiter(table) });
  return toSheet(data);
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
