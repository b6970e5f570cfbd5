import { cx } from 'class-variance-authority';
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useMergedRef } from '../../hooks/use-merged-ref.ts';
import { table as spanish } from '../../words/primitives.ts';
import { useWords } from '../../words/use-words.ts';
import { arrowDown, arrowUp, Glyph, sort as unsorted } from '../icon/index.ts';
import styles from './table.module.css';

export interface TableRootProps extends ComponentProps<'div'> {
  /** Subject of the table. */
  caption: ReactNode;
  /** Keeps the caption for screen readers, where a heading names the table. @default false */
  captionHidden?: boolean | undefined;
  /**
   * The head stays visible while the page scrolls, `--table-head-inset` below the viewport's edge; not where the table
   * scrolls sideways. @default false
   */
  stickyHead?: boolean | undefined;
  /**
   * Number of all rows, the head included, where only some of them are rendered. The columns then keep the widths
   * of their heads, so that they do not shift while rows are replaced, and cards form one column.
   */
  rowCount?: number | undefined;
}

/**
 * A table. Renders a `<div>` (which scrolls sideways and gets `ref` and `className`) around the `<table>`. Where the
 * div is narrower than 640 px each row is a card whose cells carry the names of their columns. Roles are
 * explicit because browsers drop them when a table's display changes.
 */
export function TableRoot({
  caption,
  captionHidden = false,
  stickyHead = false,
  rowCount,
  className,
  children,
  ref,
  ...rest
}: TableRootProps) {
  const captionId = useId();
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useOverflowing(box);
  return (
    <div
      data-component="Table"
      {...(scrolls ? { role: 'region', tabIndex: 0, 'aria-labelledby': captionId } : {})}
      {...rest}
      ref={useMergedRef(box, ref)}
      data-sticky-head={stickyHead || undefined}
      data-overflowing={scrolls || undefined}
      data-partial={rowCount === undefined ? undefined : ''}
      className={cx(styles.Root, className)}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: browsers drop the role when the display changes */}
      <table role="table" className={styles.Table} aria-rowcount={rowCount}>
        <caption id={captionId} className={styles.Caption} data-visually-hidden={captionHidden || undefined}>
          {caption}
        </caption>
        {children}
      </table>
    </div>
  );
}

/** Whether an element overflows, so that it must be focusable to be scrolled by keyboard. */
function useOverflowing(target: RefObject<HTMLElement | null>): boolean {
  const [overflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const measure = () =>
      setOverflowing(
        element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1,
      );
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [target]);
  return overflowing;
}

/** The row of column names. Renders a `<thead>`; its child is one row of header cells. */
export function TableHead({ className, ...rest }: ComponentProps<'thead'>) {
  return (
    <thead
      data-component="TableHead"
      // biome-ignore lint/a11y/noRedundantRoles: browsers drop the role when the display changes
      role="rowgroup"
      {...rest}
      className={cx(styles.Head, className)}
    />
  );
}

/** The rows. Renders a `<tbody>`. */
export function TableBody({ className, ...rest }: ComponentProps<'tbody'>) {
  return (
    <tbody
      data-component="TableBody"
      // biome-ignore lint/a11y/noRedundantRoles: browsers drop the role when the display changes
      role="rowgroup"
      {...rest}
      className={cx(styles.Body, className)}
    />
  );
}

export interface TableRowProps extends ComponentProps<'tr'> {
  /** Marks the row as selected; a checkbox in it says so to screen readers. @default false */
  selected?: boolean | undefined;
}

/** One row. Renders a `<tr>`; `[data-selected]` while selected. */
export function TableRow({ selected = false, className, ...rest }: TableRowProps) {
  return (
    <tr
      data-component="TableRow"
      // biome-ignore lint/a11y/noRedundantRoles: browsers drop the role when the display changes
      role="row"
      {...rest}
      data-selected={selected || undefined}
      className={cx(styles.Row, className)}
    />
  );
}

export interface TableSpacerProps extends Omit<ComponentProps<'tr'>, 'children' | 'ref'> {
  /** Number of the table's columns. */
  columns: number;
  /** Height of the rows that are not rendered, in CSS pixels. */
  blockSize: number;
}

/** A spacer in place of rows that are not rendered. Renders a `<tr>`. */
export function TableSpacer({ columns, blockSize, className, ...rest }: TableSpacerProps) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it is focusable
    <tr
      data-component="TableSpacer"
      aria-hidden="true"
      {...rest}
      // By script: a `style` attribute in prerendered HTML would be refused by `style-src 'self'`.
      ref={(row) => row?.style.setProperty('block-size', `${blockSize}px`)}
      className={cx(styles.Spacer, className)}
    >
      <td colSpan={columns} />
    </tr>
  );
}

/** Alignment of a column. */
export type TableAlign = 'start' | 'center' | 'end';
/** How a column is sorted. */
export type TableSort = 'ascending' | 'descending' | 'none';

const icons = { ascending: arrowUp, descending: arrowDown, none: unsorted };

export interface TableHeaderCellProps extends Omit<ComponentProps<'th'>, 'align'> {
  /** Current sort direction of this column. */
  sort?: TableSort | undefined;
  /** Called to sort by this column; makes the name a button. */
  onSort?: (() => void) | undefined;
  /** Effect of that button for screen readers. @default ascending, then descending, then unsorted */
  sortDescription?: string | undefined;
  /** Alignment of the text; the same as its cells'. @default 'start' */
  align?: TableAlign | undefined;
}

/** Name of a column. Renders a `<th scope="col">`. */
export function TableHeaderCell({
  sort,
  onSort,
  sortDescription,
  align = 'start',
  className,
  children,
  ...rest
}: TableHeaderCellProps) {
  const words = useWords(spanish);
  return (
    <th
      data-component="TableHeaderCell"
      scope="col"
      // biome-ignore lint/a11y/noRedundantRoles: browsers drop the role when the display changes
      role="columnheader"
      aria-sort={sort}
      {...rest}
      data-align={align}
      data-sortable={onSort ? '' : undefined}
      className={cx(styles.HeaderCell, className)}
    >
      {onSort ? (
        <button
          type="button"
          className={styles.Sort}
          onClick={onSort}
          aria-description={sortDescription ?? words[sort ?? 'none']}
        >
          {children}
          <Glyph path={icons[sort ?? 'none']} className={styles.SortIcon} />
        </button>
      ) : (
        children
      )}
    </th>
  );
}

export interface TableCellProps extends Omit<ComponentProps<'td'>, 'align'> {
  /** Name of its column, shown beside the value when rows are cards; empty for none (buttons). */
  label: string;
  /** Alignment of the text. @default 'start' */
  align?: TableAlign | undefined;
  /** The cell names the row: screen readers read it with every other cell. Renders a `<th>`. @default false */
  rowHeader?: boolean | undefined;
  /** Tabular figures. @default false */
  numeric?: boolean | undefined;
}

/** One value. Renders a `<td>`, or a `<th scope="row">` where it names the row. */
export function TableCell({
  label,
  align = 'start',
  numeric = false,
  rowHeader = false,
  className,
  children,
  ...rest
}: TableCellProps) {
  const Element = rowHeader ? 'th' : 'td';
  return (
    <Element
      data-component="TableCell"
      // Browsers drop the role when the display changes.
      role={rowHeader ? 'rowheader' : 'cell'}
      scope={rowHeader ? 'row' : undefined}
      {...rest}
      data-align={align}
      data-numeric={numeric || undefined}
      className={cx(styles.Cell, className)}
    >
      {label && (
        <span className={styles.CellLabel} data-part="label" aria-hidden="true">
          {label}
        </span>
      )}
      <span className={styles.CellValue}>{children}</span>
    </Element>
  );
}
