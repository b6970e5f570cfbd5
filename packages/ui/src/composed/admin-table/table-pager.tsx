import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Pagination } from '../../primitives/pagination/index.ts';
import styles from './admin-table.module.css';
import type { AdminTable } from './use-admin-table.ts';

/** Props of {@link TablePager}. */
export interface TablePagerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The table whose pages these are, from `useAdminTable`. */
  readonly table: Pick<AdminTable<never>, 'page' | 'pageCount' | 'setPage'>;
  /** Name of the navigation: 'Páginas de usuarios'. */
  readonly label: string;
}

/** The pages under a table; nothing while everything fits on one. */
export function TablePager({ table, label, className, ...rest }: TablePagerProps) {
  if (table.pageCount <= 1) return null;
  return (
    <div {...rest} className={cx(styles.Pager, className)} data-component="TablePager">
      <Pagination page={table.page} pageCount={table.pageCount} onPageChange={table.setPage} label={label} />
    </div>
  );
}
