import { cx } from 'class-variance-authority';
import { type ReactNode, useRef } from 'react';
import type { RowWindow } from '../../internal/row-window/index.ts';
import { useFocusNext } from '../../internal/use-focus-next.ts';
import { useMergedRef } from '../../internal/use-merged-ref.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { Table } from '../../primitives/table/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import styles from './admin-table.module.css';
import { SortHeader } from './sort-header.tsx';
import { TableFrame, type TableFrameProps } from './table-frame.tsx';
import { TablePager } from './table-pager.tsx';
import { TableTools } from './table-tools.tsx';
import type { AdminColumn, AdminTable } from './use-admin-table.ts';

/** Props of {@link SearchTable}. */
export interface SearchTableProps extends Omit<TableFrameProps, 'children'> {
  /** The table's state, from `useAdminTable`. */
  readonly table: Omit<AdminTable<never>, 'rows' | 'arrangement'> & { readonly rows: readonly unknown[] };
  /** The columns that `useAdminTable` was given, in order. */
  readonly columns: readonly Pick<
    AdminColumn<never>,
    'id' | 'title' | 'titleHidden' | 'value' | 'className'
  >[];
  /** Name of the table for those who do not see the heading above it. */
  readonly caption: string;
  /** What stands instead of the table while there is not one row. */
  readonly empty: string;
  /** What stands there when the search finds none. @default what `empty` says */
  readonly noMatch?: string;
  /** What the search looks into: 'Buscar por nombre, usuario o email'. */
  readonly searchLabel: string;
  /** What is counted, one and many: ['usuario', 'usuarios']. */
  readonly nouns: readonly [string, string];
  /** Name of the pages' navigation: 'Páginas de usuarios'. */
  readonly pagerLabel: string;
  /** Which rows are rendered, where the page is so long that not all of them are. */
  readonly rowWindow?: RowWindow | undefined;
  /** The rows of the current page; the button that may take its row away carries `data-part="row-action"`. */
  readonly children: ReactNode;
  /** What stands under the table: totals. */
  readonly footer?: ReactNode;
  /** Buttons beside the search. */
  readonly tools?: ReactNode;
}

/**
 * A table of the panel with its search, sorting and pages, or the words for nothing there. The focus goes on to the next
 * row when one is gone. Renders a `<div>`.
 */
export function SearchTable(props: SearchTableProps) {
  const { table, columns, caption, empty, noMatch = empty, ...others } = props;
  const { searchLabel, nouns, pagerLabel, footer, tools, rowWindow, children, ...rest } = others;
  const frame = useRef<HTMLDivElement>(null);
  const root = { 'data-component': 'SearchTable', ...rest, ref: useMergedRef(frame, rest.ref), tabIndex: -1 };
  useFocusNext(frame, '[data-part="row-action"]');
  const partial = rowWindow && !rowWindow.whole ? rowWindow : undefined;
  if (table.search.total === 0) {
    return (
      <TableFrame {...root}>
        <EmptyState title={empty} />
      </TableFrame>
    );
  }
  return (
    <TableFrame {...root}>
      <TableTools search={table.search} searchLabel={searchLabel} nouns={nouns}>
        {tools}
      </TableTools>
      {table.rows.length === 0 ? (
        <EmptyState title={noMatch}>Prueba con otra palabra.</EmptyState>
      ) : (
        <Table.Root caption={caption} captionHidden stickyHead rowCount={partial && partial.count + 1}>
          <Table.Head>
            <Table.Row aria-rowindex={partial && 1}>
              {columns.map(({ id, title, titleHidden, value, className }) =>
                value ? (
                  <SortHeader key={id} table={table} column={id} className={className}>
                    {title}
                  </SortHeader>
                ) : (
                  <Table.HeaderCell key={id} className={cx(styles.Header, className)}>
                    {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
                  </Table.HeaderCell>
                ),
              )}
            </Table.Row>
          </Table.Head>
          <Table.Body ref={partial?.bodyRef} onFocus={partial?.onFocus}>
            {children}
          </Table.Body>
        </Table.Root>
      )}
      <TablePager table={table} label={pagerLabel} />
      {footer}
    </TableFrame>
  );
}
