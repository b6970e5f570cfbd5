import { close, Glyph, users } from '@ministerio/ui/primitives/icon';
import { IconButton } from '@ministerio/ui/primitives/icon-button';
import type { DoorConnection, DoorCount, DoorHeadCount } from '../../../kit/marking/shown.ts';
import styles from './door-head.module.css';
import { DoorLink } from './door-link.tsx';
import { countWords } from './door-words.ts';

interface DoorHeadProps {
  readonly place: string;
  readonly count: DoorCount | null;
  readonly connection: DoorConnection;
  readonly waiting: number;
  /** People whom nobody wrote down; null for none yet. */
  readonly headCount: DoorHeadCount | null;
  /** Opens their count, where this door has one. */
  readonly onCount: (() => void) | undefined;
  readonly onClose?: (() => void) | undefined;
}

/** The most panes that a phone can tell apart; a church with more shows its share of them. */
const MAX_PANES = 120;

/** Count, day and connection, above the strip of panes. */
export function DoorHead({ place, count, connection, waiting, headCount, onCount, onClose }: DoorHeadProps) {
  return (
    <header className={styles.Root} data-theme="dark">
      <div className={styles.Bar}>
        {onClose ? (
          <IconButton label="Cerrar la puerta" icon={<Glyph path={close} />} onClick={onClose} />
        ) : null}
        <div className={styles.Words}>
          <h1 className={styles.Count} data-long={(count?.visits ?? 0) > 0 || undefined}>
            {count === null ? 'Puerta' : countWords(count)}
          </h1>
          <div className={styles.Facts}>
            <p className={styles.Place}>{place}</p>
            <DoorLink connection={connection} waiting={waiting} />
          </div>
        </div>
        {onCount ? (
          <button
            type="button"
            className={styles.Nameless}
            aria-label={namelessWords(headCount)}
            onClick={onCount}
          >
            <Glyph path={users} />
            {headCount === null ? null : `+${headCount.total}`}
          </button>
        ) : null}
      </div>
      {count?.usual ? <PaneStrip present={count.members} usual={count.usual} /> : null}
    </header>
  );
}

const namelessWords = (headCount: DoorHeadCount | null) =>
  headCount === null ? 'Contar personas sin nombre' : `${headCount.total} sin nombre: cambiar`;

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
