import type { RecordId } from '@ministerio/contract';

/** Maximum rows per answer (R32). */
export const PAGE_ROWS = 100_000;

/**
 * Fetches every page of a list: a download must hold every row (decisions section 4).
 * @param read - fetches one page from the given offset.
 * @param pageRows - maximum rows per page. @default 100000
 * @returns every row once. It stops when a page has nothing new, as from a backend that ignores the
 * offset.
 */
export async function allPages<Row extends { readonly id: RecordId }>(
  read: (offset: number) => Promise<readonly Row[]>,
  pageRows = PAGE_ROWS,
): Promise<readonly Row[]> {
  const first = await read(0);
  if (first.length < pageRows) return first;
  const rows = new Map(first.map((row) => [row.id, row]));
  for (let offset = pageRows; ; offset += pageRows) {
    const before = rows.size;
    const page = await read(offset);
    // A new mark shifts the rows, so the last of a page may come again as the first of the next.
    for (const row of page) if (!rows.has(row.id)) rows.set(row.id, row);
    if (page.length < pageRows || rows.size === before) return [...rows.values()];
  }
}
