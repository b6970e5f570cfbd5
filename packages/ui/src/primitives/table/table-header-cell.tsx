import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { table as spanish } from '../../words/primitives.ts';
import { useWords } from '../../words/use-words.ts';
import { arrowDown, arrowUp, Glyph, sort as unsorted } from '../icon/index.ts';
import styles from './table.module.css';

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
