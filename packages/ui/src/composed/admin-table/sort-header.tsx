import { cx } from 'class-variance-authority';
import { Table, type TableHeaderCellProps } from '../../primitives/table/index.ts';
import styles from './admin-table.module.css';
import type { AdminTable } from './use-admin-table.ts';

/** Props of {@link SortHeader}. */
export interface SortHeaderProps extends Omit<TableHeaderCellProps, 'children' | 'sort' | 'onSort'> {
  /** The table that is sorted, from `useAdminTable`. */
  readonly table: Pick<AdminTable<never>, 'sortOf' | 'toggleSort'>;
  /** Id of the column, as `useAdminTable` was given it. */
  readonly column: string;
  /** The column's name. */
  readonly children: string;
}

/** A column's head that sorts the table by it. */
export function SortHeader({ table, column, className, children, ...rest }: SortHeaderProps) {
  return (
    <Table.HeaderCell
      {...rest}
      data-component="SortHeader"
      className={cx(styles.Header, className)}
      sort={table.sortOf(column)}
      onSort={() => table.toggleSort(column)}
    >
      {children}
    </Table.HeaderCell>
  );
}
