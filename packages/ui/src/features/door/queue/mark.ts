import type { MarkAnswer } from '@ministerio/contract';
import type { Newcomer } from '@ministerio/contract/domain';
import { newcomerDetail, newcomerName } from './newcomer.ts';

/** Who is marked: a number as typed, or somebody of the list with the name to show. */
export type MarkWho = { readonly codigo: string } | { readonly usuario: number; readonly name: string };

/** Who a visit is of. */
export interface VisitWho {
  readonly visitor: Newcomer;
}

/** Why the server refused a mark in its own answer; of visits it refuses the time alone. */
export type Refusal = Extract<MarkAnswer['resultado'], 'no-existe' | 'fuera-de-plazo'>;

interface Queued<Who> {
  /** Random UUID: however often it is sent, it is one mark or one visit (R50). */
  readonly clave: string;
  readonly who: Who;
  /** When it was typed, by this phone's clock, in UTC milliseconds (R53). */
  readonly takenMs: number;
}

/** A mark that is on this phone. */
export type QueuedMark = Queued<MarkWho>;
/** A visit that is on this phone. */
export type QueuedVisit = Queued<VisitWho>;
/** What a door sends, one by one answered. */
export type QueuedEntry = QueuedMark | QueuedVisit;

/** A mark or visit that waits for a person. */
export type RefusedEntry = QueuedEntry & { readonly reason: Refusal };

/** Everything that this phone still has to do. */
export interface QueueContent {
  /** To send, oldest first. */
  readonly waiting: readonly QueuedEntry[];
  /** To review, oldest first. */
  readonly refused: readonly RefusedEntry[];
  /** Keys of sent marks to undo. */
  readonly undoing: readonly string[];
}

/** Whether an entry is a visit ('Soy nuevo'). */
export const isVisit = (entry: QueuedEntry): entry is QueuedVisit => 'visitor' in entry.who;
/** Whether an entry is a member's mark. */
export const isMark = (entry: QueuedEntry): entry is QueuedMark => !isVisit(entry);

/** How a person is spoken of: the name, or the number. */
export function whoWords(who: QueuedEntry['who']): string {
  if ('visitor' in who) return newcomerName(who.visitor);
  return 'codigo' in who ? who.codigo : who.name;
}

/** An entry for somebody who has to write it down. */
export function listedEntry(entry: QueuedEntry) {
  const words = { clave: entry.clave, who: whoWords(entry.who) };
  return isVisit(entry) ? { ...words, detail: newcomerDetail(entry.who.visitor), isVisit: true } : words;
}

/** Characters of a sent number that stay on the phone (R56). */
const KEPT = 2;

/** What stays of an entry once the server has it: '••82', 'Visita', or the name of a phone that shows names. */
export function keptWords(who: QueuedEntry['who']): string {
  if ('visitor' in who) return 'Visita';
  if (!('codigo' in who)) return who.name;
  const letters = [...who.codigo];
  // Of a number of two characters, one.
  return `••${letters.slice(-Math.min(KEPT, letters.length - 1) || letters.length).join('')}`;
}
