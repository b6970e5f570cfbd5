import {
  type FocusEvent,
  type RefCallback,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { listenForSight } from './listen-for-sight.ts';
import { RowLayout } from './row-layout.ts';
import { coversRange, type RowPiece, type RowRange, rowPieces, wholePieces } from './row-pieces.ts';

/** Lists up to this many rows are rendered whole: the browser's own search finds everything in them. */
const WHOLE_UP_TO = 100;
/** Rendered before anything can be measured. */
const AT_FIRST: RowRange = { first: 0, end: 16 };

/** What {@link useRowWindow} needs. */
export interface RowWindowOptions<Row> {
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Changes when the rows are others or stand in another order, so that their heights have to be learned anew. */
  readonly arrangement: string;
}

/** Which rows of a table stand in the document. */
export interface RowWindow {
  /** Every row is rendered: an ordinary table. */
  readonly whole: boolean;
  /** What the body holds, in order. */
  readonly pieces: readonly RowPiece[];
  /** Number of all rows, rendered or not. */
  readonly count: number;
  /** For the element around the rows. */
  readonly bodyRef: RefCallback<HTMLElement> | undefined;
  /** For the element around the rows: the row with the focus stays rendered while it is out of sight. */
  readonly onFocus: (event: FocusEvent) => void;
}

/**
 * Renders of a long table the rows in sight (and the one with the focus), measured as they come, whatever scrolls: the
 * table's own box or the page. Rows carry `aria-rowindex`, counted from 2 since the head is the first.
 */
export function useRowWindow<Row>({ rows, keyOf, arrangement }: RowWindowOptions<Row>): RowWindow {
  const count = rows.length;
  const whole = count <= WHOLE_UP_TO;
  const [range, setRange] = useState(AT_FIRST);
  const [keptKey, setKeptKey] = useState<string | null>(null);
  const kept = useMemo(
    () => (whole || keptKey === null ? -1 : rows.findIndex((row) => keyOf(row) === keptKey)),
    [whole, keptKey, rows, keyOf],
  );
  const pieces = useMemo(
    () => (whole ? wholePieces(count) : rowPieces(count, range, kept)),
    [whole, count, range, kept],
  );
  const layout = useRef<RowLayout | null>(null);

  const follow = useCallback(() => {
    const next = layout.current?.rangeInSight();
    if (next) setRange((known) => (coversRange(known, next) ? known : next));
  }, []);

  const bodyRef = useCallback(
    (body: HTMLElement | null) => {
      if (!body) return;
      layout.current = new RowLayout(body);
      const stop = listenForSight(body, {
        // At once, or a frame is drawn without the rows that have just come into sight.
        onScroll: () => flushSync(follow),
        onResize: () => {
          layout.current?.forget();
          setRange((known) => ({ ...known }));
        },
      });
      return () => {
        stop();
        layout.current = null;
      };
    },
    [follow],
  );

  // After every render: a row may have become higher by what is said under its box.
  useLayoutEffect(() => {
    if (layout.current?.measure({ count, arrangement }, pieces)) follow();
  });

  const onFocus = (event: FocusEvent) => {
    const index = Number(event.target.closest('[aria-rowindex]')?.getAttribute('aria-rowindex')) - 2;
    const row = rows[index];
    if (row) setKeptKey(keyOf(row));
  };
  return { whole, pieces, count, bodyRef: whole ? undefined : bodyRef, onFocus };
}
