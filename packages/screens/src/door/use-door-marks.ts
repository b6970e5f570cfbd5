import type { Newcomer } from '@ministerio/contract/domain';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { MarkWho } from '../kit/marking/entry.ts';
import type { Outbox } from '../kit/marking/outbox.ts';
import type { OutboxEvent } from '../kit/marking/outbox-state.ts';
import {
  type AnsweredMark,
  answeredMark,
  type KeptMarks,
  loadMarks,
  notedVisit,
} from '../kit/marking/recent-marks.ts';
import type { DoorAnswer, DoorMark } from '../kit/marking/shown.ts';

/** State of this door's marks beside its queue. */
interface Marks extends KeptMarks {
  /** Result of the last one, where that is not simply its mark; `already` by the key of the mark that is there. */
  readonly special:
    | Extract<DoorAnswer, { kind: 'unknown' | 'failed' }>
    | { readonly kind: 'already'; readonly clave: string }
    | null;
}

/** So soon after typing the person is still at the table: an unknown number returns to the field, unless others came. */
const LIVE_MS = 10_000;

const NOT_UNDONE = 'No se pudo deshacer la marca. Corrígela en el panel.';
const NO_SPACE =
  'No se guardó: este teléfono no tiene espacio. Borra fotos o aplicaciones que no uses y marca otra vez.';
const MAYBE_NOTED =
  'Borrada de este teléfono. Puede que ya hubiera llegado al servidor: si aparece en «Visitas», avisa a un administrador.';

/** Marks of this door and the server's answers; `heard` counts the answers. */
export function useDoorMarks(queue: Outbox, now: () => number, storage: Storage) {
  const state = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  const [marks, setMarks] = useState((): Marks => ({ ...loadMarks(storage), special: null }));
  /** From 1: what was kept over a reload came before. */
  const heard = useRef(1);
  const newest = useRef('');
  useEffect(
    () =>
      queue.listen((event) => {
        heard.current += 1;
        const place = heard.current;
        const isNewest = event.kind === 'answered' && event.mark.clave === newest.current;
        const isLive = isNewest && now() - event.mark.takenMs < LIVE_MS;
        setMarks((before) => marksAfter(before, event, place, isLive));
      }),
    [queue, now],
  );
  const typed = (clave: string, special: Marks['special'] = null) => {
    newest.current = clave;
    setMarks((before) => ({ ...before, special }));
  };

  return {
    state,
    marks,
    heard,
    mark: (who: MarkWho) => typed(queue.add(who).clave),
    /** A person was entered again whom this door has marked. */
    again: (clave: string) => typed('', { kind: 'already', clave }),
    visit: (visitor: Newcomer) => typed(queue.addVisit(visitor).clave),
    undo({ clave, isVisit = false }: Pick<DoorMark, 'clave' | 'isVisit'>) {
      setMarks(({ special, ...before }) => ({
        ...before,
        undone: new Map([...before.undone, [clave, isVisit]]),
        // An unknown number stays in the field, and so does its sentence.
        special: special?.kind === 'unknown' ? special : null,
      }));
      void queue.undo(clave, isVisit);
    },
  };
}

function marksAfter(marks: Marks, event: OutboxEvent, heard: number, isLive: boolean): Marks {
  const failed = (message: string) => ({ ...marks, special: { kind: 'failed', message } as const });
  const withMark = (mark: AnsweredMark) => ({ ...marks, answered: [...marks.answered, mark] });
  switch (event.kind) {
    case 'not-undone': {
      const undone = new Map([...marks.undone].filter(([clave]) => clave !== event.clave));
      return { ...failed(event.message ?? NOT_UNDONE), undone };
    }
    case 'undone':
      return marks;
    case 'maybe-noted':
      return failed(MAYBE_NOTED);
    case 'not-counted':
      return failed(event.message ?? NO_SPACE);
    case 'not-stored':
      return failed(NO_SPACE);
    case 'noted': {
      const { visit, answer } = event;
      if (answer.resultado === 'fuera-de-plazo') return marks;
      // An administrator's door is told who it is.
      return withMark(notedVisit(visit, answer.visita !== undefined, heard));
    }
    case 'answered': {
      const { mark, answer } = event;
      const { resultado } = answer;
      if (resultado === 'marcada' || resultado === 'ya-estaba') {
        return withMark(answeredMark(mark, answer, heard));
      }
      const { clave, who } = mark;
      return isLive && resultado === 'no-existe' && 'codigo' in who
        ? { ...marks, special: { kind: 'unknown', clave, codigo: who.codigo } }
        : marks;
    }
  }
}
