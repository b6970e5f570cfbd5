import type { Client } from '@ministerio/contract/client';
import { churchClock } from '@ministerio/contract/domain';
import { useMemo, useState } from 'react';
import { useAwakeScreen } from '../../internal/use-awake-screen.ts';
import { doorTimes } from './door-times.ts';
import { findPeople, type ListedPerson, listedPeople, type OwnMark } from './find-people.ts';
import type { PhoneNotes } from './phone-notes.ts';
import type { DoorQueue } from './queue/door-queue.ts';
import { listedEntry } from './queue/mark.ts';
import { useDoorDay } from './use-door-day.ts';
import { useDoorMarks } from './use-door-marks.ts';
import { useSimilarVisitors } from './use-similar-visitors.ts';
import { Door, type DoorProps } from './view/door/door.tsx';
import type { DoorPerson } from './view/door/door-types.ts';
import { RemovedPhone } from './view/removed-phone/removed-phone.tsx';

export interface DoorScreenProps extends Pick<DoorProps, 'onClose' | 'defaultKeypad' | 'autoFocus'> {
  /** The marks and visits of this door; the caller opens its store and starts it. */
  readonly queue: DoorQueue;
  /** The typed client, with an administrator's token or the phone's cookie. */
  readonly client: Client;
  /** The church's time zone, such as `America/La_Paz`. */
  readonly timeZone: string;
  /** UTC milliseconds. */
  readonly now: () => number;
  /** The tab's own storage, for the last marks. */
  readonly storage: Storage;
  /** What a phone knows without a signal; an administrator's door keeps nothing of people. */
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
  onClose,
  defaultKeypad,
  autoFocus = true,
}: DoorScreenProps) {
  const { state, marks, mark, visit, undo } = useDoorMarks(queue, timeZone, now, storage);
  const day = useDoorDay(queue, client, now, notes);
  const similar = useSimilarVisitors(queue, client);
  const today = churchClock(now(), timeZone).date;
  const [searched, setSearched] = useState('');
  const people = useMemo(() => {
    // A door may stay open over midnight, and a list may be kept from the evening before.
    const isOfToday = ([, { takenMs }]: [number, OwnMark]) => churchClock(takenMs, timeZone).date === today;
    return listedPeople(day, new Map([...marks.own].filter(isOfToday)));
  }, [day, marks.own, timeZone, today]);
  const hits = useMemo(() => hitsFor(searched, people), [searched, people]);
  const times = useMemo(() => doorTimes(timeZone), [timeZone]);
  useAwakeScreen();

  const take = (who: Parameters<typeof mark>[0]) => {
    setSearched('');
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
  const [newest, ...earlier] = marks.last;
  return (
    <Door
      title="Puerta"
      place={[times.day(now()), day && 'telefono' in day ? day.telefono.nombre : null]
        .filter(Boolean)
        .join(' · ')}
      count={day?.fecha === today ? { present: day.presentes, usual: day.promedio } : null}
      connection={state.link}
      notice={state.access === 'unconfirmed' ? UNCONFIRMED : null}
      waiting={state.stored}
      answer={marks.special ?? (newest ? { kind: 'mark', mark: newest } : null)}
      marks={marks.special && marks.special.kind !== 'already' ? marks.last : earlier}
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
        const own = marks.own.get(person.usuario);
        if (own) undo(own);
        else pick(person);
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
      onClose={onClose}
      defaultKeypad={defaultKeypad}
      autoFocus={autoFocus}
    />
  );
}

function hitsFor(text: string, people: readonly ListedPerson[] | null): DoorProps['hits'] {
  const found = people === null || text === '' ? null : findPeople(text, people);
  return found && { text, people: found };
}
