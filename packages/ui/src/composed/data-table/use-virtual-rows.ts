import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useMemo, useState } from 'react';

/** Lists up to this many rows are rendered whole: the browser's own search finds everything in them. */
const WHOLE_UP_TO = 100;
/** Rendered before anything can be measured. */
const FIRST_ROWS = 16;
/** Rendered above and below what is in sight: what a finger scrolls before a frame is drawn. */
const OVERSCAN = 6;
/** What tells a row from the others. */
export type RowKey<Row> = (row: Row) => string | number;

/** A rendered row. */
export interface VirtualRow<Row> {
  readonly row: Row;
  /** Its index among all rows. */
  readonly index: number;
  /** Height of the rows between the one rendered before and this one, which are not rendered. */
  readonly spaceBefore: number;
}

/** Which rows of a table stand in the document. */
export interface VirtualRows<Row> {
  /** Only some of the rows are rendered. */
  readonly partial: boolean;
  /** The rendered rows, in order; an equal list while they stay the same. */
  readonly items: readonly VirtualRow<Row>[];
  /** Height of the rows after the last rendered one. */
  readonly spaceAfter: number;
  /** For each row of a partial table, which carries its index as `data-index`. */
  readonly measureRow: (row: HTMLTableRowElement | null) => void;
  /** For the element around the rows: the row with the focus stays rendered while it is out of sight. */
  readonly onFocus: (event: FocusEvent) => void;
}

/**
 * Renders of a long table the rows in the window's sight, and the one with the focus with its two neighbours, so that
 * what is typed, the focus and Tab outlive any scrolling.
 * @param rowKey - keep it at module scope.
 * @param body - the element around the rows.
 */
export function useVirtualRows<Row>(
  rows: readonly Row[],
  rowKey: RowKey<Row>,
  body: RefObject<HTMLElement | null>,
): VirtualRows<Row> {
  const partial = rows.length > WHOLE_UP_TO;
  const [scrollMargin, setScrollMargin] = useState(0);
  /** What a row is taken for until it is rendered: most are as high as each other. */
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
    initialRect: { width: 0, height: FIRST_ROWS * rowHeight },
    estimateSize: () => rowHeight,
    measureElement: outerHeight,
    getItemKey: useCallback(
      (index: number) => {
        const row = rows[index];
        return row === undefined ? index : rowKey(row);
      },
      [rows, rowKey],
    ),
    rangeExtractor: useCallback((range: Range) => withFocused(range, focused), [focused]),
  });

  // Where the rows begin in the page, and how high they are, learned anew when they become wider or narrower.
  useLayoutEffect(() => {
    const element = body.current;
    if (!partial || !element) return;
    let width = Number.NaN;
    const learn = () => {
      setScrollMargin(Math.round(element.getBoundingClientRect().top + window.scrollY));
      if (element.offsetWidth === width) return;
      width = element.offsetWidth;
      setRowHeight(medianHeight(element.querySelectorAll('[data-index]')));
      virtualizer.measure();
    };
    learn();
    const observer = new ResizeObserver(learn);
    observer.observe(document.body);
    return () => {
      observer.disconnect();
      setRowHeight(0);
    };
  }, [partial, body, virtualizer]);

  const virtualItems = enabled ? virtualizer.getVirtualItems() : null;
  const items = useMemo(() => {
    if (!virtualItems) {
      const first = partial ? rows.slice(0, FIRST_ROWS) : rows;
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
    onFocus: ({ target }) => {
      const row = rows[Number(target.closest('[data-index]')?.getAttribute('data-index') ?? Number.NaN)];
      if (row !== undefined) setFocusedKey(rowKey(row));
    },
  };
}

function withFocused(range: Range, focused: number): number[] {
  const inSight = defaultRangeExtractor(range);
  if (focused < 0) return inSight;
  const kept = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < range.count);
  return [...new Set([...kept, ...inSight])].sort((a, b) => a - b);
}

function medianHeight(rows: Iterable<Element>): number {
  const heights = Array.from(rows, outerHeight).sort((a, b) => a - b);
  return heights[heights.length >> 1] ?? 0;
}

/** Whole pixels, so that equal rows are equal; with the room under a card. */
function outerHeight(row: Element): number {
  const room = Number.parseFloat(getComputedStyle(row).marginBlockEnd) || 0;
  return Math.round(row.getBoundingClientRect().height + room);
}
