import { Button } from '@ministerio/ui/primitives/button';
import { Heading } from '@ministerio/ui/primitives/heading';
import { copy, Glyph } from '@ministerio/ui/primitives/icon';
import { LiveRegion } from '@ministerio/ui/primitives/live-region';
import { useState } from 'react';
import {
  UnsentList,
  type UnsentMark,
  unsentText,
  unsentWords,
} from '../../../kit/unsent-marks/unsent-list.tsx';
import styles from './removed-phone.module.css';

export interface RemovedPhoneProps {
  /** An administrator removed it; or its time is over, and it still sends what it took. @default 'removed' */
  reason?: 'removed' | 'ended' | undefined;
  /** Marks that have to be typed in the panel, oldest first. */
  marks: readonly UnsentMark[];
  /** Copies the list; absent where the browser has no clipboard. */
  onCopy?: ((text: string) => Promise<void>) | undefined;
  /** Forgets the list, after the person confirmed. */
  onErase: () => void;
  /** Enrols this phone again. */
  onEnrol: () => void;
}

/** A phone that may not mark any more, with the marks and visits that it could not send (R52). Renders a `<div>`. */
export function RemovedPhone({ reason = 'removed', marks, onCopy, onErase, onEnrol }: RemovedPhoneProps) {
  const [asks, setAsks] = useState(false);
  const [said, setSaid] = useState('');
  const count = marks.length;
  const words = unsentWords(marks);

  async function copyList() {
    try {
      await onCopy?.(unsentText(marks));
      setSaid('Lista copiada. Pégala en un mensaje a un administrador.');
    } catch {
      setSaid('No se pudo copiar. Muestra esta pantalla a un administrador.');
    }
  }

  return (
    <div className={styles.Root} data-component="RemovedPhone">
      <Heading level={1} size="2xl">
        {reason === 'ended'
          ? 'La inscripción de este teléfono terminó.'
          : 'Este teléfono ya no está autorizado.'}
      </Heading>
      <p className={styles.Lead}>
        {count === 0 ? (
          'No queda ninguna marca sin enviar.'
        ) : (
          <>
            {count === 1 ? 'Queda ' : 'Quedan '}
            <strong>{words} sin enviar</strong>.{' '}
            {reason === 'ended'
              ? 'Se envían solas cuando haya señal, durante 36 horas.'
              : 'Enseña esta lista a un administrador: no se borra hasta que tú lo digas, o a los siete días.'}
          </>
        )}
      </p>
      {count === 0 ? null : (
        <div className={styles.List}>
          <UnsentList marks={marks} />
        </div>
      )}
      <LiveRegion className={styles.Said}>{said}</LiveRegion>
      {asks && count > 0 ? (
        <div className={styles.Question}>
          <p>
            {count === 1
              ? `¿Borrar la ${words.slice('1 '.length)}? Si nadie la anotó, se pierde.`
              : `¿Borrar las ${words}? Si nadie las anotó, se pierden.`}
          </p>
          <div className={styles.Buttons}>
            <Button variant="danger" onClick={onErase}>
              Sí, borrar
            </Button>
            <Button variant="secondary" onClick={() => setAsks(false)} ref={focusOnce}>
              No, conservar
            </Button>
          </div>
        </div>
      ) : (
        <div className={styles.Buttons}>
          {count > 0 && onCopy ? (
            <Button onClick={() => void copyList()}>
              <Glyph path={copy} />
              Copiar la lista
            </Button>
          ) : null}
          <Button variant="secondary" onClick={onEnrol}>
            Inscribir otra vez
          </Button>
          {count === 0 ? null : (
            <Button variant="quiet" className={styles.Erase} onClick={() => setAsks(true)}>
              Borrar
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** The question came in the place of its button, and 'no' is the safe answer. */
function focusOnce(button: HTMLButtonElement | null) {
  button?.focus();
}
