import { cx } from 'class-variance-authority';
import { type ComponentProps, useState } from 'react';
import { Button } from '../../../../primitives/button/index.ts';
import { Heading } from '../../../../primitives/heading/heading.tsx';
import { copy, Glyph } from '../../../../primitives/icon/index.ts';
import { LiveRegion } from '../../../../primitives/live-region/live-region.tsx';
import styles from './removed-phone.module.css';

/** A mark that was never sent. */
export interface UnsentMark {
  readonly clave: string;
  /** The number, or the name that was tapped. */
  readonly who: string;
  /** Day and time of typing: 'sáb 28 nov, 19:06'. */
  readonly when: string;
}

export interface RemovedPhoneProps extends Omit<ComponentProps<'div'>, 'children' | 'onCopy'> {
  /** An administrator removed it; or its time is over, and it still sends what it took. @default 'removed' */
  reason?: 'removed' | 'ended' | undefined;
  /** What somebody has to type in the panel, oldest first. */
  marks: readonly UnsentMark[];
  /** Copies the list; absent where the browser has no clipboard. */
  onCopy?: ((text: string) => Promise<void>) | undefined;
  /** Forgets the list, after the person confirmed. */
  onErase: () => void;
  /** Enrols this phone again. */
  onEnrol: () => void;
}

/** A phone that was removed, with the marks that it could not send (R52). Renders a `<div>`. */
export function RemovedPhone({
  reason = 'removed',
  marks,
  onCopy,
  onErase,
  onEnrol,
  className,
  ...rest
}: RemovedPhoneProps) {
  const [asks, setAsks] = useState(false);
  const [said, setSaid] = useState('');
  const count = marks.length;
  const text = marks.map(({ who, when }) => `${who}\t${when}`).join('\n');

  async function copyList() {
    try {
      await onCopy?.(text);
      setSaid('Lista copiada. Pégala en un mensaje a un administrador.');
    } catch {
      setSaid('No se pudo copiar. Muestra esta pantalla a un administrador.');
    }
  }

  return (
    <div {...rest} className={cx(styles.Root, className)} data-component="RemovedPhone">
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
            <strong>{count === 1 ? '1 marca sin enviar' : `${count} marcas sin enviar`}</strong>.{' '}
            {reason === 'ended'
              ? 'Se envían solas cuando haya señal, durante 36 horas.'
              : 'Enseña esta lista a un administrador: no se borra hasta que tú lo digas, o a los siete días.'}
          </>
        )}
      </p>
      {count === 0 ? null : (
        <ul className={styles.List} aria-label="Marcas sin enviar">
          {marks.map(({ clave, who, when }) => (
            <li key={clave} className={styles.Row}>
              <span className={styles.Who}>{who}</span>
              <span className={styles.When}>{when}</span>
            </li>
          ))}
        </ul>
      )}
      <LiveRegion className={styles.Said}>{said}</LiveRegion>
      {asks && count > 0 ? (
        <div className={styles.Question}>
          <p>
            {count === 1
              ? '¿Borrar la marca? Si nadie la anotó, se pierde.'
              : `¿Borrar las ${count} marcas? Si nadie las anotó, se pierden.`}
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
