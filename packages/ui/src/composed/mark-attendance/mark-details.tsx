import { formatDegrees, formatDistance } from '@ministerio/contract/domain';
import { Button } from '../../primitives/button/button.tsx';
import { Glyph, refresh } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/link.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import styles from './mark-attendance.module.css';
import { locatedOf, type MarkState } from './mark-state.ts';
import { IMPRECISE, isImprecise } from './mark-words.ts';

interface MarkDetailsProps {
  readonly state: MarkState;
  readonly radiusMetres: number;
  readonly onRetry: () => void;
}

/** Under the action: the way out of the state, then quietly the position, or what it will be used for. */
export function MarkDetails({ state, radiusMetres, onRetry }: MarkDetailsProps) {
  return (
    <div className={styles.Details}>
      <WayOut kind={state.kind} onRetry={onRetry} />
      {state.kind !== 'ready' && isImprecise(state, radiusMetres) && (
        <p className={styles.Hint}>{IMPRECISE}</p>
      )}
      {state.kind === 'asking' ? (
        <p className={styles.Note}>
          {state.forgetsPositions
            ? 'Guardamos el lugar 90 días, solo para comprobar la marca.'
            : 'Usamos tu ubicación solo para comprobar que estás en la iglesia.'}{' '}
          <Link href="/privacidad">Más sobre tu privacidad</Link>
        </p>
      ) : (
        <Coordinates state={state} />
      )}
    </div>
  );
}

function WayOut({ kind, onRetry }: { readonly kind: MarkState['kind']; readonly onRetry: () => void }) {
  switch (kind) {
    case 'far':
    case 'too-far':
      return (
        <div className={styles.WayOut}>
          <Link href="/Contactanos#ubicacion" variant="quiet" className={styles.Directions}>
            Cómo llegar
          </Link>
          <Button variant="quiet" onClick={onRetry}>
            <Glyph path={refresh} /> Buscar otra vez
          </Button>
        </div>
      );
    case 'denied':
    case 'unavailable':
    case 'timeout':
    case 'old':
      return (
        <Button variant="secondary" onClick={onRetry}>
          Reintentar
        </Button>
      );
    default:
      return null;
  }
}

/** Current latitude and longitude with their accuracy. */
function Coordinates({ state }: { readonly state: MarkState }) {
  const located = locatedOf(state);
  const accuracy = located?.accuracyMetres ?? null;
  return (
    <dl className={styles.Coordinates}>
      <div>
        <dt>Latitud:</dt> <dd>{located ? formatDegrees(located.position.latitude) : '—'}</dd>
      </div>
      <div>
        <dt>Longitud:</dt> <dd>{located ? formatDegrees(located.position.longitude) : '—'}</dd>
      </div>
      {accuracy !== null && (
        <div>
          <dt>
            <VisuallyHidden>Precisión:</VisuallyHidden>
          </dt>{' '}
          <dd>± {formatDistance(accuracy)}</dd>
        </div>
      )}
    </dl>
  );
}
