import { globSync, readFileSync } from 'node:fs';
import type { ChurchSettings } from '../../../packages/content/src/index.ts';

/** A line of the content that still names the previous church. */
export interface FormerWord {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly word: string;
}

/** Words that belong to one church alone: its names, its places, what it can be reached by. */
export function wordsOf(church: ChurchSettings): readonly string[] {
  const { contact, social, plan } = church;
  const words = [
    church.name,
    church.product,
    church.city,
    church.country,
    ...church.address.flatMap((line) => line.split(/,| y |^entre /)),
    ...(plan ? [plan.street, ...plan.crossings] : []),
    ...Object.values(contact),
    ...Object.values(social),
  ];
  const trimmed = words.map((word) => word?.trim() ?? '').filter((word) => word.length > 3);
  return [...new Set(trimmed)].sort((a, b) => b.length - a.length);
}

/**
 * Where the texts of a content folder still name a church.
 * @param folder - `packages/content/src`.
 * @param words - from {@link wordsOf}.
 */
export function formerWords(folder: string, words: readonly string[]): readonly FormerWord[] {
  const files = globSync('**/*.{ts,json}', { cwd: folder })
    .filter((file) => !file.includes('.test.'))
    .sort();
  return files.flatMap((file) =>
    readFileSync(`${folder}/${file}`, 'utf8')
      .split('\n')
      .flatMap((text, index) => {
        const word = words.find((candidate) => text.includes(candidate));
        return word === undefined ? [] : [{ file, line: index + 1, word }];
      }),
  );
}
