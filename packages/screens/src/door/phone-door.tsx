import { type DoorPhone, doorList, enrolPhone } from '@ministerio/contract';
import { ApiError, type Client } from '@ministerio/contract/client';
import { Spinner } from '@ministerio/ui/primitives/spinner';
import { useEffect, useState } from 'react';
import { failureWords } from '../kit/failure-words/failure-words.ts';
import type { Outbox } from '../kit/marking/outbox.ts';
import { forgetMarks } from '../kit/marking/recent-marks.ts';
import { DoorScreen, type DoorScreenProps } from './door-screen.tsx';
import { canOpenDoor, type OpenDoor, openDoor } from './open-door.ts';
import styles from './phone-door.module.css';
import { type PhoneNotes, phoneNotes } from './phone-notes.ts';
import { Enrolment, type EnrolmentProps } from './view/enrolment/enrolment.tsx';

export interface PhoneDoorProps extends Pick<DoorScreenProps, 'timeZone' | 'now' | 'storage' | 'vibrate'> {
  /** The typed client, with the phone's cookie and nobody's token. */
  readonly client: Client;
  /** The code of a scanned QR; null where the page was opened without one. */
  readonly code: string | null;
  /** The phone was enrolled: whoever is signed in on it has to go (R55). */
  readonly onEnrolled: () => void;
}

interface Phone extends OpenDoor {
  readonly notes: PhoneNotes;
}

type Phase =
  | { readonly kind: 'opening' }
  | { readonly kind: 'impossible'; readonly why: 'insecure' | 'no-storage' }
  | { readonly kind: 'enrolling' | 'enrolled'; readonly phone: Phone };

/** `/puerta`: a phone of the door, from its enrolment to its end. */
export function PhoneDoor({ client, code, onEnrolled, now, storage, ...door }: PhoneDoorProps) {
  const [phase, setPhase] = useState<Phase>({ kind: 'opening' });
  useEffect(() => {
    let opened: OpenDoor | undefined;
    let isGone = false;
    openPhone(client, code, now, storage).then(
      (next) => {
        if ('phone' in next) opened = next.phone;
        if (isGone) opened?.close();
        else setPhase(next);
      },
      () => {
        if (!isGone) setPhase({ kind: 'impossible', why: 'no-storage' });
      },
    );
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [client, code, now, storage]);

  switch (phase.kind) {
    case 'opening':
      return (
        <div className={styles.Opening}>
          <Spinner label="Abriendo la puerta…" size="lg" />
        </div>
      );
    case 'impossible':
      return <ImpossibleDoor why={phase.why} />;
    case 'enrolling':
      return (
        <Enrolling
          client={client}
          phone={phase.phone}
          code={code}
          onEnrolled={() => {
            onEnrolled();
            setPhase({ ...phase, kind: 'enrolled' });
          }}
        />
      );
    case 'enrolled':
      return (
        <Enrolled
          {...door}
          client={client}
          phone={phase.phone}
          now={now}
          storage={storage}
          onEnrol={() => setPhase({ ...phase, kind: 'enrolling' })}
        />
      );
  }
}

/** Opens the phone's marks, and asks whether it is enrolled where it does not know it itself. */
async function openPhone(
  client: Client,
  code: string | null,
  now: () => number,
  storage: Storage,
): Promise<Phase> {
  if (!canOpenDoor()) return { kind: 'impossible', why: 'insecure' };
  let door: OpenDoor;
  try {
    door = await openDoor('puerta', client, now);
  } catch {
    return { kind: 'impossible', why: 'no-storage' };
  }
  const notes = phoneNotes(door.store);
  const phone = { ...door, notes };
  await notes.forgetOld(now());
  // Names that are too old to show are not kept beside the last marks either.
  if ((await notes.readList(now())) === null) forgetMarks(storage);
  await door.queue.start((await notes.readRemoved()) === null ? 'open' : 'removed');
  if (code !== null) return { kind: 'enrolling', phone };
  const isKnown = (await notes.readPhone()) !== undefined || (await isEnrolled(client));
  return { kind: isKnown ? 'enrolled' : 'enrolling', phone };
}

/** Whether the server knows this phone: its cookie may have outlived what the browser stored. */
async function isEnrolled(client: Client): Promise<boolean> {
  try {
    await client.call(doorList, { query: {} });
    return true;
  } catch (error) {
    return error instanceof ApiError && error.code === 'phone_unconfirmed';
  }
}

interface EnrollingProps extends Pick<PhoneDoorProps, 'client' | 'code' | 'onEnrolled'> {
  readonly phone: Phone;
}

function Enrolling({ client, phone, code, onEnrolled }: EnrollingProps) {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<EnrolmentProps['error']>(null);

  async function enrol(codigo: string, nombre: string) {
    setPending(true);
    setError(null);
    try {
      // Stored marks were taken under the former inscription.
      await whenSent(phone.queue);
      const enrolled: DoorPhone = await client.call(enrolPhone, { body: { codigo, nombre } });
      await phone.notes.writePhone(enrolled);
      // Without it a phone that runs out of space may lose what waits; asked for after a press, as browsers want.
      void navigator.storage?.persist?.().catch(() => false);
      phone.queue.reopen();
      onEnrolled();
    } catch (refused) {
      setPending(false);
      setError({
        text: failureWords(refused, 'No se pudo inscribir este teléfono'),
        isOfCode: refused instanceof ApiError && refused.code === 'wrong_door_code',
      });
    }
  }

  return (
    <main>
      <Enrolment
        defaultCode={code ?? ''}
        pending={pending}
        error={error}
        onEnrol={(codigo, nombre) => void enrol(codigo, nombre)}
      />
    </main>
  );
}

/** Resolves once everything is sent, or cannot be now. */
function whenSent(queue: Outbox): Promise<void> {
  return new Promise((resolve) => {
    let stop = () => {};
    const check = () => {
      const { waiting, undoing, link, access } = queue.read();
      const isDone = waiting.length + undoing.length === 0;
      if (!isDone && link === 'en-linea' && access !== 'removed') return;
      stop();
      resolve();
    };
    stop = queue.subscribe(check);
    check();
  });
}

interface EnrolledProps extends Omit<DoorScreenProps, 'queue' | 'notes' | 'onClose'> {
  readonly phone: Phone;
}

function Enrolled({ phone, now, storage, ...door }: EnrolledProps) {
  const { queue, notes } = phone;
  useEffect(() => {
    let wasRemoved = false;
    const note = () => {
      const isRemoved = queue.read().access === 'removed';
      if (isRemoved && !wasRemoved) {
        forgetMarks(storage);
        void notes.noteRemoved(now());
      }
      wasRemoved = isRemoved;
    };
    note();
    const stop = queue.subscribe(note);
    const every = setInterval(() => {
      void notes.forgetOld(now()).then((isForgotten) => (isForgotten ? queue.reload() : undefined));
    }, HOUR_MS);
    return () => {
      stop();
      clearInterval(every);
    };
  }, [queue, notes, now, storage]);
  return (
    <main>
      <DoorScreen {...door} queue={queue} notes={notes} now={now} storage={storage} />
    </main>
  );
}

const HOUR_MS = 3_600_000;

/** Why this browser cannot be a phone of the door, and what to do. */
export function ImpossibleDoor({ why }: { readonly why: 'insecure' | 'no-storage' }) {
  return (
    <main className={styles.Impossible}>
      <h1>Este navegador no puede ser la puerta.</h1>
      <p>
        {why === 'insecure'
          ? 'La dirección de esta página no es segura: debe empezar con https. Pide la dirección a un administrador.'
          : 'No deja guardar marcas en este teléfono. Abre la página fuera de una ventana privada, o con otro navegador.'}
      </p>
    </main>
  );
}
