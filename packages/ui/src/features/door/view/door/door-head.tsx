import { Badge } from '../../../../primitives/badge/badge.tsx';
import { clock, close, Glyph, offline } from '../../../../primitives/icon/index.ts';
import { IconButton } from '../../../../primitives/icon-button/icon-button.tsx';
import styles from './door-head.module.css';
import type { DoorConnection, DoorCount } from './door-types.ts';
import { waitingWords } from './door-words.ts';

interface DoorHeadProps {
  readonly title: string;
  readonly place: string;
  readonly count: DoorCount | null;
  readonly connection: DoorConnection;
  readonly waiting: number;
  readonly onClose: (() => void) | undefined;
}

/** The most panes that a phone can tell apart; a church with more shows its share of them. */
const MAX_PANES = 120;

/** Count, day and connection, above the strip of panes. */
export function DoorHead({ title, place, count, connection, waiting, onClose }: DoorHeadProps) {
  return (
    <header className={styles.Root} data-theme="dark">
      <div className={styles.Bar}>
        {onClose ? (
          <IconButton label="Cerrar la puerta" icon={<Glyph path={close} />} onClick={onClose} />
        ) : null}
        <div className={styles.Words}>
          <h1 className={styles.Count}>{count === null ? title : countWords(count)}</h1>
          <p className={styles.Place}>{place}</p>
        </div>
        {waiting > 0 ? (
          <Badge tone="warning" className={styles.Waiting}>
            <Glyph path={connection === 'en-linea' ? clock : offline} />
            {waitingWords(waiting)}
          </Badge>
        ) : (
          <span className={styles.Connection} data-connection={connection}>
            {connection === 'en-linea' ? 'En línea' : 'Sin señal'}
          </span>
        )}
      </div>
      {count?.usual ? <PaneStrip present={count.present} usual={count.usual} /> : null}
    </header>
  );
}

function countWords({ present, usual }: DoorCount): string {
  if (usual !== null && usual > 0) return `${present} de unos ${usual}`;
  return present === 1 ? '1 persona' : `${present} personas`;
}

/** One pane is one person; the average fills the strip. The count beside it says the same in words. */
function PaneStrip({ present, usual }: { readonly present: number; readonly usual: number }) {
  const panes = Math.min(usual, MAX_PANES);
  const lit = Math.min(panes, Math.round((present / usual) * panes));
  return (
    <div className={styles.Strip} aria-hidden="true">
      {Array.from({ length: panes }, (_, index) => (
        // Panes have no identity but their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: they never move
        <span key={index} className={styles.Pane} data-lit={index < lit || undefined} />
      ))}
    </div>
  );
}
