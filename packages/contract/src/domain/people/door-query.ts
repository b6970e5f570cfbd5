import { codigoKey, textKey } from '../text/text-key.ts';

/** People that one search at the door answers at most. */
export const DOOR_HITS = 5;
/** Digits from which a text is also the end of a number. */
const ENDING_DIGITS = 4;

/** Readings of a text typed at the door, all at once. */
export interface DoorQuery {
  /** Key of the number that it is as a whole. */
  readonly numberKey: string;
  /** End of a number: four digits or more; null for none. */
  readonly ending: string | null;
  /** Beginnings of names, normalized; none where it holds fewer than two letters together, or a digit. */
  readonly words: readonly string[];
}

/** Reads a text typed at the door: case, accents and spaces in a number do not matter. */
export function readDoorQuery(text: string): DoorQuery {
  const numberKey = codigoKey(text);
  const isName = /\p{L}{2}/u.test(textKey(text)) && !/\d/.test(numberKey);
  return {
    numberKey,
    ending: numberKey.length >= ENDING_DIGITS && /^\d+$/.test(numberKey) ? numberKey : null,
    words: isName ? partsOf(textKey(text)) : [],
  };
}

/** Whether each of the words begins a part of a name. */
export function isNamed(words: readonly string[], name: string): boolean {
  const parts = partsOf(textKey(name));
  return words.every((word) => parts.some((part) => part.startsWith(word)));
}

/** The parts of a normalized name; 'Gutiérrez-Etcheverry' has two. */
function partsOf(key: string): readonly string[] {
  return key.split(/[\s-]+/).filter((part) => part !== '');
}
