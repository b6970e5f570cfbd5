import type { Visitor } from '@ministerio/contract';
import { Button } from '@ministerio/ui/primitives/button';
import { Link } from '@ministerio/ui/primitives/link';
import { VisuallyHidden } from '@ministerio/ui/primitives/visually-hidden';
import { useEffect, useRef } from 'react';
import { visitorName } from '../visitor-words.ts';
import styles from './visitors-table.module.css';

/** A number that somebody asked to see. */
export interface ShownContact {
  /** As it was left; null where it was taken away meanwhile. */
  readonly number: string | null;
  /** Address of a chat with it; null where it is no mobile number that we know how to write to. */
  readonly chatHref: string | null;
}

interface VisitorContactProps {
  readonly visitor: Visitor;
  readonly shown: ShownContact | undefined;
  readonly pending: boolean;
  readonly onAsk: () => void;
}

const WHOSE = { propio: 'WhatsApp propio', tutor: 'De su familia' } as const;

/** Owner of the number, and the number once it is asked for: no list carries any. */
export function VisitorContact({ visitor, shown, pending, onAsk }: VisitorContactProps) {
  const { contacto } = visitor;
  const answer = useRef<HTMLSpanElement>(null);
  const wasPressed = useRef(false);
  // The button that was pressed is gone: its place takes the focus.
  useEffect(() => {
    if (shown === undefined || !wasPressed.current) return;
    wasPressed.current = false;
    (answer.current?.querySelector('a') ?? answer.current)?.focus();
  }, [shown]);

  if (contacto === null) return <span className={styles.Quiet}>Sin contacto</span>;
  const whom = contacto === 'tutor' ? `la familia de ${visitorName(visitor)}` : visitorName(visitor);
  return (
    <span className={styles.Contact}>
      <span>{WHOSE[contacto]}</span>
      {shown === undefined ? (
        <Button
          variant="quiet"
          size="sm"
          className={styles.Ask}
          loading={pending}
          onClick={() => {
            wasPressed.current = true;
            onAsk();
          }}
        >
          Ver el número<VisuallyHidden> de {whom}</VisuallyHidden>
        </Button>
      ) : (
        <span ref={answer} tabIndex={-1} className={styles.Answer}>
          {shown.number === null ? (
            'Ya no hay número.'
          ) : (
            <span className={styles.Number}>{shown.number}</span>
          )}
          {shown.chatHref === null ? null : (
            <Link href={shown.chatHref} external>
              Escribir por WhatsApp<VisuallyHidden> a {whom}</VisuallyHidden>
            </Link>
          )}
        </span>
      )}
    </span>
  );
}
