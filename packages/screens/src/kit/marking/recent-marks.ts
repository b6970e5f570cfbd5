import type { MarkAnswer } from '@ministerio/contract';
import { formatTime } from '@ministerio/contract/domain';
import { keptWords, type QueuedEntry, type QueuedMark, type QueuedVisit, whoWords } from './entry.ts';
import type { DoorMark } from './shown.ts';

/** Today's mark of a person. */
export interface PersonMark {
  /** The key of a mark of this door; null for one that was made elsewhere. */
  readonly clave: string | null;
  /** HH:MM. */
  readonly time: string;
  /** Which phone of the door made it, where that is known. */
  readonly place: string | null;
}

/** A mark of the contract; a phone is told of none but its own. */
export const toPersonMark = ({
  clave,
  hora,
  telefono = null,
}: {
  readonly clave: string | null;
  readonly hora: string;
  readonly telefono?: string | null;
}): PersonMark => ({ clave, time: formatTime(hora), place: telefono });

/** A mark or visit of this door that the server has answered. */
export interface AnsweredMark extends Omit<DoorMark, 'time'> {
  /** UTC milliseconds of typing. */
  readonly takenMs: number;
  /** Which answer of this door it was. */
  readonly heard: number;
  /** Person of the mark, where the door may know. */
  readonly usuario: number | null;
  /** Of `ya-estaba` the mark that is there. */
  readonly earlier: PersonMark | null;
}

/** Marks that a door shows. */
const MAX_MARKS = 10;
/** Undone keys that are kept over a reload. */
const MAX_UNDONE = 50;
/** In the tab's own storage: three keys are all that local storage holds (spec section 9). */
const KEY = 'puerta-ultimas';
/** Trace of a visit on this phone. */
const KEPT_VISIT = { who: 'Visita', isNamed: false };

/** A mark or visit that waits, as it was typed. */
function typedMark({ clave, who, takenMs }: QueuedEntry) {
  const words = { who: whoWords(who), isNamed: !('codigo' in who), isVisit: 'visitor' in who };
  return { clave, ...words, takenMs, state: 'por-enviar' as const };
}

/** A mark once the server has it: without its number (R56). */
export function answeredMark(
  { clave, who, takenMs }: QueuedMark,
  { resultado, nombre, usuario, marca, propia }: MarkAnswer,
  heard: number,
): AnsweredMark {
  const there = marca ?? propia;
  const isNew = resultado === 'marcada';
  return {
    clave,
    who: nombre ?? keptWords(who),
    isNamed: nombre !== undefined || !('codigo' in who),
    state: isNew ? 'marcada' : 'ya-estaba',
    takenMs,
    heard,
    usuario: usuario ?? ('usuario' in who ? who.usuario : null),
    earlier: isNew || !there ? null : toPersonMark(there),
  };
}

/**
 * A visit once the server has it (R56).
 * @param mayStayInSight - an administrator's door names the visitor until it is closed; what is stored never does.
 */
export function notedVisit(visit: QueuedVisit, mayStayInSight: boolean, heard: number): AnsweredMark {
  const { clave, who, takenMs } = visit;
  return {
    clave,
    ...(mayStayInSight ? { who: whoWords(who), isNamed: true } : KEPT_VISIT),
    isVisit: true,
    state: 'marcada',
    takenMs,
    heard,
    usuario: null,
    earlier: null,
  };
}

/** A mark as the screen shows it, with what the server answered. */
export type ShownMark = DoorMark & Partial<Pick<AnsweredMark, 'earlier'>>;

/** The newest marks of a door, those that wait among them, newest first; no more than ten. */
export function lastMarks(
  answered: readonly AnsweredMark[],
  waiting: readonly QueuedEntry[],
  undone: ReadonlyMap<string, boolean>,
  clock: (ms: number) => string,
): readonly ShownMark[] {
  const shown = answered.filter(({ clave }) => !undone.has(clave));
  return [...shown, ...waiting.map(typedMark)]
    .sort((one, other) => one.takenMs - other.takenMs)
    .reverse()
    .slice(0, MAX_MARKS)
    .map((mark) => ({ ...mark, time: clock(mark.takenMs) }));
}

/** Own marks that a door keeps over a reload of its tab. */
export interface KeptMarks {
  readonly answered: readonly AnsweredMark[];
  /** By key, whether it is a visit. */
  readonly undone: ReadonlyMap<string, boolean>;
}

/**
 * Keeps the last marks over a reload: no number, no visitor's name (R56).
 * @param asked - how many answers had been heard when the list was asked for: what it does not contain yet is kept too.
 */
export function saveMarks(storage: Storage, { answered, undone }: KeptMarks, asked: number): void {
  const isKept = ({ heard }: AnsweredMark, index: number) =>
    heard > asked || index >= answered.length - MAX_MARKS;
  const marcas = answered.filter(isKept).map((mark) => ({
    ...mark,
    ...(mark.isVisit ? KEPT_VISIT : {}),
    heard: mark.heard > asked ? 1 : 0,
  }));
  try {
    storage.setItem(KEY, JSON.stringify({ marcas, deshechas: [...undone].slice(-MAX_UNDONE) }));
  } catch {
    // A full or refused storage costs the list after a reload, no mark.
  }
}

/** Forgets the last marks, names among them. */
export const forgetMarks = (storage: Storage): void => storage.removeItem(KEY);

/** The last marks of this tab. */
export function loadMarks(storage: Storage): KeptMarks {
  try {
    const { marcas, deshechas } = JSON.parse(storage.getItem(KEY) ?? '');
    return { answered: [...marcas], undone: new Map(deshechas) };
  } catch {
    return { answered: [], undone: new Map() };
  }
}
