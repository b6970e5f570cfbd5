import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { useMergedRef } from '../../internal/use-merged-ref.ts';
import { useOverflowing } from '../../internal/use-overflowing.ts';
import styles from './table.module.css';

/** Props of {@link TableRoot}. */
export interface TableRootProps extends ComponentProps<'div'> {
  /** What the table is about. */
  caption: ReactNode;
  /** Keeps the caption for screen readers, where a heading beside the table says it. @default false */
  captionHidden?: boolean | undefined;
  /**
   * The head stays in sight while the page scrolls, `--table-head-inset` below the window's edge; not where the table is
   * wider than its place and scrolls sideways. @default false
   */
  stickyHead?: boolean | undefined;
  /**
   * Number of all rows, the head among them, where only some of them are rendered. The columns then keep the widths
   * of their heads, so that they do not move as rows come and go, and cards stand in one column.
   */
  rowCount?: number | undefined;
}

/**
 * A table. Renders a `<div>` (which scrolls sideways; `ref` and `className` are its) around the `<table>`. Where the
 * div is narrower than 640 px each row is a card whose cells carry the names of their columns. Roles are
 * written out because browsers forget those of a table whose display changes.
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
      {/* biome-ignore lint/a11y/noRedundantRoles: browsers forget the role when the display changes */}
      <table role="table" className={styles.Table} aria-rowcount={rowCount}>
        <caption id={captionId} className={styles.Caption} data-visually-hidden={captionHidden || undefined}>
          {caption}
        </caption>
        {children}
      </table>
    </div>
  );
}
