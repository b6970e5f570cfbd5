import type { SortingState } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { columnOrder } from './column-order.ts';
import type { DataColumn } from './data-column.ts';
import { useRowSearch } from './use-row-search.ts';

/**
 * Client-side search, sorting and pagination. A change of a row (a saved aporte) keeps all three; only a new search
 * returns to the first page. A column is sorted once per list: reversing it takes its other order.
 * @param pageSize - rows on a page; `Infinity` for one page of all of them.
 * @returns the `rows` of the current page, how many the search `found` over all pages, and the state that selects them;
 * pages count from 1.
 */
export function useArrangedRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  searchable: boolean,
  pageSize: number,
) {
  const [sorting, setSorting] = useState<SortingState>([]);
  const [sort] = sorting;
  const sortValue = sort && columns.find(({ id }) => id === sort.id)?.sortValue;
  const orders = useMemo(() => (sortValue ? columnOrder(rows.map(sortValue)) : null), [rows, sortValue]);
  const order = orders && (sort?.desc ? orders.descending : orders.ascending);
  const search = useRowSearch(rows, columns, searchable);
  const { matches } = search;
  const found = useMemo(() => arrange(rows, order, matches), [rows, order, matches]);
  const [page, setPage] = useState(1);
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize));
  // Deleting the last row of the last page must not leave an empty one.
  const currentPage = Math.min(page, pageCount);
  const start = pageCount > 1 ? (currentPage - 1) * pageSize : 0;
  return {
    rows: useMemo(
      () => (pageCount > 1 ? found.slice(start, start + pageSize) : found),
      [found, pageCount, start, pageSize],
    ),
    found: found.length,
    search: {
      ...search,
      setText: (text: string) => {
        search.setText(text);
        setPage(1);
      },
    },
    sorting,
    setSorting,
    page: currentPage,
    pageCount,
    setPage,
  };
}

function arrange<Row>(
  rows: readonly Row[],
  order: Uint32Array | null,
  matches: ((index: number) => boolean) | null,
): readonly Row[] {
  if (!order) return matches ? rows.filter((_, index) => matches(index)) : rows;
  const arranged: Row[] = [];
  for (const index of order) {
    const row = rows[index];
    if (row !== undefined && (!matches || matches(index))) arranged.push(row);
  }
  return arranged;
}
