import type { RecordId } from '@ministerio/contract';

/** The most rows of one answer (R32). */
export const PAGE_ROWS = 100_000;

/**
 * Reads a list to its end: what is downloaded must hold every row (decisions section 4).
 * @param read - one answer, from the given row on.
 * @param pageRows - as many rows as one answer has at most. @default 100000
 * @returns every row once. A backend that ignores the offset answers the same rows again; they are read no further.
 */
export async function allPages<Row extends { readonly id: RecordId }>(
  read: (offset: number) => Promise<readonly Row[]>,
  pageRows = PAGE_ROWS,
): Promise<readonly Row[]> {
  const first = await read(0);
  if (first.length < pageRows) return first;
  const rows = new Map(first.map((row) => [row.id, row]));
  for (let offset = pageRows; ; offset += pageRows) {
    const known = rows.size;
    const page = await read(offset);
    // A mark made meanwhile moves the rows on, so that the last of a page comes again as the first of the next.
    for (const row of page) if (!rows.has(row.id)) rows.set(row.id, row);
    if (page.length < pageRows || rows.size === known) return [...rows.values()];
  }
}
