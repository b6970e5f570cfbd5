import { isVisit, keptWords, type MarkWho, type QueuedEntry, whoWords } from './queue/mark.ts';
import type { DoorMark } from './view/door/door-types.ts';

/** Marks that a door shows. */
const MAX_MARKS = 10;
/** In the tab's own storage: three keys are all that local storage holds (spec section 9). */
const KEY = 'puerta-ultimas';
/** What stays of a visit on this phone. */
const KEPT_VISIT = { who: 'Visita', isNamed: false };

/** A mark or visit of the screen, as it was typed. */
export function typedMark(entry: QueuedEntry, time: string): DoorMark {
  const { clave, who } = entry;
  const mark = { clave, who: whoWords(who), isNamed: !('codigo' in who), time, state: 'por-enviar' } as const;
  return isVisit(entry) ? { ...mark, isVisit: true } : mark;
}

/** A mark once the server has it: without its number (R56). @param name - that the server answered. */
export function sentMark(mark: DoorMark, who: MarkWho, name: string | undefined, isNew: boolean): DoorMark {
  return {
    ...mark,
    who: name ?? keptWords(who),
    isNamed: name !== undefined || !('codigo' in who),
    state: isNew ? 'marcada' : 'ya-estaba',
  };
}

/**
 * A visit once the server has it (R56).
 * @param mayStayInSight - an administrator's door names the visitor until it is closed; what is stored never does.
 */
export function notedVisit(mark: DoorMark, mayStayInSight: boolean): DoorMark {
  return { ...mark, ...(mayStayInSight ? {} : KEPT_VISIT), state: 'marcada' };
}

/** With the newest first, and no more than ten. */
export const withMark = (marks: readonly DoorMark[], mark: DoorMark): readonly DoorMark[] =>
  [mark, ...marks.filter(({ clave }) => clave !== mark.clave)].slice(0, MAX_MARKS);

/** Keeps the last marks over a reload, a number by its last two characters alone, a visit without its name (R56). */
export function saveMarks(storage: Storage, marks: readonly DoorMark[]): void {
  const kept = marks.map(({ undoing: _, ...mark }) => {
    if (mark.isVisit) return { ...mark, ...KEPT_VISIT };
    const isNumber = !mark.isNamed && mark.state === 'por-enviar';
    return isNumber ? { ...mark, who: keptWords({ codigo: mark.who }) } : mark;
  });
  try {
    storage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A full or refused storage costs the list after a reload, no mark.
  }
}

/** Forgets the last marks, names among them. */
export const forgetMarks = (storage: Storage): void => storage.removeItem(KEY);

/**
 * The last marks of this tab. Those that still wait have their numbers and visitors from the queue; the others were sent
 * meanwhile.
 */
export function loadMarks(storage: Storage, waiting: readonly QueuedEntry[]): readonly DoorMark[] {
  let stored: unknown;
  try {
    stored = JSON.parse(storage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(stored)) return [];
  return (stored as DoorMark[]).map((mark) => {
    if (mark.state !== 'por-enviar') return mark;
    const queued = waiting.find(({ clave }) => clave === mark.clave);
    return queued ? typedMark(queued, mark.time) : { ...mark, state: 'marcada' };
  });
}
