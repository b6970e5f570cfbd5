/** Sort key of a cell; null and blank texts are last in either direction. */
export type SortValue = string | number | null;

const collator = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });
const DIGITS = /^\d{1,15}$/;

interface Group {
  readonly value: string | number;
  /** Its number where the text is only digits: subtracting takes a twentieth of the collator's time. */
  readonly digits: number | null;
  readonly rows: number[];
}

/**
 * Both orders of a column as row indices: numbers by size, then texts in Spanish order; stable, blanks last both times.
 * Rows are grouped by value first, so that the collator compares only distinct values: a few hundred of a hundred
 * thousand names.
 */
export function columnOrder(values: readonly SortValue[]) {
  const groups = new Map<string | number, Group>();
  const blanks: number[] = [];
  for (const [index, value] of values.entries()) {
    if (value === null || (typeof value === 'string' && value.trim() === '')) {
      blanks.push(index);
      continue;
    }
    const group = groups.get(value);
    if (group) group.rows.push(index);
    else groups.set(value, { value, digits: digitsOf(value), rows: [index] });
  }
  const up = joinEqual([...groups.values()].sort(compare)).map(({ rows }) => rows);
  return {
    ascending: Uint32Array.from([...up, blanks].flat()),
    descending: Uint32Array.from([...up.toReversed(), blanks].flat()),
  };
}

function digitsOf(value: string | number): number | null {
  return typeof value === 'string' && DIGITS.test(value) ? Number(value) : null;
}

function compare(a: Group, b: Group): number {
  if (typeof a.value === 'number' || typeof b.value === 'number') {
    if (typeof a.value !== typeof b.value) return typeof a.value === 'number' ? -1 : 1;
    return Number(a.value) - Number(b.value);
  }
  if (a.digits !== null && b.digits !== null) return a.digits - b.digits;
  return collator.compare(a.value, b.value);
}

/** 'José' and 'JOSE' are equal: their rows keep their order. */
function joinEqual(sorted: readonly Group[]): readonly Group[] {
  const joined: Group[] = [];
  for (const group of sorted) {
    const last = joined.at(-1);
    if (last && compare(last, group) === 0) {
      const rows = [...last.rows, ...group.rows].sort((a, b) => a - b);
      joined[joined.length - 1] = { ...last, rows };
    } else joined.push(group);
  }
  return joined;
}
