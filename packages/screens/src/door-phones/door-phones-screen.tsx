import type { ListedPhone } from '@ministerio/contract';
import { agoWords } from '@ministerio/contract/domain';
import { Button } from '@ministerio/ui/primitives/button';
import { Card } from '@ministerio/ui/primitives/card';
import { Heading } from '@ministerio/ui/primitives/heading';
import { Glyph, plus } from '@ministerio/ui/primitives/icon';
import { LiveRegion } from '@ministerio/ui/primitives/live-region';
import { Notice } from '@ministerio/ui/primitives/notice';
import { Skeleton } from '@ministerio/ui/primitives/skeleton';
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../kit/failure-words/failure-words.ts';
import { QueryView } from '../kit/query-view/query-view.tsx';
import { useServices } from '../kit/services/index.ts';
import { useSession } from '../kit/session/index.ts';
import styles from './door-phones-screen.module.css';
import { codeLeftMs, type Enrolling, EnrolPhone } from './enrol-phone.tsx';
import { arrivalWords, useArrivals, usedCode } from './use-arrivals.ts';
import { useDoorPhones } from './use-door-phones.ts';
import { DoorPhoneList } from './view/door-phone-list/door-phone-list.tsx';
import { RemovePhoneDialog } from './view/door-phone-list/remove-phone-dialog.tsx';

/** The countdown's step, and how often 'hace 2 min' is looked at. */
const SECOND_MS = 1000;
const SLOWLY_MS = 10_000;

/** The screen /dashboard/puerta: 'Teléfonos de la puerta', on our own server (R54, R55, R56). */
export function DoorPhonesScreen() {
  const { church } = useServices();
  const username = useSession()?.username ?? '';
  const { list, make, confirm, remove, beingConfirmed } = useDoorPhones();
  const [enrolling, setEnrolling] = useState<Enrolling>({ step: 'choose' });
  const [isOpen, setOpen] = useState(false);
  const [focusOn, setFocusOn] = useState<{ readonly id: number } | null>(null);
  const [said, setSaid] = useState('');
  const [removing, setRemoving] = useState<ListedPhone | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const code = enrolling.step === 'code' ? enrolling.code : null;
  const nowMs = useNow(code === null ? SLOWLY_MS : SECOND_MS);
  const hasExpired = code !== null && codeLeftMs(code, nowMs) <= 0;

  useEffect(() => {
    if (hasExpired) setSaid('El código venció. Haz otro.');
  }, [hasExpired]);
  useArrivals(list.data, (arrived) => {
    setSaid(arrivalWords(arrived));
    const phone = code && arrived.find((one) => usedCode(one, code, username));
    if (!phone) return;
    setEnrolling({ step: 'enrolled', phone });
    // An open dialog keeps the focus.
    if (document.querySelector('dialog[open]') === null) setFocusOn({ id: phone.id });
  });

  const open = () => {
    setOpen(true);
    // Hidden until now, on a phone.
    requestAnimationFrame(() => panel.current?.querySelector('input')?.focus());
  };
  const confirmPhone = (phone: ListedPhone) =>
    confirm.mutate(phone, {
      onSuccess: () => {
        setSaid(`«${phone.nombre}» ya puede mostrar los nombres.`);
        setFocusOn({ id: phone.id });
      },
    });
  const leaveQuestion = () => {
    remove.reset();
    setRemoving(null);
  };
  return (
    <div className={styles.Root} data-open={isOpen || undefined}>
      <div className={styles.Head}>
        <Heading level={1} size="2xl">
          Teléfonos de la puerta
        </Heading>
        <p className={styles.Lead}>
          Un teléfono de la puerta solo marca asistencia. No ve correos, aportes ni listados.
        </p>
      </div>
      <LiveRegion visuallyHidden>{said}</LiveRegion>
      <Button className={styles.Open} onClick={open}>
        <Glyph path={plus} />
        Inscribir un teléfono
      </Button>
      <div ref={panel} className={styles.Panel}>
        <EnrolPhone enrolling={enrolling} onEnrollingChange={setEnrolling} make={make} nowMs={nowMs} />
      </div>
      <Card padding="md" className={styles.Phones}>
        <QueryView
          query={list}
          loading={<Skeleton lines={6} />}
          errorTitle="Error al cargar los teléfonos de la puerta"
        >
          {(phones) => (
            <>
              {/* The query's times are the real clock's. */}
              {list.isError ? (
                <Notice tone="warning" className={styles.Stale}>
                  No pudimos actualizar la lista: lo que ves es de {agoWords(list.dataUpdatedAt, Date.now())}.
                  Se intenta sola cada diez segundos.
                </Notice>
              ) : null}
              <DoorPhoneList
                phones={phones}
                nowMs={nowMs}
                timeZone={church.timeZone}
                focusOn={focusOn}
                confirming={beingConfirmed}
                onConfirm={confirmPhone}
                onRemove={setRemoving}
              />
              {phones.length === 0 ? null : (
                <p className={styles.Note}>
                  «Quitar» lo desconecta al instante. Las marcas que ya envió se quedan.
                </p>
              )}
            </>
          )}
        </QueryView>
      </Card>
      <RemovePhoneDialog
        phone={removing}
        nowMs={nowMs}
        pending={remove.isPending}
        error={failureOf(remove, 'No se pudo quitar el teléfono')}
        onConfirm={() => {
          if (removing) remove.mutate(removing, { onSuccess: leaveQuestion });
        }}
        onClose={leaveQuestion}
      />
    </div>
  );
}

/** The clock in steps. @param everyMs - milliseconds between two */
function useNow(everyMs: number): number {
  const { now } = useServices();
  const [nowMs, setNowMs] = useState(now);
  useEffect(() => {
    setNowMs(now());
    const timer = setInterval(() => setNowMs(now()), everyMs);
    return () => clearInterval(timer);
  }, [now, everyMs]);
  return nowMs;
}
