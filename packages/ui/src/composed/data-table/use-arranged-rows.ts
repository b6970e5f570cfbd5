import type { SortingState } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { columnOrder } from './column-order.ts';
import type { DataColumn } from './data-column.ts';
import { type RowSearch, useRowSearch } from './use-row-search.ts';

/** Options of {@link useArrangedRows}. */
export interface ArrangedRowsOptions<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly DataColumn<Row>[];
  readonly searchable: boolean;
  /** Rows on a page; `Infinity` for one page of all of them. */
  readonly pageSize: number;
}

/** The rows that a table shows, and the state that selects them. */
export interface ArrangedRows<Row> {
  /** The rows of the current page, searched and sorted. */
  readonly rows: readonly Row[];
  /** How many rows the search found, over all pages. */
  readonly found: number;
  readonly search: RowSearch;
  readonly sorting: SortingState;
  readonly setSorting: (sorting: SortingState | ((known: SortingState) => SortingState)) => void;
  /** Current page, from 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly setPage: (page: number) => void;
}

/**
 * Client-side search, sorting and pagination. A change of a row (a saved aporte) keeps all three; only a new search
 * returns to the first page. A column is sorted once per list: reversing it takes its other order.
 */
export function useArrangedRows<Row>(options: ArrangedRowsOptions<Row>): ArrangedRows<Row> {
  const { rows, columns, searchable, pageSize } = options;
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
      setText: (text) => {
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
