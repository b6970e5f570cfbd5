import type { MarkAnswer, NewVisit } from '@ministerio/contract';
import { cleanLine, type Newcomer, writeDoorName } from '@ministerio/contract/domain';

/** Person to mark: a number as typed, or a row of the list with the name to show. */
export type MarkWho = { readonly codigo: string } | { readonly usuario: number; readonly name: string };

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
export type QueuedVisit = Queued<{ readonly visitor: Newcomer }>;
/** Entry that a door sends, answered one by one. */
export type QueuedEntry = QueuedMark | QueuedVisit;

/** A mark or visit that waits for a person. */
export type RefusedEntry = QueuedEntry & { readonly reason: Refusal };

/** Whether an entry is a visit ('Soy nuevo'). */
export const isVisit = (entry: QueuedEntry): entry is QueuedVisit => 'visitor' in entry.who;
/** Whether an entry is a member's mark. */
export const isMark = (entry: QueuedEntry): entry is QueuedMark => !isVisit(entry);

/** How a person is spoken of: the name, or the number. */
export function whoWords(who: QueuedEntry['who']): string {
  if ('visitor' in who) {
    const { nombre, inicial } = who.visitor;
    return writeDoorName({ nombre: cleanLine(nombre), inicial: cleanLine(inicial).toUpperCase() });
  }
  return 'codigo' in who ? who.codigo : who.name;
}

/** An entry for somebody who has to write it down; of a visit with the rest of what was typed. */
export function listedEntry(entry: QueuedEntry) {
  const words = { clave: entry.clave, who: whoWords(entry.who) };
  if (!isVisit(entry)) return words;
  const { menor, telefono, invito } = entry.who.visitor;
  const [phone, inviter] = [cleanLine(telefono), cleanLine(invito)];
  const detail = [
    menor ? 'menor de 18' : null,
    phone === '' ? null : `${menor ? 'familia' : 'WhatsApp'} ${phone}`,
    inviter === '' ? null : `invitó ${inviter}`,
  ];
  return { ...words, detail: detail.filter(Boolean).join(', '), isVisit: true };
}

/** Characters of a sent number that stay on the phone (R56). */
const KEPT = 2;

/** Rest of an entry once the server has it: '••82', 'Visita', or the name on a phone that shows names. */
export function keptWords(who: QueuedEntry['who']): string {
  if ('visitor' in who) return 'Visita';
  if (!('codigo' in who)) return who.name;
  const letters = [...who.codigo];
  // Of a number of two characters, one.
  return `••${letters.slice(-Math.min(KEPT, letters.length - 1) || letters.length).join('')}`;
}

/** The newcomer as it is sent: of a minor the family's number alone. */
export function toVisit(visitor: Newcomer): Omit<NewVisit, 'clave' | 'tomada'> {
  const { telefono, invito, ...rest } = visitor;
  return {
    ...rest,
    ...(telefono.trim() === '' ? {} : rest.menor ? { tutorTelefono: telefono } : { telefono }),
    ...(invito.trim() === '' ? {} : { invito }),
  };
}
