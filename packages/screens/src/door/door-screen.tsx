import type { Client } from '@ministerio/contract/client';
import { churchClock } from '@ministerio/contract/domain';
import { useEffect, useMemo, useState } from 'react';
import {
  doorPeople,
  type ListedPerson,
  newestAnswer,
  ownMarkOf,
  waitingOf,
} from '../kit/marking/day-people.ts';
import { listedEntry } from '../kit/marking/entry.ts';
import { findPeople } from '../kit/marking/hits.ts';
import type { Outbox } from '../kit/marking/outbox.ts';
import { lastMarks, saveMarks } from '../kit/marking/recent-marks.ts';
import type { DoorPerson } from '../kit/marking/shown.ts';
import { useAwakeScreen } from '../kit/use-awake-screen.ts';
import { doorTimes } from './door-times.ts';
import type { PhoneNotes } from './phone-notes.ts';
import { useDoorDay } from './use-door-day.ts';
import { useDoorMarks } from './use-door-marks.ts';
import { useSimilarVisitors } from './use-similar-visitors.ts';
import { Door, type DoorProps } from './view/door/door.tsx';
import { RemovedPhone } from './view/removed-phone/removed-phone.tsx';

export interface DoorScreenProps
  extends Pick<DoorProps, 'draft' | 'onDraft' | 'onClose' | 'defaultKeypad' | 'autoFocus'> {
  /** The marks and visits of this door; the caller opens its store and starts it. */
  readonly queue: Outbox;
  /** The typed client, with an administrator's token or the phone's cookie. */
  readonly client: Client;
  /** The church's time zone, such as `America/La_Paz`. */
  readonly timeZone: string;
  /** UTC milliseconds. */
  readonly now: () => number;
  /** The tab's own storage, for the last marks. */
  readonly storage: Storage;
  /** Notes of a phone for times without a signal; an administrator's door keeps nothing of people. */
  readonly notes?: PhoneNotes | undefined;
  /** Says by a short vibration that a mark was taken; absent where the device cannot. */
  readonly vibrate?: ((ms: number) => void) | undefined;
  /** Enrols this phone again after it was removed; of a phone alone. */
  readonly onEnrol?: (() => void) | undefined;
}

const UNCONFIRMED =
  'Falta que un administrador confirme este teléfono: en «Teléfonos de la puerta», «Es este». Ya puedes marcar: se envía después.';

/** Felt, and over before the next digit. */
const TICK_MS = 30;

/**
 * 'Modo puerta': the {@link Door} with its queue and what the server shows of the day. Nothing that it does waits for an
 * answer, so it is the same without a signal.
 */
export function DoorScreen({
  queue,
  client,
  timeZone,
  now,
  storage,
  notes,
  vibrate,
  onEnrol,
  ...door
}: DoorScreenProps) {
  const times = useMemo(() => doorTimes(timeZone), [timeZone]);
  const { state, marks, heard, mark, again, visit, undo } = useDoorMarks(queue, now, storage);
  const { list, asked } = useDoorDay(queue, client, now, notes, heard) ?? { list: null, asked: 0 };
  useEffect(() => saveMarks(storage, marks, asked), [storage, marks, asked]);
  const similar = useSimilarVisitors(queue, client);
  const today = churchClock(now(), timeZone).date;
  const [searched, setSearched] = useState('');
  const { facts, day } = useMemo(() => {
    // A door may stay open over midnight, and a list may be kept from the evening before.
    const isOfToday = ({ takenMs }: { readonly takenMs: number }) =>
      churchClock(takenMs, timeZone).date === today;
    const { answered, undone } = marks;
    const own = { answered: answered.filter(isOfToday), waiting: state.waiting.filter(isOfToday), undone };
    const facts = { today, list, asked, clock: times.time, ...own };
    return { facts, day: doorPeople(facts) };
  }, [list, asked, marks, state.waiting, times, timeZone, today]);
  const { people, count } = day;
  const hits = useMemo(() => hitsFor(searched, people), [searched, people]);
  const last = lastMarks(
    marks.answered,
    waitingOf({ ...facts, waiting: state.waiting }),
    marks.undone,
    times.time,
  );
  useAwakeScreen();

  const take = (who: Parameters<typeof mark>[0]) => {
    setSearched('');
    const own = ownMarkOf(who, day, facts);
    if (own !== null) return again(own);
    vibrate?.(TICK_MS);
    mark(who);
  };
  const pick = ({ usuario, name }: DoorPerson) => take({ usuario, name });
  if ((state.access === 'removed' || state.access === 'ended') && onEnrol) {
    return (
      <RemovedPhone
        reason={state.access}
        marks={state.waiting.map((entry) => ({
          ...listedEntry(entry),
          when: times.dayAndTime(entry.takenMs),
        }))}
        onCopy={'clipboard' in navigator ? (text) => navigator.clipboard.writeText(text) : undefined}
        onErase={() => {
          for (const { clave } of state.waiting) void queue.discard(clave);
        }}
        onEnrol={onEnrol}
      />
    );
  }
  const { special } = marks;
  const answer =
    special !== null && special.kind !== 'already'
      ? special
      : newestAnswer(special?.clave ?? null, last, day, facts);
  return (
    <Door
      autoFocus
      {...door}
      place={[times.day(now()), list && 'telefono' in list ? list.telefono.nombre : null]
        .filter(Boolean)
        .join(' · ')}
      count={count && { ...count, usual: list?.promedio ?? null }}
      connection={state.link}
      notice={state.access === 'unconfirmed' ? UNCONFIRMED : null}
      waiting={state.stored}
      answer={answer}
      marks={answer && 'mark' in answer ? last.filter(({ clave }) => clave !== answer.mark.clave) : last}
      reviews={state.refused.map((refused) => ({
        ...listedEntry(refused),
        when: times.dayAndTime(refused.takenMs),
        isOfFormerDay: churchClock(refused.takenMs, timeZone).date !== today,
        reason: refused.reason,
      }))}
      people={people}
      hits={hits}
      onSearch={people === null ? undefined : setSearched}
      onMark={(codigo) => take({ codigo })}
      onPick={pick}
      onToggle={(person) => {
        const own = ownMarkOf(person, day, facts);
        if (own === null) pick(person);
        else undo({ clave: own });
      }}
      onUndo={undo}
      onNewcomer={(newcomer) => {
        vibrate?.(TICK_MS);
        visit(newcomer);
      }}
      question={similar.question}
      onQuestion={(isSame) => void similar.answer(isSame)}
      headCount={state.count?.date === today ? state.count : null}
      onHeadCount={(total) => void queue.setCount(today, total)}
      onCorrect={({ clave }, who) => {
        setSearched('');
        void queue.correct(clave, 'codigo' in who ? who : { usuario: who.usuario, name: who.name });
      }}
      onDiscard={({ clave }) => void queue.discard(clave)}
      onTakeBack={(clave) => void queue.discard(clave)}
    />
  );
}

function hitsFor(text: string, people: readonly ListedPerson[] | null): DoorProps['hits'] {
  const found = people === null || text === '' ? null : findPeople(text, people);
  return found && { text, people: found };
}
