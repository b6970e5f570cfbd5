import { textKey } from '@ministerio/contract/domain';

/** What the search looks into: a text, or several fields, any of which may be missing. */
export type SearchText = string | readonly (string | number | null | undefined)[];

/** The keys of many rows, made piece by piece or when they are needed. */
export interface SearchIndex {
  /** Makes some more keys. Returns whether any are left. */
  readonly extend: (rows: number) => boolean;
  /** Whether the row at an index holds every word; the words are keys themselves. */
  readonly holds: (index: number, words: readonly string[]) => boolean;
}

/** The same names stand in many rows of a list: a field's key is made once. */
export function createSearchIndex<Row>(
  data: readonly Row[],
  searchText: (row: Row) => SearchText,
): SearchIndex {
  const keys: string[] = [];
  const known = new Map<string, string>();

  function fieldKey(field: string | number | null | undefined): string {
    const text = String(field ?? '');
    const made = known.get(text);
    if (made !== undefined) return made;
    const key = textKey(text);
    known.set(text, key);
    return key;
  }

  function extend(rows: number): boolean {
    const end = Math.min(data.length, keys.length + rows);
    for (const row of data.slice(keys.length, end)) {
      const text = searchText(row);
      keys.push(typeof text === 'string' ? textKey(text) : text.map(fieldKey).join(' '));
    }
    return keys.length < data.length;
  }

  function holds(index: number, words: readonly string[]): boolean {
    if (index >= keys.length) extend(index + 1 - keys.length);
    const key = keys[index] ?? '';
    return words.every((word) => key.includes(word));
  }

  return { extend, holds };
}
