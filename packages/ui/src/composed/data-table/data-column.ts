import { type Cell, type ColumnDef, rowSortingFeature, tableFeatures } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { SortValue } from './column-order.ts';
import type { SearchField } from './search-index.ts';

/** A column of a {@link DataTable}, described once for head, cells, cards, sorting and search. */
export interface DataColumn<Row> {
  readonly id: string;
  /** What its head says. */
  readonly header: string;
  /** Its head is only for those who do not see the table. @default false */
  readonly headerHidden?: boolean;
  /** Class of its head, for its width. It binds in a long table; in a short one columns fit what is in them. */
  readonly className?: string | undefined;
  /** What a row shows here. Called, not mounted: it may close over what its table was given. */
  readonly cell: (row: Row) => ReactNode;
  /** Its cells say whose row it is: screen readers tell them with every other cell. @default false */
  readonly isRowHeader?: boolean;
  /** Figures of one width, so that they stand under each other. @default false */
  readonly numeric?: boolean;
  /** Its name beside the value where rows are cards; '' for none. @default the head, unless that is hidden */
  readonly label?: string;
  /** What the rows are sorted by here; without it they cannot be. */
  readonly sortValue?: (row: Row) => SortValue;
  /** What the search finds a row by here. */
  readonly searchText?: (row: Row) => SearchField;
}

type DataColumnMeta = Omit<DataColumn<never>, 'id' | 'cell' | 'sortValue' | 'searchText'>;

/** What the panel's tables use of TanStack Table. */
export const dataTableFeatures = tableFeatures({ rowSortingFeature, columnMeta: {} as DataColumnMeta });

/** A cell of a column that was described so. */
export type DataTableCell<Row extends object> = Cell<typeof dataTableFeatures, Row>;

/** A column as TanStack Table knows it. */
export function toColumnDef<Row extends object>(
  column: DataColumn<Row>,
): ColumnDef<typeof dataTableFeatures, Row> {
  const { id, cell, sortValue, searchText: _, ...meta } = column;
  const definition = {
    id,
    header: meta.header,
    cell: ({ row }: { row: { original: Row } }) => cell(row.original),
    meta,
  };
  return sortValue
    ? { ...definition, accessorFn: sortValue, sortDescFirst: false }
    : { ...definition, enableSorting: false };
}
