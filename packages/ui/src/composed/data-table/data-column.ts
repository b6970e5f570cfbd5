import { type ColumnDef, rowSortingFeature, tableFeatures } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { TableAlign } from '../../primitives/table/index.ts';
import type { SortValue } from './column-order.ts';
import type { SearchField } from './search-index.ts';

/**
 * Where a column stands in the lines of a narrow table: the name, what matters about it, what is quiet beside that, at the
 * end of both lines, or below them. The order within a place is that of the columns.
 */
export type LinePlace = 'title' | 'detail' | 'quiet' | 'end' | 'below';

/** A column of a {@link DataTable}, defined once for head, cells, cards, sorting and search. */
export interface DataColumn<Row> {
  readonly id: string;
  /** Text of its head. */
  readonly header: string;
  /** Its head is for screen readers only. @default false */
  readonly headerHidden?: boolean;
  /** Class of its head, for its width; in a short table columns fit their content instead. */
  readonly className?: string | undefined;
  /** Content of a row's cell. Called, not mounted: it may close over its table's props. */
  readonly cell: (row: Row) => ReactNode;
  /** Its cells name the row: screen readers read them with every other cell. @default false */
  readonly isRowHeader?: boolean;
  /** Tabular figures. @default false */
  readonly numeric?: boolean;
  /**
   * Its name beside the value where rows are cards; '' for none. In lines only what is given here.
   * @default the head, unless that is hidden
   */
  readonly label?: string;
  /**
   * Where its cells stand in a narrow table. If one column says it, all have to: rows are then lines there instead of
   * cards.
   */
  readonly place?: LinePlace;
  /** Alignment of head and cells. @default 'start' */
  readonly align?: TableAlign;
  /** Sort key of a row; without it the column is not sortable. */
  readonly sortValue?: (row: Row) => SortValue;
  /** Names of its two orders where the head is not in sight: ['más antiguas', 'más recientes']. @default from A to Z */
  readonly sortNames?: readonly [string, string];
  /** Text of a row for the search. */
  readonly searchText?: (row: Row) => SearchField;
}

type DataColumnMeta = Omit<DataColumn<never>, 'id' | 'cell' | 'sortValue' | 'sortNames' | 'searchText'>;

/** TanStack Table's features that the panel's tables use. */
export const dataTableFeatures = tableFeatures({ rowSortingFeature, columnMeta: {} as DataColumnMeta });

/** The column as TanStack Table's definition. */
export function toColumnDef<Row extends object>(
  column: DataColumn<Row>,
): ColumnDef<typeof dataTableFeatures, Row> {
  const { id, cell, sortValue, sortNames: _names, searchText: _text, ...meta } = column;
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
