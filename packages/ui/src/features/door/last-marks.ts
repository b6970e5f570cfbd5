import { keptWords, type MarkWho, type QueuedMark, whoWords } from './queue/mark.ts';
import type { DoorMark } from './view/door/door-types.ts';

/** Marks that a door shows. */
const MAX_MARKS = 10;
/** In the tab's own storage: three keys are all that local storage holds (spec section 9). */
const KEY = 'puerta-ultimas';

/** A mark of the screen, as it was typed. */
export function typedMark({ clave, who }: QueuedMark, time: string): DoorMark {
  return { clave, who: whoWords(who), isNamed: !('codigo' in who), time, state: 'por-enviar' };
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

/** With the newest first, and no more than ten. */
export const withMark = (marks: readonly DoorMark[], mark: DoorMark): readonly DoorMark[] =>
  [mark, ...marks.filter(({ clave }) => clave !== mark.clave)].slice(0, MAX_MARKS);

/** Keeps the last marks over a reload, a number by its last two characters alone (R56). */
export function saveMarks(storage: Storage, marks: readonly DoorMark[]): void {
  const kept = marks.map(({ undoing: _, ...mark }) =>
    mark.isNamed || mark.state !== 'por-enviar' ? mark : { ...mark, who: keptWords({ codigo: mark.who }) },
  );
  try {
    storage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A full or refused storage costs the list after a reload, no mark.
  }
}

/** Forgets the last marks, names among them. */
export const forgetMarks = (storage: Storage): void => storage.removeItem(KEY);

/**
 * The last marks of this tab. Those that still wait have their numbers from the queue; the others were sent meanwhile.
 */
export function loadMarks(storage: Storage, waiting: readonly QueuedMark[]): readonly DoorMark[] {
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
    return queued ? { ...mark, who: whoWords(queued.who) } : { ...mark, state: 'marcada' };
  });
}
