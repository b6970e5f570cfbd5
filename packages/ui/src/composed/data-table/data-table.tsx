import { type SortingState, type Updater, useTable } from '@tanstack/react-table';
import { cx } from 'class-variance-authority';
import { type ComponentProps, Fragment, type ReactNode, useMemo, useRef } from 'react';
import { useFocusNext } from '../../hooks/use-focus-next.ts';
import { useMergedRef } from '../../hooks/use-merged-ref.ts';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { Pagination } from '../../primitives/pagination/pagination.tsx';
import { Table } from '../../primitives/table/index.ts';
import { dataTable as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import { type DataColumn, dataTableFeatures, toColumnDef } from './data-column.ts';
import { DataHead } from './data-head.tsx';
import { DataRow } from './data-row.tsx';
import styles from './data-table.module.css';
import { DensitySwitch, useDensity } from './density-switch.tsx';
import lines from './lines.module.css';
import { OrderSelect, useOrderShown } from './order-select.tsx';
import { type TableSearch, TableTools } from './table-tools.tsx';
import { useArrangedRows } from './use-arranged-rows.ts';
import { type RowKey, useVirtualRows } from './use-virtual-rows.ts';

export interface DataTableProps<Row extends object> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Every row; the table searches, sorts and paginates them. */
  readonly rows: readonly Row[];
  /** The columns, in order. Keep them at module scope or memoised: every row renders again when they change. */
  readonly columns: readonly DataColumn<Row>[];
  /** Key of a row. Keep it at module scope. */
  readonly rowKey: RowKey<Row>;
  /** Name of the table for screen readers. */
  readonly caption: string;
  /** Title of the empty state, where there are no rows. */
  readonly empty: string;
  /** Advice for the user where there are no rows. */
  readonly emptyHint?: string | undefined;
  /** A search over the columns that have a `searchText`; without it there is none. */
  readonly search?: TableSearch | undefined;
  /** Rows on a page, and the name of the pages' navigation: 'Páginas de usuarios'. @default one page of all rows */
  readonly pages?: { readonly size: number; readonly label: string } | undefined;
  /** Buttons beside the search. */
  readonly tools?: ReactNode;
  /** Name of the order that the rows come in, where the heads are not in sight: 'más recientes'. */
  readonly listed?: string | undefined;
  /** One line over the rows that stays in sight while they scroll: totals. */
  readonly summary?: ReactNode;
  /** Lets people choose the height of the rows, on a wide screen with a fine pointer. @default false */
  readonly densitySwitch?: boolean | undefined;
  /** Content under the table. */
  readonly footer?: ReactNode;
}

/**
 * A table of the panel with search, sorting and pages, or an empty state. From 101 rows on a page, only those in the
 * viewport are rendered. When a row is removed, the focus moves to the next one: the button that removes it has
 * `data-part="row-action"`. Renders a `<div>`.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const words = useWords(spanish);
  const { rows, columns, rowKey, caption, empty, emptyHint, search, pages, tools, ...others } = props;
  const { listed, summary, densitySwitch = false, footer, className, ref, ...rest } = others;
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const [density, setDensity] = useDensity();
  const isOrderShown = useOrderShown(frame);
  const isLines = columns.some(({ place }) => place);
  const root = {
    'data-component': 'DataTable',
    ...rest,
    className: cx(styles.Root, isLines && lines.Root, className),
    'data-rows': density,
    'data-lines': isLines || undefined,
    ref: useMergedRef(frame, ref),
    tabIndex: -1,
  };
  useFocusNext(frame, '[data-part="row-action"]');
  const pageSize = pages?.size ?? Number.POSITIVE_INFINITY;
  const arranged = useArrangedRows(rows, columns, search !== undefined, pageSize);
  const { partial, items, spaceAfter, measureRow, onFocus } = useVirtualRows(
    arranged.rows,
    rowKey,
    body,
    density,
  );
  const definitions = useMemo(() => columns.map(toColumnDef), [columns]);
  // TanStack Table gets only the rendered rows: a hundred thousand would cost more than all the rest (ADR 14).
  const table = useTable({
    features: dataTableFeatures,
    columns: definitions,
    data: useMemo(() => items.map(({ row }) => row), [items]),
    getRowId: (row) => String(rowKey(row)),
    manualSorting: true,
    enableMultiSort: false,
    state: { sorting: arranged.sorting },
    onSortingChange: sortBy,
  });
  function sortBy(sorting: Updater<SortingState>) {
    arranged.setSorting(sorting);
    if ((box.current?.getBoundingClientRect().top ?? 0) < 0) box.current?.scrollIntoView({ block: 'start' });
  }
  const shown = table.getRowModel().rows;
  if (rows.length === 0) {
    return (
      <div {...root}>
        <EmptyState title={empty}>{emptyHint}</EmptyState>
        {summary && <div className={styles.Summary}>{summary}</div>}
        {footer}
      </div>
    );
  }
  const order = (
    <OrderSelect columns={columns} listed={listed} sorting={arranged.sorting} onSortingChange={sortBy} />
  );
  return (
    <div {...root}>
      {search ? (
        <TableTools
          search={search}
          text={arranged.search.text}
          onTextChange={arranged.search.setText}
          found={arranged.found}
          total={rows.length}
        >
          {order}
          {tools}
          {densitySwitch && <DensitySwitch density={density} onDensityChange={setDensity} />}
        </TableTools>
      ) : (
        order
      )}
      {summary && <div className={styles.Summary}>{summary}</div>}
      {arranged.rows.length === 0 ? (
        <EmptyState title={search?.noMatch ?? empty}>{words.otherWord}</EmptyState>
      ) : (
        <Table.Root
          ref={box}
          caption={caption}
          captionHidden
          stickyHead
          rowCount={partial ? arranged.rows.length + 1 : undefined}
        >
          <DataHead table={table} partial={partial} pressable={!isOrderShown} />
          <Table.Body ref={body} onFocus={partial ? onFocus : undefined}>
            {shown.map((row, position) => {
              const { index = 0, spaceBefore = 0 } = items[position] ?? {};
              return (
                <Fragment key={row.id}>
                  {spaceBefore > 0 ? <Table.Spacer columns={columns.length} blockSize={spaceBefore} /> : null}
                  <DataRow
                    row={row}
                    columns={definitions}
                    index={index}
                    measure={partial ? measureRow : undefined}
                  />
                </Fragment>
              );
            })}
            {spaceAfter > 0 ? <Table.Spacer columns={columns.length} blockSize={spaceAfter} /> : null}
          </Table.Body>
        </Table.Root>
      )}
      {pages && arranged.pageCount > 1 && (
        <div className={styles.Pager}>
          <Pagination
            page={arranged.page}
            pageCount={arranged.pageCount}
            onPageChange={arranged.setPage}
            label={pages.label}
          />
        </div>
      )}
      {footer}
    </div>
  );
}
