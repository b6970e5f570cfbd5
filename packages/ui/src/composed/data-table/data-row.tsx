import type { Row } from '@tanstack/react-table';
import { memo, type RefCallback } from 'react';
import { Table } from '../../primitives/table/index.ts';
import type { dataTableFeatures } from './data-column.ts';

interface DataRowProps<Data extends object> {
  readonly row: Row<typeof dataTableFeatures, Data>;
  /** The columns of the row's cells. */
  readonly columns: readonly unknown[];
  /** Its index among all rows, rendered or not. */
  readonly index: number;
  /** Measures its height, where not all rows are rendered. */
  readonly measure: RefCallback<HTMLTableRowElement> | undefined;
}

function CellsOfRow<Data extends object>({ row, index, measure }: DataRowProps<Data>) {
  return (
    <Table.Row data-index={index} aria-rowindex={measure && index + 2} ref={measure}>
      {row.getAllCells().map((cell) => {
        const { cell: template, meta } = cell.column.columnDef;
        const { header = '', headerHidden, label, isRowHeader, numeric, align, place } = meta ?? {};
        return (
          <Table.Cell
            key={cell.column.id}
            label={label ?? (headerHidden ? '' : header)}
            rowHeader={isRowHeader}
            numeric={numeric}
            align={align}
            data-place={place}
            data-labelled={place && label ? '' : undefined}
          >
            {/* Called, not mounted as `FlexRender` does: a new column definition must not take the focus from its cells. */}
            {typeof template === 'function' ? template(cell.getContext()) : template}
          </Table.Cell>
        );
      })}
    </Table.Row>
  );
}

/**
 * One row. Memoised by its data: scrolling creates new row objects, and typing in one row must not render the others
 * again.
 */
export const DataRow = memo(
  CellsOfRow,
  (before, after) =>
    before.row.original === after.row.original &&
    before.columns === after.columns &&
    before.index === after.index &&
    before.measure === after.measure,
) as typeof CellsOfRow;
