import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useMemo, useState } from 'react';

/** Longest list that is rendered whole, so that the browser's own search finds everything in it. */
const MAX_UNVIRTUALIZED = 100;
/** Rows that are rendered before the first measurement. */
const INITIAL_ROWS = 16;
/** Rows that are rendered above and below the viewport: what a finger scrolls within a frame. */
const OVERSCAN = 6;
/** Key of a row. */
export type RowKey<Row> = (row: Row) => string | number;

/**
 * Virtualizes a long table: renders the rows in the viewport, and the focused one with its two neighbours, so that
 * drafts, focus and Tab order survive scrolling.
 * @param rowKey - keep it at module scope.
 * @param body - the element around the rows; it takes `onFocus`, because the focused row stays rendered.
 * @param look - changes with what gives rows another height at the same width.
 * @returns whether only some of the rows are rendered (`partial`), these rows with their index among all of them and the
 * height of those left out before each (`items`; the same array while they do not change), the height of those left out
 * at the end, and the ref of each row of a partial table, which has its index as `data-index`.
 */
export function useVirtualRows<Row>(
  rows: readonly Row[],
  rowKey: RowKey<Row>,
  body: RefObject<HTMLElement | null>,
  look: string,
) {
  const partial = rows.length > MAX_UNVIRTUALIZED;
  const [scrollMargin, setScrollMargin] = useState(0);
  /** Estimated height of a row that was not rendered yet. */
  const [rowHeight, setRowHeight] = useState(0);
  const [focusedKey, setFocusedKey] = useState<string | number | null>(null);
  const focused = useMemo(
    () => (partial && focusedKey !== null ? rows.findIndex((row) => rowKey(row) === focusedKey) : -1),
    [partial, focusedKey, rows, rowKey],
  );
  const enabled = partial && rowHeight > 0;
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: rows.length,
    enabled,
    overscan: OVERSCAN,
    scrollMargin,
    // Until the virtualizer has observed the window; on the server it is not enabled.
    initialRect: { width: 0, height: globalThis.innerHeight ?? 0 },
    estimateSize: () => rowHeight,
    measureElement: outerHeight,
    getItemKey: useCallback(
      (index: number) => {
        const row = rows[index];
        return row === undefined ? index : rowKey(row);
      },
      [rows, rowKey],
    ),
    rangeExtractor: useCallback((range: Range) => withFocusedPinned(range, focused), [focused]),
  });

  // Measures where the rows start in the page, and their height, again whenever their width changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` is not read, it changes what is measured
  useLayoutEffect(() => {
    const element = body.current;
    if (!partial || !element) return;
    let width = Number.NaN;
    const measure = () => {
      setScrollMargin(Math.round(element.getBoundingClientRect().top + window.scrollY));
      if (element.offsetWidth === width) return;
      width = element.offsetWidth;
      setRowHeight(medianHeight(element.querySelectorAll('[data-index]')));
      virtualizer.measure();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => {
      observer.disconnect();
      setRowHeight(0);
    };
  }, [partial, body, virtualizer, look]);

  const virtualItems = enabled ? virtualizer.getVirtualItems() : null;
  const items = useMemo(() => {
    if (!virtualItems) {
      const first = partial ? rows.slice(0, INITIAL_ROWS) : rows;
      return first.map((row, index) => ({ row, index, spaceBefore: 0 }));
    }
    let end = scrollMargin;
    return virtualItems.flatMap((item) => {
      const spaceBefore = item.start - end;
      end = item.end;
      const row = rows[item.index];
      return row === undefined ? [] : [{ row, index: item.index, spaceBefore }];
    });
  }, [virtualItems, partial, rows, scrollMargin]);
  const last = virtualItems?.at(-1);
  return {
    partial,
    items,
    spaceAfter: last ? virtualizer.getTotalSize() + scrollMargin - last.end : 0,
    measureRow: virtualizer.measureElement,
    onFocus: ({ target }: FocusEvent) => {
      const row = rows[Number(target.closest('[data-index]')?.getAttribute('data-index') ?? Number.NaN)];
      if (row !== undefined) setFocusedKey(rowKey(row));
    },
  };
}

function withFocusedPinned(range: Range, focused: number): number[] {
  const visible = defaultRangeExtractor(range);
  if (focused < 0) return visible;
  const pinned = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < range.count);
  return [...new Set([...pinned, ...visible])].sort((a, b) => a - b);
}

function medianHeight(rows: Iterable<Element>): number {
  const heights = Array.from(rows, outerHeight).sort((a, b) => a - b);
  return heights[heights.length >> 1] ?? 0;
}

/** In whole pixels, so that equal rows are equal; with the margin under a card. */
function outerHeight(row: Element): number {
  const margin = Number.parseFloat(getComputedStyle(row).marginBlockEnd) || 0;
  return Math.round(row.getBoundingClientRect().height + margin);
}
