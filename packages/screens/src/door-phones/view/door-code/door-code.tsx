import { QrCode } from '@ministerio/ui/composed/qr-code';
import { Badge } from '@ministerio/ui/primitives/badge';
import { Button } from '@ministerio/ui/primitives/button';
import { ErrorNotice, Notice } from '@ministerio/ui/primitives/notice';
import { Stack } from '@ministerio/ui/primitives/stack';
import { VisuallyHidden } from '@ministerio/ui/primitives/visually-hidden';
import { useEffect, useRef } from 'react';
import styles from './door-code.module.css';
import { addressFault, countdown, groupedCode } from './inscription.ts';

export interface DoorCodeProps {
  /** Eight letters and digits. */
  readonly code: string;
  /** Absolute address of the page that takes it, without a fragment: `https://iglesia.example/puerta`. */
  readonly address: string;
  /** Rights of the code, in words: 'Solo números · vence hoy a las 23:00'. */
  readonly grant: string;
  /** Milliseconds until it ends; none left shows that it ended. */
  readonly leftMs: number;
  /** Gives a new code the focus: what had it before, such as the button that asked for it, is gone. @default false */
  readonly autoFocus?: boolean;
  /** Another one is being made. @default false */
  readonly pending?: boolean;
  /** Why another one could not be made. */
  readonly error?: string | null;
  /** Makes another code with the same grant. */
  readonly onRenew: () => void;
  /** Goes back to choosing what the phone may see. */
  readonly onChange: () => void;
}

const faults = {
  'only-here': {
    title: 'Esta dirección es solo de este equipo',
    what: 'Ningún otro teléfono llega a ella.',
  },
  'plain-http': {
    title: 'Abriste el panel sin https',
    what: 'Por esta dirección un teléfono no puede guardar su inscripción.',
  },
} as const;

/**
 * A code of the door: as a QR with the code in the address's fragment (R55), and in two groups of four to type. Renders a
 * `<div>`; `[data-expired]` once it ended.
 */
export function DoorCode(props: DoorCodeProps) {
  const { code, address, grant, leftMs, autoFocus = false, pending, error, onRenew, onChange } = props;
  const expired = leftMs <= 0;
  const shown = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another code gets the focus again
  useEffect(() => {
    if (autoFocus) shown.current?.focus();
  }, [code, autoFocus]);
  const fault = addressFault(address);
  const site = address.replace(/^https?:\/\//, '');
  return (
    <div data-component="DoorCode" data-expired={expired || undefined} className={styles.Root}>
      <div className={styles.Granted}>
        <p>{grant}</p>
        <Badge tone={expired ? 'neutral' : 'warning'} role="timer">
          {expired ? 'venció' : `quedan ${countdown(leftMs)}`}
        </Badge>
      </div>
      {expired ? (
        <Notice tone="warning" title="Este código ya no vale">
          Pasaron los diez minutos y nadie lo usó. Haz otro cuando tengas el teléfono en la mano.
        </Notice>
      ) : (
        <>
          {fault === null ? null : (
            <Notice tone="warning" title={faults[fault].title}>
              {faults[fault].what} Abre el panel en la dirección https de tu sitio y haz ahí el código.
            </Notice>
          )}
          <div className={styles.Scan}>
            <QrCode text={`${address}#codigo=${code}`} label="Código QR para inscribir el teléfono" />
            <ol className={styles.Steps}>
              <li>Abre la cámara del teléfono.</li>
              <li>Apunta al dibujo y abre la página.</li>
              <li>Ponle un nombre: «Mesa 3».</li>
            </ol>
          </div>
          <div>
            <p className={styles.Or}>
              O escribe este código en <strong>{site}</strong>
            </p>
            <p ref={shown} tabIndex={-1} className={styles.Code} translate="no">
              <span aria-hidden="true">{groupedCode(code)}</span>
              <VisuallyHidden>Código: {[...code].join(' ')}</VisuallyHidden>
            </p>
            <p className={styles.Once}>Vale diez minutos y una sola vez.</p>
          </div>
        </>
      )}
      <ErrorNotice>{error}</ErrorNotice>
      <Stack direction="row" gap={2} wrap>
        <Button variant={expired ? 'primary' : 'secondary'} size="sm" loading={pending} onClick={onRenew}>
          Otro código
        </Button>
        <Button variant="quiet" size="sm" onClick={onChange}>
          Cambiar lo que ve
        </Button>
      </Stack>
    </div>
  );
}
