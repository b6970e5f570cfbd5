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
