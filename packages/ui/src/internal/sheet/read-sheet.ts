import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { SheetError, type SheetFile } from './sheet.ts';

function startsWith(bytes: Uint8Array, ...start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/**
 * Reads a file by its content, whatever its name: Excel's .xlsx, or CSV.
 * @param maxRows - most rows with content, the header included.
 * @param sheet - which of several sheets; the first visible one that can be read unless given.
 * @throws SheetError - it is neither, it is empty, it has more rows, or quotation marks that do not close.
 */
export async function readSheet(bytes: Uint8Array, maxRows: number, sheet?: string): Promise<SheetFile> {
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new SheetError('old-excel');
  return startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)
    ? readXlsx(bytes, maxRows, sheet)
    : readCsv(bytes, maxRows);
}
