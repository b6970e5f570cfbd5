import { spanishKey } from '@ministerio/contract/domain';

/** What a column sorts by; null and blank texts stand last in either direction. */
export type SortValue = string | number | null;

/** The orders of a column: indices of the rows, equal values as they stood, blanks last both times. */
export interface ColumnOrder {
  /** Smallest first: numbers by size, then texts in Spanish order. */
  readonly ascending: Uint32Array;
  /** Largest first. */
  readonly descending: Uint32Array;
}

/**
 * Both orders of a column. Rows of one value are put together first, so that what is sorted are the values: of a hundred
 * thousand names a few hundred are different.
 */
export function columnOrder(values: readonly SortValue[]): ColumnOrder {
  const groups = new Map<string | number, number[]>();
  const blanks: number[] = [];
  const textKeys = new Map<string, string>();
  const keyOf = (text: string) => {
    const key = textKeys.get(text) ?? spanishKey(text);
    textKeys.set(text, key);
    return key;
  };
  for (const [index, value] of values.entries()) {
    if (value === null || (typeof value === 'string' && value.trim() === '')) {
      blanks.push(index);
      continue;
    }
    const key = typeof value === 'string' ? keyOf(value) : value;
    const group = groups.get(key);
    if (group) group.push(index);
    else groups.set(key, [index]);
  }
  const up = [...groups].sort(([a], [b]) => compareKeys(a, b)).map(([, group]) => group);
  return {
    ascending: Uint32Array.from([...up, blanks].flat()),
    descending: Uint32Array.from([...up.toReversed(), blanks].flat()),
  };
}

function compareKeys(a: string | number, b: string | number): number {
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  return a < b ? -1 : 1;
}
