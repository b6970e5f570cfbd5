import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';
import { elementsOf, plainNumber, UNSHOWN, withShownNumbers } from './number-format.ts';
import { SheetError, type SheetTable, toSheet } from './sheet.ts';

/** Unpacked limit of a file of 5 MB: a list of 5,000 people takes about 3 MB. */
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;

/** Reads the visible sheets of an Excel file. @throws SheetError - it is none, or no sheet is within the limits. */
export async function readXlsx(bytes: Uint8Array, maxRows: number): Promise<readonly SheetTable[]> {
  const parts = unpacked(bytes);
  // Uncompressed: the reader unpacks large parts in workers from `blob:` addresses, which `worker-src 'self'` refuses.
  const packed = zipSync(parts, { level: 0 }).buffer as ArrayBuffer;
  const states = elementsOf(textOf(parts, 'xl/workbook.xml'), 'sheet').map((read) => read('state'));
  const all = await readXlsxFile(packed, { parseNumber: plainNumber }).catch((cause: unknown) => {
    throw new SheetError('unreadable', { cause });
  });
  let failure: unknown;
  const sheets = all.flatMap(({ sheet: name, data }, index) => {
    if (/hidden/i.test(states[index] ?? '')) return [];
    try {
      return [tableOf(name, data, maxRows)];
    } catch (error) {
      failure ??= error;
      return [];
    }
  });
  if (sheets.length === 0) throw failure ?? new SheetError('unreadable');
  return sheets;
}

/** @param data - undefined of a sheet that is a chart. */
function tableOf(name: string, data: readonly (readonly unknown[])[] = [], maxRows: number): SheetTable {
  const unshown = new Set<number>();
  const table = data.map((cells) =>
    cells.map((cell, column) => {
      const text = cellText(cell);
      if (!text.startsWith(UNSHOWN)) return text;
      unshown.add(column);
      return text.slice(UNSHOWN.length);
    }),
  );
  return { name, rows: toSheet(table, maxRows), unshown: [...unshown], swallowing: null };
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
