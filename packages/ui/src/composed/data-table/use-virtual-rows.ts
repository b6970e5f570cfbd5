import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type FocusEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

/** Lists up to this many rows are rendered whole: the browser's own search finds everything in them. */
const WHOLE_UP_TO = 100;
/** What a row is taken for until the first ones are rendered, in CSS pixels. */
const UNKNOWN_HEIGHT = 60;
/** Rendered above and below what is in sight: what a finger scrolls before a frame is drawn. */
const OVERSCAN = 6;
/** Until the window is measured; its width has no part in it. */
const FIRST_RECT = { width: 0, height: 720 };

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
 */
export function useVirtualRows<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  body: RefObject<HTMLElement | null>,
): VirtualRows<Row> {
  const partial = rows.length > WHOLE_UP_TO;
  const [scrollMargin, setScrollMargin] = useState(0);
  const [focusedKey, setFocusedKey] = useState<string | null>(null);
  const typicalHeight = useRef<number | null>(null);
  const focused = useMemo(
    () => (partial && focusedKey !== null ? rows.findIndex((row) => rowKey(row) === focusedKey) : -1),
    [partial, focusedKey, rows, rowKey],
  );
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: rows.length,
    enabled: partial,
    overscan: OVERSCAN,
    initialRect: FIRST_RECT,
    scrollMargin,
    estimateSize: () => typicalHeight.current ?? UNKNOWN_HEIGHT,
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

  // Where the rows begin in the page, and what is measured anew when they become wider or narrower.
  useLayoutEffect(() => {
    const element = body.current;
    if (!partial || !element) return;
    let width = element.offsetWidth;
    const observer = new ResizeObserver(() => {
      setScrollMargin(Math.round(element.getBoundingClientRect().top + window.scrollY));
      if (element.offsetWidth === width) return;
      width = element.offsetWidth;
      typicalHeight.current = null;
      virtualizer.measure();
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [partial, body, virtualizer]);

  // Most rows are as high as each other: what is taken for the unknown ones is then right, and nothing moves.
  useLayoutEffect(() => {
    if (!partial || typicalHeight.current !== null || !body.current) return;
    const rendered = [...body.current.querySelectorAll<HTMLTableRowElement>('[data-index]')];
    const heights = rendered.map(outerHeight).sort((a, b) => a - b);
    typicalHeight.current = heights[heights.length >> 1] ?? null;
    virtualizer.measure();
    for (const row of rendered) virtualizer.measureElement(row);
  });

  const virtualItems = partial ? virtualizer.getVirtualItems() : null;
  const items = useMemo(() => {
    if (!virtualItems) return rows.map((row, index) => ({ row, index, spaceBefore: 0 }));
    let end = scrollMargin;
    return virtualItems.flatMap((item) => {
      const spaceBefore = item.start - end;
      end = item.end;
      const row = rows[item.index];
      return row === undefined ? [] : [{ row, index: item.index, spaceBefore }];
    });
  }, [virtualItems, rows, scrollMargin]);
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

/** Whole pixels, so that equal rows are equal; with the room under a card. */
function outerHeight(row: Element): number {
  const room = Number.parseFloat(getComputedStyle(row).marginBlockEnd) || 0;
  return Math.round(row.getBoundingClientRect().height + room);
}
