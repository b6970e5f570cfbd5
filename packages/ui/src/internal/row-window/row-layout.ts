import { createRowHeights, type RowHeights } from './row-heights.ts';
import type { RowPiece, RowRange } from './row-pieces.ts';

/** What a row is taken for until the first ones are rendered, in CSS pixels: a line of text beside a text box. */
const UNKNOWN_ROW = 60.5;
/** Rendered above and below what is in sight, at least, in CSS pixels: what a finger scrolls before a frame is drawn. */
const LEAST_MARGIN = 240;

/** What rows there are. */
export interface RowSet {
  readonly count: number;
  /** Another one when the rows are others or stand in another order. */
  readonly arrangement: string;
}

/** Measures the rendered rows of a table's body and gives its gaps the height of the rows that are not there. */
export class RowLayout {
  readonly #body: HTMLElement;
  #rows: RowSet | null = null;
  #heights: RowHeights = createRowHeights(0, UNKNOWN_ROW);
  #estimate: number | null = null;

  constructor(body: HTMLElement) {
    this.#body = body;
  }

  /** The rows are as wide as they never were: nothing that was measured holds. */
  forget(): void {
    this.#estimate = null;
  }

  /**
   * Brings gaps and heights up to date with what is rendered.
   * @param pieces - what the body's children are, in order.
   * @returns whether rows stand elsewhere than they were taken to.
   */
  measure(rows: RowSet, pieces: readonly RowPiece[]): boolean {
    let changed = this.#arrange(rows);
    this.#fillGaps(pieces);
    const rendered = this.#renderedHeights(pieces);
    if (this.#estimate === null && rendered.length > 0) {
      const sum = rendered.reduce((total, [, height]) => total + height, 0);
      this.#estimate = sum / rendered.length || UNKNOWN_ROW;
      this.#heights = createRowHeights(rows.count, this.#estimate);
      changed = true;
    }
    for (const [index, height] of rendered) {
      const known = this.#heights.offsetOf(index + 1) - this.#heights.offsetOf(index);
      if (Math.abs(known - height) < 0.5) continue;
      this.#heights.set(index, height);
      changed = true;
    }
    if (changed) this.#fillGaps(pieces);
    return changed;
  }

  /** The rows that have to be rendered: those in sight, and half as many again above and below. */
  rangeInSight(): RowRange {
    const body = this.#body.getBoundingClientRect();
    const box = this.#box()?.getBoundingClientRect();
    const top = Math.max(box?.top ?? 0, 0) - body.top;
    const bottom = Math.min(box?.bottom ?? window.innerHeight, window.innerHeight) - body.top;
    const margin = Math.max(LEAST_MARGIN, (bottom - top) / 2);
    return { first: this.#heights.rowAt(top - margin), end: this.#heights.rowAt(bottom + margin) + 1 };
  }

  /** Other rows, or the same in another order, are shown from the first one on, and their heights learned anew. */
  #arrange(rows: RowSet): boolean {
    const known = this.#rows;
    this.#rows = rows;
    if (known?.arrangement === rows.arrangement && known.count === rows.count) return false;
    this.#heights = createRowHeights(rows.count, this.#estimate ?? UNKNOWN_ROW);
    const box = this.#box();
    if (known && known.arrangement !== rows.arrangement && box) box.scrollTop = 0;
    return true;
  }

  #box(): Element | null {
    return this.#body.closest('[data-component="Table"]');
  }

  /** Room between two cards counts to the upper one, so a gap gives away the room that follows it. */
  #fillGaps(pieces: readonly RowPiece[]): void {
    const between = Number.parseFloat(getComputedStyle(this.#body).rowGap) || 0;
    for (const [position, { kind, from, to }] of pieces.entries()) {
      const gap = this.#body.children[position];
      if (kind !== 'gap' || !(gap instanceof HTMLElement)) continue;
      const room = this.#heights.offsetOf(to) - this.#heights.offsetOf(from) - between;
      const size = `${Math.max(0, Math.round(room * 8) / 8)}px`;
      if (gap.style.blockSize !== size) gap.style.blockSize = size;
    }
  }

  /** Index and height of each rendered row: from its upper edge to the next piece's. */
  #renderedHeights(pieces: readonly RowPiece[]): (readonly [index: number, height: number])[] {
    const tops = Array.from(this.#body.children, (child) => child.getBoundingClientRect().top);
    return pieces.flatMap(({ kind, from }, position) => {
      const [top, next] = [tops[position], tops[position + 1]];
      return kind === 'row' && top !== undefined && next !== undefined ? [[from, next - top] as const] : [];
    });
  }
}
