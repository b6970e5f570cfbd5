import { type ColumnDef, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { SortValue } from './row-order.ts';
import type { SearchText } from './search-index.ts';
import { arrangedRows, useRowOrder } from './use-row-order.ts';
import { type RowSearch, useRowSearch } from './use-row-search.ts';

/** A column of a table of the panel. */
export interface AdminColumn<Row> {
  readonly id: string;
  /** What its head says. */
  readonly title: string;
  /** Its head is only for those who do not see the table. @default false */
  readonly titleHidden?: boolean;
  /** What the rows are sorted by here; without it they cannot be. */
  readonly value?: (row: Row) => SortValue;
  /** Class of its head. */
  readonly className?: string | undefined;
}

/** What a table of the panel shows and how it is steered. */
export interface AdminTable<Row> {
  /** Rows of the current page, searched and sorted. */
  readonly rows: readonly Row[];
  readonly search: RowSearch;
  /** How a column is sorted now, in the words of `aria-sort`. */
  readonly sortOf: (columnId: string) => 'ascending' | 'descending' | 'none';
  /** Sorts by a column: upwards, then downwards, then not at all. */
  readonly toggleSort: (columnId: string) => void;
  /** Current page, from 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly setPage: (page: number) => void;
  /** Changes when the rows stand in another order or are others; not when one of them changes its values. */
  readonly arrangement: string;
}

/** What {@link useAdminTable} needs; keep `columns`, `keyOf` and `searchText` at module scope. */
export interface AdminTableOptions<Row> {
  readonly data: readonly Row[];
  readonly columns: readonly AdminColumn<Row>[];
  readonly keyOf: (row: Row) => string;
  /** The fields that the search looks into. */
  readonly searchText: (row: Row) => SearchText;
  /** Rows on a page; `Infinity` for one page of all of them. */
  readonly pageSize: number;
}

const features = tableFeatures({ rowSortingFeature });
const noRows: never[] = [];

/**
 * Search, sorting and pages of a table whose rows are all in the browser. A change of a row (a saved aporte)
 * keeps page, order and search; only a new search starts again at the first page.
 *
 * TanStack Table keeps by what is sorted. It gets no rows: wrapping and comparing a hundred thousand of them takes it
 * three times as long as `useRowOrder`.
 */
export function useAdminTable<Row extends object>(options: AdminTableOptions<Row>): AdminTable<Row> {
  const { data, columns, keyOf, searchText, pageSize } = options;
  const definitions = useMemo(() => columns.flatMap(columnDefinition), [columns]);
  const table = useTable({ features, columns: definitions, data: noRows, getRowId: keyOf });
  const [sort] = table.state.sorting;
  const value = sort && columns.find((column) => column.id === sort.id)?.value;
  const order = useRowOrder(data, value, sort?.desc);
  const search = useRowSearch(data, searchText);
  const found = useMemo(() => arrangedRows(data, order, search.finds), [data, order, search.finds]);
  const [page, setPage] = useState(1);
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize));
  // Deleting the last row of the last page must not leave an empty one.
  const currentPage = Math.min(page, pageCount);
  const rows = pageCount === 1 ? found : found.slice((currentPage - 1) * pageSize, currentPage * pageSize);

  return {
    rows,
    search: {
      text: search.text,
      found: found.length,
      total: data.length,
      setText: (text) => {
        search.setText(text);
        setPage(1);
      },
    },
    sortOf: (columnId) => {
      if (sort?.id !== columnId) return 'none';
      return sort.desc ? 'descending' : 'ascending';
    },
    toggleSort: (columnId) => table.getColumn(columnId)?.toggleSorting(),
    page: currentPage,
    pageCount,
    setPage,
    arrangement: [sort?.id, sort?.desc, search.text, currentPage].join(' '),
  };
}

function columnDefinition<Row extends object>({
  id,
  value,
}: AdminColumn<Row>): ColumnDef<typeof features, Row>[] {
  return value ? [{ id, accessorFn: value, sortDescFirst: false }] : [];
}
