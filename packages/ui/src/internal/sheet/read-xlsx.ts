import { unzipSync, type Zippable, zipSync } from 'fflate';
import { readSheet as readFirstSheet } from 'read-excel-file/universal';
import { type Sheet, SheetError, toSheet } from './sheet.ts';

/** Unpacked limit of a file of 5 MB: a list of 5,000 people takes about 3 MB. */
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;

/** Reads the first sheet of an Excel file. @throws SheetError - it is none, or unpacks to more than the limit. */
export async function readXlsx(bytes: Uint8Array): Promise<Sheet> {
  const packed = withoutCompression(bytes);
  try {
    const rows = await readFirstSheet(packed, { parseNumber: plainNumber });
    return toSheet(rows.map((row) => row.map(cellText)));
  } catch (cause) {
    throw new SheetError('unreadable', { cause });
  }
}

/**
 * The same file uncompressed. The reader unpacks large parts in workers from `blob:` addresses, which
 * `worker-src 'self'` refuses; here it finds nothing to unpack. A file that claims a false size is refused.
 */
function withoutCompression(bytes: Uint8Array): ArrayBuffer {
  let size = 0;
  try {
    const files: Zippable = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.(xml|rels)$/i.test(name)) return false;
        size += originalSize;
        if (size > MAX_UNPACKED_BYTES) throw new SheetError('too-large');
        return true;
      },
    });
    return zipSync(files, { level: 0 }).buffer as ArrayBuffer;
  } catch (cause) {
    if (cause instanceof SheetError) throw cause;
    throw new SheetError('unreadable', { cause });
  }
}

/** Numbers stay as their digits: a membership number is a text. Excel writes large ones as 1.0482E10. */
function plainNumber(digits: string): string {
  return /e/i.test(digits) ? String(Number(digits)) : digits;
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}
