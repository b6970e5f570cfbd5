import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import styles from './table.module.css';

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
