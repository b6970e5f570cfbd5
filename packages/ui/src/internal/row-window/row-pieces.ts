/** A rendered row, or the room of rows that are not rendered. Rows from `from` up to but not including `to`. */
export interface RowPiece {
  readonly kind: 'row' | 'gap';
  readonly from: number;
  readonly to: number;
}

/** Rows from `first` up to but not including `end`. */
export interface RowRange {
  readonly first: number;
  readonly end: number;
}

/** So many rows more than are needed may stay: taking them away costs more than they do. */
const SPARE = 4;

/** Whether what is rendered will do for what has to be. */
export function coversRange(rendered: RowRange, needed: RowRange): boolean {
  const spare = [needed.first - rendered.first, rendered.end - needed.end];
  return spare.every((rows) => rows >= 0 && rows <= SPARE);
}

/**
 * What stands in the document: the rows in sight, the row with the focus and its two neighbours, so that Tab leads on
 * from it however far away it is, and gaps for the others. The last piece is always a gap, the end of the last row.
 * @param kept - index of the row that has the focus; -1 for none.
 */
export function rowPieces(count: number, range: RowRange, kept: number): readonly RowPiece[] {
  const rendered = new Set<number>();
  for (let index = Math.max(0, range.first); index < Math.min(range.end, count); index += 1)
    rendered.add(index);
  for (const index of kept < 0 ? [] : [kept - 1, kept, kept + 1]) {
    if (index >= 0 && index < count) rendered.add(index);
  }
  const pieces: RowPiece[] = [];
  let next = 0;
  for (const index of [...rendered].sort((a, b) => a - b)) {
    if (index > next) pieces.push({ kind: 'gap', from: next, to: index });
    pieces.push({ kind: 'row', from: index, to: index + 1 });
    next = index + 1;
  }
  return [...pieces, { kind: 'gap', from: next, to: count }];
}

/** Every row and no gap. */
export function wholePieces(count: number): readonly RowPiece[] {
  return Array.from({ length: count }, (_, index) => ({ kind: 'row', from: index, to: index + 1 }));
}
