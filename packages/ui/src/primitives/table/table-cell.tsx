import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import styles from './table.module.css';
import type { TableAlign } from './table-header-cell.tsx';

/** Props of {@link TableCell}. */
export interface TableCellProps extends Omit<ComponentProps<'td'>, 'align'> {
  /** Name of its column, shown beside the value when rows are cards. Empty for a cell that needs none (buttons). */
  label: string;
  /** Edge that the text keeps to. @default 'start' */
  align?: TableAlign | undefined;
  /** The cell says whose row it is: screen readers tell it with every other cell. Renders a `<th>`. @default false */
  rowHeader?: boolean | undefined;
  /** Figures of one width, so that they stand under each other. @default false */
  numeric?: boolean | undefined;
}

/** One value. Renders a `<td>`, or a `<th scope="row">` where it is what the row is about. */
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
      // Browsers forget the role when the display changes.
      role={rowHeader ? 'rowheader' : 'cell'}
      scope={rowHeader ? 'row' : undefined}
      {...rest}
      data-align={align}
      data-numeric={numeric || undefined}
      className={cx(styles.Cell, className)}
    >
      {label && (
        <span className={styles.CellLabel} aria-hidden="true">
          {label}
        </span>
      )}
      <span className={styles.CellValue}>{children}</span>
    </Element>
  );
}
