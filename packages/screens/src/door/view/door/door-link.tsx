import { Badge } from '@ministerio/ui/primitives/badge';
import { clock, Glyph, offline } from '@ministerio/ui/primitives/icon';
import type { DoorConnection } from '../../../kit/marking/shown.ts';
import styles from './door-head.module.css';
import { waitingWords } from './door-words.ts';

interface DoorLinkProps {
  readonly connection: DoorConnection;
  readonly waiting: number;
}

/** '3 por enviar', always in sight; with nothing to send whether there is a signal. */
export function DoorLink({ connection, waiting }: DoorLinkProps) {
  return waiting > 0 ? (
    <Badge tone="warning" className={styles.Waiting}>
      <Glyph path={connection === 'en-linea' ? clock : offline} />
      {waitingWords(waiting)}
    </Badge>
  ) : (
    <span className={styles.Connection} data-connection={connection}>
      {connection === 'en-linea' ? 'En línea' : 'Sin señal'}
    </span>
  );
}
