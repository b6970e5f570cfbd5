import type { MarkAnswer } from '@ministerio/contract';
import type { Newcomer } from '@ministerio/contract/domain';
import { useEffect, useMemo, useReducer, useSyncExternalStore } from 'react';
import { doorTimes } from './door-times.ts';
import type { OwnMark } from './find-people.ts';
import { loadMarks, notedVisit, saveMarks, sentMark, typedMark, withMark } from './last-marks.ts';
import type { DoorQueue } from './queue/door-queue.ts';
import type { MarkWho, QueuedEntry } from './queue/mark.ts';
import type { QueueEvent } from './queue/queue-state.ts';
import type { DoorAnswer, DoorMark } from './view/door/door-types.ts';

/** What the screen keeps of this door's marks. */
interface Marks {
  readonly last: readonly DoorMark[];
  /** What the last one came to, where that is not simply its mark. */
  readonly special: DoorAnswer | null;
  /** Marks of people of the list, by their id. */
  readonly own: ReadonlyMap<number, OwnMark>;
}

type Change =
  | { readonly kind: 'typed'; readonly mark: QueuedEntry; readonly time: string }
  | { readonly kind: 'undone'; readonly clave: string }
  | { readonly kind: 'event'; readonly event: QueueEvent; readonly time: string; readonly isLive: boolean };

/** So soon after typing the person is still at the table: an unknown number returns to the field, unless others came. */
const LIVE_MS = 10_000;

const NOT_UNDONE = 'No se pudo deshacer la marca. Corrígela en el panel.';
const NO_SPACE =
  'No se guardó: este teléfono no tiene espacio. Borra fotos o aplicaciones que no uses y marca otra vez.';
const MAYBE_NOTED =
  'Borrada de este teléfono. Puede que ya hubiera llegado al servidor: si aparece en «Visitas», avisa a un administrador.';

/** The marks of this door: taken, answered, undone, and kept over a reload. */
export function useDoorMarks(queue: DoorQueue, timeZone: string, now: () => number, storage: Storage) {
  const state = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  const [marks, change] = useReducer(changed, null, () => ({
    last: loadMarks(storage, queue.read().waiting),
    special: null,
    own: new Map(),
  }));
  const { time: clock } = useMemo(() => doorTimes(timeZone), [timeZone]);
  useEffect(
    () =>
      queue.listen((event) => {
        const takenMs = 'mark' in event ? event.mark.takenMs : 'visit' in event ? event.visit.takenMs : now();
        change({ kind: 'event', event, time: clock(takenMs), isLive: now() - takenMs < LIVE_MS });
      }),
    [queue, now, clock],
  );
  useEffect(() => saveMarks(storage, marks.last), [storage, marks.last]);

  return {
    state,
    marks,
    mark(who: MarkWho) {
      const mark = queue.add(who);
      change({ kind: 'typed', mark, time: clock(mark.takenMs) });
    },
    visit(visitor: Newcomer) {
      const visit = queue.addVisit(visitor);
      change({ kind: 'typed', mark: visit, time: clock(visit.takenMs) });
    },
    undo({ clave, isVisit }: Pick<DoorMark, 'clave' | 'isVisit'>) {
      change({ kind: 'undone', clave });
      void (isVisit ? queue.undoVisit(clave) : queue.undo(clave));
    },
  };
}

function changed(marks: Marks, change: Change): Marks {
  switch (change.kind) {
    case 'typed': {
      const { mark, time } = change;
      const own = new Map(marks.own);
      if ('usuario' in mark.who) own.set(mark.who.usuario, { ...mark, time });
      return { last: withMark(marks.last, typedMark(mark, time)), special: null, own };
    }
    case 'undone':
      return without(marks, change.clave);
    case 'event':
      return heard(marks, change);
  }
}

function heard(marks: Marks, change: Extract<Change, { kind: 'event' }>): Marks {
  const { event } = change;
  const failed = (message: string): DoorAnswer => ({ kind: 'failed', message });
  switch (event.kind) {
    case 'not-undone':
      return { ...marks, special: failed(event.message ?? NOT_UNDONE) };
    case 'maybe-noted':
      return { ...marks, special: failed(MAYBE_NOTED) };
    case 'not-counted':
      return { ...marks, special: failed(event.message ?? NO_SPACE) };
    case 'not-stored':
      return { ...without(marks, event.mark.clave), special: failed(NO_SPACE) };
    case 'noted':
      return noted(marks, event);
    case 'answered':
      return answered(marks, event, change);
  }
}

function noted(marks: Marks, { visit, answer }: Extract<QueueEvent, { kind: 'noted' }>): Marks {
  if (answer.resultado === 'fuera-de-plazo') return without(marks, visit.clave);
  const isAdministrator = answer.visita !== undefined;
  const last = marks.last.map((one) => (one.clave === visit.clave ? notedVisit(one, isAdministrator) : one));
  return { ...marks, last };
}

function answered(
  marks: Marks,
  event: Extract<QueueEvent, { kind: 'answered' }>,
  { time, isLive }: Extract<Change, { kind: 'event' }>,
): Marks {
  const { mark } = event;
  const { resultado, nombre } = event.answer;
  if (resultado === 'no-existe' || resultado === 'fuera-de-plazo') {
    const codigo = 'codigo' in mark.who ? mark.who.codigo : null;
    const isNewest = marks.last[0]?.clave === mark.clave;
    const isShown = isLive && isNewest && resultado === 'no-existe' && codigo !== null;
    const special: DoorAnswer | null = isShown ? { kind: 'unknown', clave: mark.clave, codigo } : null;
    return { ...without(marks, mark.clave), ...(special ? { special } : {}) };
  }
  const typed = marks.last.find(({ clave }) => clave === mark.clave);
  if (!typed) return marks;
  const sent = sentMark(typed, mark.who, nombre, resultado === 'marcada');
  const last = marks.last.map((one) => (one.clave === mark.clave ? sent : one));
  const isNewest = last[0] === sent;
  const special: DoorAnswer | null =
    resultado === 'ya-estaba' && isNewest
      ? { kind: 'already', mark: sent, since: sinceWords(event.answer) }
      : marks.special;
  const own = new Map(marks.own);
  const usuario = 'usuario' in mark.who ? mark.who.usuario : event.answer.marca?.usuario;
  if (usuario !== undefined && resultado === 'marcada') own.set(usuario, { ...mark, time });
  return { last, special, own };
}

/** 'a las 19:03 en Mesa 2', where the server says so. */
function sinceWords({ marca }: MarkAnswer): string | null {
  if (!marca) return null;
  return `a las ${marca.hora.slice(0, 'HH:MM'.length)}${marca.telefono ? ` en ${marca.telefono}` : ''}`;
}

function without(marks: Marks, clave: string): Marks {
  const own = new Map([...marks.own].filter(([, mark]) => mark.clave !== clave));
  return { last: marks.last.filter((mark) => mark.clave !== clave), special: null, own };
}
