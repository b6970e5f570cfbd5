import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { readSheet as readOneSheet } from 'read-excel-file/universal';
import { elementsOf, plainNumber, UNSHOWN, withShownNumbers } from './number-format.ts';
import { SheetError, type SheetFile, toSheet } from './sheet.ts';

/** Unpacked limit of a file of 5 MB: a list of 5,000 people takes about 3 MB. */
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;

/**
 * Reads one sheet of an Excel file: the one that is named, or the first visible one that can be read.
 * @throws SheetError - it is none, or exceeds a limit.
 */
export async function readXlsx(bytes: Uint8Array, maxRows: number, wanted?: string): Promise<SheetFile> {
  const parts = unpacked(bytes);
  // Uncompressed: the reader unpacks large parts in workers from `blob:` addresses, which `worker-src 'self'` refuses.
  const packed = zipSync(parts, { level: 0 }).buffer as ArrayBuffer;
  const all = elementsOf(textOf(parts, 'xl/workbook.xml'), 'sheet').map((read, index) => {
    return { name: read('name'), position: index + 1, isVisible: !/hidden/i.test(read('state')) };
  });
  const visible = all.filter(({ isVisible }) => isVisible);
  const sheets = visible.map(({ name }) => name);
  let failure: SheetError | undefined;
  for (const { name, position } of visible.filter(({ name }) => name === (wanted ?? name))) {
    try {
      return { ...(await readPosition(packed, position, maxRows)), sheet: name, sheets, swallowing: null };
    } catch (cause) {
      failure ??= cause instanceof SheetError ? cause : new SheetError('unreadable', { cause });
    }
  }
  throw failure ?? new SheetError('unreadable');
}

async function readPosition(packed: ArrayBuffer, position: number, maxRows: number) {
  const table = await readOneSheet(packed, position, { parseNumber: plainNumber });
  const unshown = new Set<number>();
  const rows = table.map((cells) =>
    cells.map((cell, column) => {
      const text = cellText(cell);
      if (!text.startsWith(UNSHOWN)) return text;
      unshown.add(column);
      return text.slice(UNSHOWN.length);
    }),
  );
  return { rows: toSheet(rows, maxRows), unshown: [...unshown].sort((a, b) => a - b) };
}

/** The parts of a file, with numbers as Excel shows them. A file that claims a false size is refused. */
function unpacked(bytes: Uint8Array): Zippable {
  let size = 0;
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.(xml|rels)$/i.test(name)) return false;
        size += originalSize;
        if (size > MAX_UNPACKED_BYTES) throw new SheetError('too-large');
        return true;
      },
    });
    const styles = textOf(parts, 'xl/styles.xml');
    for (const [name, part] of Object.entries(parts)) {
      if (!/^xl\/worksheets\/[^/]+\.xml$/i.test(name)) continue;
      parts[name] = strToU8(withShownNumbers(strFromU8(part), styles));
    }
    return parts;
  } catch (cause) {
    if (cause instanceof SheetError) throw cause;
    throw new SheetError('unreadable', { cause });
  }
}

function textOf(parts: Zippable, name: string): string {
  const part = parts[name];
  return part instanceof Uint8Array ? strFromU8(part) : '';
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}
