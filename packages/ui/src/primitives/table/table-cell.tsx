import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import styles from './table.module.css';
import type { TableAlign } from './table-header-cell.tsx';

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
