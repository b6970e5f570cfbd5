/** An item between the arrows: a page number (from 1) or a gap. */
export type PageMark = number | 'gap';

/**
 * First, last and the neighbours of the current page, with a gap where pages are left out. A gap never
 * hides a single page, so from eight pages on the row always has the same length.
 * @param page - current page, from 1.
 * @param pageCount - number of pages.
 */
export function pageNumbers(page: number, pageCount: number): readonly PageMark[] {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (pageCount <= 7) return range(1, pageCount);
  if (page <= 4) return [...range(1, 5), 'gap', pageCount];
  if (page >= pageCount - 3) return [1, 'gap', ...range(pageCount - 4, pageCount)];
  return [1, 'gap', ...range(page - 1, page + 1), 'gap', pageCount];
}
