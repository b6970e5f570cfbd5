import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import styles from './table.module.css';

/** The row of column names. Renders a `<thead>`; its child is one row of header cells. */
export function TableHead({ className, ...rest }: ComponentProps<'thead'>) {
  return (
    <thead
      data-component="TableHead"
      // biome-ignore lint/a11y/noRedundantRoles: browsers forget the role when the display changes
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
      // biome-ignore lint/a11y/noRedundantRoles: browsers forget the role when the display changes
      role="rowgroup"
      {...rest}
      className={cx(styles.Body, className)}
    />
  );
}

/** Props of {@link TableRow}. */
export interface TableRowProps extends ComponentProps<'tr'> {
  /** Marks the row as one of those chosen; a checkbox in it says so to screen readers. @default false */
  selected?: boolean | undefined;
}

/** One row. Renders a `<tr>`; `[data-selected]` while chosen. */
export function TableRow({ selected = false, className, ...rest }: TableRowProps) {
  return (
    <tr
      data-component="TableRow"
      // biome-ignore lint/a11y/noRedundantRoles: browsers forget the role when the display changes
      role="row"
      {...rest}
      data-selected={selected || undefined}
      className={cx(styles.Row, className)}
    />
  );
}

/** Props of {@link TableGap}. */
export interface TableGapProps extends Omit<ComponentProps<'tr'>, 'children'> {
  /** Number of the table's columns. */
  columns: number;
}

/** The room of rows that are not rendered; whoever leaves them out sets its `block-size`. Renders a `<tr>`. */
export function TableGap({ columns, className, ...rest }: TableGapProps) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can have the focus
    <tr data-component="TableGap" aria-hidden="true" {...rest} className={cx(styles.Gap, className)}>
      <td colSpan={columns} />
    </tr>
  );
}
