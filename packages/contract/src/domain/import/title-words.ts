import { textKey } from '../text/text-key.ts';

/** The words of a title: normalized, without punctuation. */
export function titleWords(title: string): readonly string[] {
  return textKey(title.replace(/[^\p{L}\p{N}]+/gu, ' '))
    .split(' ')
    .filter((word) => word !== '');
}
