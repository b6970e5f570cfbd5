import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { type Sheet, SheetError } from './sheet.ts';

function startsWith(bytes: Uint8Array, ...start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/**
 * Reads a file by its content, whatever its name: Excel's .xlsx, or CSV.
 * @param maxRows - most rows with content, the header included.
 * @throws SheetError - it is neither, it is empty, or it has more rows.
 */
export async function readSheet(bytes: Uint8Array, maxRows: number): Promise<Sheet> {
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new SheetError('old-excel');
  const sheet = startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) ? await readXlsx(bytes) : readCsv(bytes);
  if (sheet.length === 0) throw new SheetError('empty');
  if (sheet.length > maxRows) throw new SheetError('too-many-rows');
  return sheet;
}
