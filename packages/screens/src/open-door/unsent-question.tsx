import { Button } from '@ministerio/ui/primitives/button';
import { Dialog } from '@ministerio/ui/primitives/dialog';
import { copy, Glyph } from '@ministerio/ui/primitives/icon';
import { LiveRegion } from '@ministerio/ui/primitives/live-region';
import { useState } from 'react';
import { UnsentList, type UnsentMark, unsentText, unsentWords } from '../kit/unsent-marks/unsent-list.tsx';
import styles from './unsent-question.module.css';

export interface UnsentQuestionProps {
  /** Marks waiting in this browser, oldest first; with none the question is closed. */
  marks: readonly UnsentMark[];
  /** Copies the list; absent where the browser has no clipboard. */
  onCopy?: ((text: string) => Promise<void>) | undefined;
  /** Goes on working. */
  onStay: () => void;
  /** Signs out all the same. */
  onSignOut: () => void;
}

/** Asked before an administrator signs out while marks of the door wait. Renders a `<dialog>`. */
export function UnsentQuestion({ marks, onCopy, onStay, onSignOut }: UnsentQuestionProps) {
  const [said, setSaid] = useState('');
  const isOne = marks.length === 1;

  async function copyList() {
    try {
      await onCopy?.(unsentText(marks));
      setSaid('Lista copiada.');
    } catch {
      setSaid('No se pudo copiar. Anótalas de esta pantalla.');
    }
  }

  return (
    <Dialog
      open={marks.length > 0}
      onOpenChange={onStay}
      title={`${isOne ? 'Queda' : 'Quedan'} ${unsentWords(marks)} de la puerta sin enviar`}
      description={`${isOne ? 'Está guardada' : 'Están guardadas'} en este navegador y se ${isOne ? 'envía' : 'envían'} cuando un administrador abra la puerta aquí otra vez. Si no vas a volver a este equipo, copia la lista.`}
      footer={
        <>
          <Button variant="secondary" onClick={onSignOut}>
            Cerrar sesión
          </Button>
          <Button data-autofocus onClick={onStay}>
            Seguir aquí
          </Button>
        </>
      }
    >
      {onCopy ? (
        <Button variant="quiet" onClick={() => void copyList()}>
          <Glyph path={copy} />
          Copiar la lista
        </Button>
      ) : null}
      <UnsentList marks={marks} />
      <LiveRegion className={styles.Said}>{said}</LiveRegion>
    </Dialog>
  );
}
