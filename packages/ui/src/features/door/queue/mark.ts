import type { MarkAnswer } from '@ministerio/contract';

/** Who is marked: a number as typed, or somebody of the list with the name to show. */
export type MarkWho = { readonly codigo: string } | { readonly usuario: number; readonly name: string };

/** Why the server refused a mark in its own answer. */
export type Refusal = Extract<MarkAnswer['resultado'], 'no-existe' | 'fuera-de-plazo'>;

/** A mark that is on this phone. */
export interface QueuedMark {
  /** Random UUID: however often it is sent, it is one mark (R50). */
  readonly clave: string;
  readonly who: MarkWho;
  /** When it was typed, by this phone's clock, in UTC milliseconds (R53). */
  readonly takenMs: number;
}

/** A mark that waits for a person. */
export interface RefusedMark extends QueuedMark {
  readonly reason: Refusal;
}

/** Everything that this phone still has to do. */
export interface QueueContent {
  /** To send, oldest first. */
  readonly waiting: readonly QueuedMark[];
  /** To review, oldest first. */
  readonly refused: readonly RefusedMark[];
  /** Keys of sent marks to undo. */
  readonly undoing: readonly string[];
}

/** How a person is spoken of: the name, or the number. */
export const whoWords = (who: MarkWho): string => ('codigo' in who ? who.codigo : who.name);

/** Characters of a sent number that stay on the phone (R56). */
const KEPT = 2;

/** What stays of a mark once the server has it: '••82', or the name of a phone that shows names. */
export function keptWords(who: MarkWho): string {
  if (!('codigo' in who)) return who.name;
  const letters = [...who.codigo];
  // Of a number of two characters, one.
  return `••${letters.slice(-Math.min(KEPT, letters.length - 1) || letters.length).join('')}`;
}
