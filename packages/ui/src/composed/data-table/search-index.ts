import { textKey } from '@ministerio/contract/domain';

/** Searched value; it may be missing. */
export type SearchField = string | number | null | undefined;

/** Search keys of many rows, made in chunks or when they are needed, and cached by text: many rows repeat the same names. */
export function createSearchIndex<Row>(rows: readonly Row[], fields: readonly ((row: Row) => SearchField)[]) {
  const keys: string[] = [];
  const keyOfText = new Map<string, string>();

  function fieldKey(field: SearchField): string {
    const text = String(field ?? '');
    const cached = keyOfText.get(text);
    if (cached !== undefined) return cached;
    const key = textKey(text);
    keyOfText.set(text, key);
    return key;
  }

  /** Indexes some more rows. Returns whether any are left. */
  function extend(count: number): boolean {
    const end = Math.min(rows.length, keys.length + count);
    for (const row of rows.slice(keys.length, end)) {
      let key = '';
      for (const field of fields) key += `${fieldKey(field(row))} `;
      keys.push(key);
    }
    return keys.length < rows.length;
  }

  /** Whether the row at an index contains every word; words are search keys too. */
  function matches(index: number, words: readonly string[]): boolean {
    if (index >= keys.length) extend(index + 1 - keys.length);
    const key = keys[index] ?? '';
    return words.every((word) => key.includes(word));
  }

  return { extend, matches };
}
