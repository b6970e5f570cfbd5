import type { ReactTable } from '@tanstack/react-table';
import { cx } from 'class-variance-authority';
import { Table } from '../../primitives/table/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import type { dataTableFeatures } from './data-column.ts';
import styles from './data-table.module.css';

interface DataHeadProps<Data extends object> {
  readonly table: ReactTable<typeof dataTableFeatures, Data>;
  /** Only some of the rows are rendered, so this one needs its row index. */
  readonly partial: boolean;
  /** Whether they can be pressed, where they are in sight. */
  readonly pressable: boolean;
}

const words = { asc: 'ascending', desc: 'descending' } as const;

/** The heads of the columns; sortable ones are buttons. */
export function DataHead<Data extends object>({ table, partial, pressable }: DataHeadProps<Data>) {
  return (
    <Table.Head>
      <Table.Row aria-rowindex={partial ? 1 : undefined}>
        {table.getFlatHeaders().map(({ id, column }) => {
          const { header, headerHidden, className, align } = column.columnDef.meta ?? {};
          const sorted = column.getIsSorted();
          return (
            <Table.HeaderCell
              key={id}
              className={cx(styles.Header, className)}
              align={align}
              {...(column.getCanSort() && {
                sort: sorted ? words[sorted] : 'none',
                onSort: pressable ? () => column.toggleSorting() : undefined,
              })}
            >
              {headerHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
            </Table.HeaderCell>
          );
        })}
      </Table.Row>
    </Table.Head>
  );
}
