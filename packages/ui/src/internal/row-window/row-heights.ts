/** The heights of many rows, of which only the rendered ones are known. */
export interface RowHeights {
  /** Remembers a row's height, in CSS pixels. */
  readonly set: (index: number, height: number) => void;
  /** Where a row begins: the heights of all rows before it. `count` gives the height of all. */
  readonly offsetOf: (index: number) => number;
  /** The row that an offset falls into; the nearest one for offsets outside. */
  readonly rowAt: (offset: number) => number;
}

/**
 * Heights in a binary indexed tree of how far each row is from the estimate, so that one of a hundred thousand rows
 * costs seventeen steps to change and to find.
 * @param count - number of rows.
 * @param estimate - what a row is taken for until it is rendered, in CSS pixels; more than 0.
 */
export function createRowHeights(count: number, estimate: number): RowHeights {
  const heights = new Map<number, number>();
  const tree = new Float64Array(count + 1);
  const largestStep = count > 0 ? 2 ** Math.floor(Math.log2(count)) : 0;

  function set(index: number, height: number): void {
    const change = height - (heights.get(index) ?? estimate);
    if (index < 0 || index >= count || change === 0) return;
    heights.set(index, height);
    for (let node = index + 1; node <= count; node += node & -node) tree[node] = (tree[node] ?? 0) + change;
  }

  function offsetOf(index: number): number {
    const row = Math.min(Math.max(index, 0), count);
    let offset = row * estimate;
    for (let node = row; node > 0; node -= node & -node) offset += tree[node] ?? 0;
    return offset;
  }

  function rowAt(offset: number): number {
    let row = 0;
    let rest = offset;
    for (let step = largestStep; step >= 1; step /= 2) {
      const height = step * estimate + (tree[row + step] ?? 0);
      if (row + step <= count && height <= rest) {
        row += step;
        rest -= height;
      }
    }
    return Math.max(0, Math.min(row, count - 1));
  }

  return { set, offsetOf, rowAt };
}
