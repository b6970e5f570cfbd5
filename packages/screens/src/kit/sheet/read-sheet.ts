import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { SheetError, type SheetTable } from './sheet.ts';

function startsWith(bytes: Uint8Array, ...start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/**
 * Reads a file by its content, whatever its name: Excel's .xlsx, or CSV.
 * @param maxRows - most rows with content, the header included.
 * @returns its visible sheets within the limits, at least one.
 * @throws SheetError - it is neither, it is empty, it has more rows, or quotation marks that do not close.
 */
export async function readSheets(bytes: Uint8Array, maxRows: number): Promise<readonly SheetTable[]> {
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new SheetError('old-excel');
  return startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) ? readXlsx(bytes, maxRows) : [readCsv(bytes, maxRows)];
}
