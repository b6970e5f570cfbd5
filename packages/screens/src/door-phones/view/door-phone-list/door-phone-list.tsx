import type { ListedPhone } from '@ministerio/contract';
import { useFocusNext } from '@ministerio/ui/hooks/use-focus-next';
import { Button } from '@ministerio/ui/primitives/button';
import { EmptyState } from '@ministerio/ui/primitives/empty-state';
import { Glyph, phone as phoneIcon } from '@ministerio/ui/primitives/icon';
import { Stack } from '@ministerio/ui/primitives/stack';
import { VisuallyHidden } from '@ministerio/ui/primitives/visually-hidden';
import { type ComponentProps, useEffect, useRef } from 'react';
import styles from './door-phone-list.module.css';
import { contactWords, endWords, pendingWords, profileWords, stateWords } from './phone-words.ts';

export interface DoorPhoneListProps {
  /** The newest first, as the server lists them. */
  readonly phones: readonly ListedPhone[];
  /** The clock, in UTC milliseconds. */
  readonly nowMs: number;
  /** The church's time zone, such as `America/La_Paz`. */
  readonly timeZone: string;
  /** The phone whose row gets the focus, such as one that was enrolled just now; a new object moves it again. */
  readonly focusOn?: { readonly id: number } | null;
  /** Ids of phones that are being confirmed, as text; their button is busy. */
  readonly confirming?: ReadonlySet<string>;
  /** Called by 'Es este'. */
  readonly onConfirm: (phone: ListedPhone) => void;
  /** Called by 'Quitar'; the caller asks for confirmation. */
  readonly onRemove: (phone: ListedPhone) => void;
}

const NOBODY: ReadonlySet<string> = new Set();

/**
 * Phones of the door: what each shows, when it was last in contact, what it has still to send, when it ends. Renders a
 * `<div>` around a list; a row has `data-tone`.
 */
export function DoorPhoneList(props: DoorPhoneListProps) {
  const { phones, nowMs, timeZone, focusOn = null, confirming = NOBODY, onConfirm, onRemove } = props;
  const frame = useRef<HTMLDivElement>(null);
  useFocusNext(frame, '[data-part="remove"]');
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (focusOn !== null) row.current?.focus();
  }, [focusOn]);
  return (
    <div data-component="DoorPhoneList" tabIndex={-1} ref={frame} className={styles.Root}>
      {phones.length === 0 ? (
        <EmptyState title="Todavía no hay ningún teléfono en la puerta" icon={<Glyph path={phoneIcon} />}>
          Inscribe el primero: solo marcará asistencia, sin la cuenta de nadie.
        </EmptyState>
      ) : (
        <Stack as="ul" aria-label="Teléfonos inscritos" gap={0}>
          {phones.map((phone) => (
            <PhoneRow
              key={phone.id}
              ref={phone.id === focusOn?.id ? row : undefined}
              phone={phone}
              nowMs={nowMs}
              timeZone={timeZone}
              busy={confirming.has(String(phone.id))}
              onConfirm={onConfirm}
              onRemove={onRemove}
            />
          ))}
        </Stack>
      )}
    </div>
  );
}

interface PhoneRowProps
  extends Pick<DoorPhoneListProps, 'nowMs' | 'timeZone' | 'onConfirm' | 'onRemove'>,
    Pick<ComponentProps<'li'>, 'ref'> {
  readonly phone: ListedPhone;
  /** It is being confirmed. */
  readonly busy: boolean;
}

function PhoneRow({ ref, phone, nowMs, timeZone, busy, onConfirm, onRemove }: PhoneRowProps) {
  const { nombre, estado, fin, pendientes } = phone;
  const { tone, words } = stateWords(phone, nowMs);
  const left = pendingWords(pendientes);
  const waits = estado === 'espera';
  return (
    <li ref={ref} tabIndex={-1} className={styles.Row} data-tone={tone}>
      <div className={styles.Facts}>
        <p className={styles.Name}>{nombre}</p>
        <div className={styles.Line}>
          <p className={styles.State}>
            <span className={styles.Dot} aria-hidden="true" />
            {words}
          </p>
          <p className={styles.Contact}>
            {contactWords(phone, nowMs)}
            {left === null ? null : (
              <span className={styles.Left} data-waits={(pendientes ?? 0) > 0 || undefined}>
                {left}
              </span>
            )}
          </p>
        </div>
        <div className={styles.Line}>
          <p className={styles.Shows}>{profileWords(phone)}</p>
          <p className={styles.End}>{endWords(fin, nowMs, timeZone)}</p>
        </div>
      </div>
      <Button
        variant="quiet"
        size="sm"
        className={styles.Remove}
        data-part="remove"
        onClick={() => onRemove(phone)}
      >
        Quitar
        <VisuallyHidden> «{nombre}»</VisuallyHidden>
      </Button>
      {waits ? (
        <div className={styles.Confirm}>
          <p>
            No se ve ningún nombre en él hasta que pulses «Es este». Comprueba que el teléfono que tienes
            delante se llama «{nombre}».
          </p>
          <Button variant="secondary" size="sm" loading={busy} onClick={() => onConfirm(phone)}>
            Es este
            <VisuallyHidden> «{nombre}»</VisuallyHidden>
          </Button>
        </div>
      ) : null}
    </li>
  );
}
