import { textKey } from '@ministerio/contract/domain';

/** What the search looks into; it may be missing. */
export type SearchField = string | number | null | undefined;

/** The keys of many rows, made piece by piece or when they are needed. */
export interface SearchIndex {
  /** Makes some more keys. Returns whether any are left. */
  readonly extend: (rows: number) => boolean;
  /** Whether the row at an index holds every word; the words are keys themselves. */
  readonly holds: (index: number, words: readonly string[]) => boolean;
}

/** The same names stand in many rows of a list: a field's key is made once. */
export function createSearchIndex<Row>(
  rows: readonly Row[],
  fields: readonly ((row: Row) => SearchField)[],
): SearchIndex {
  const keys: string[] = [];
  const known = new Map<string, string>();

  function fieldKey(field: SearchField): string {
    const text = String(field ?? '');
    const made = known.get(text);
    if (made !== undefined) return made;
    const key = textKey(text);
    known.set(text, key);
    return key;
  }

  function extend(count: number): boolean {
    const end = Math.min(rows.length, keys.length + count);
    for (const row of rows.slice(keys.length, end)) {
      let key = '';
      for (const field of fields) key += `${fieldKey(field(row))} `;
      keys.push(key);
    }
    return keys.length < rows.length;
  }

  function holds(index: number, words: readonly string[]): boolean {
    if (index >= keys.length) extend(index + 1 - keys.length);
    const key = keys[index] ?? '';
    return words.every((word) => key.includes(word));
  }

  return { extend, holds };
}
