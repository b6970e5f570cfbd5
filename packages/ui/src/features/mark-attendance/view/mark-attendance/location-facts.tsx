import { formatDistance } from '@ministerio/contract/domain';
import { formatDegrees } from '../../../../internal/format-degrees.ts';
import type { Located } from './location-reading.ts';
import styles from './mark-attendance.module.css';

interface LocationFactsProps {
  readonly located: Located | null;
  readonly radiusMetres: number;
}

/** Distance to the church, and the current latitude and longitude with their accuracy. */
export function LocationFacts({ located, radiusMetres }: LocationFactsProps) {
  const inside = located !== null && located.distanceMetres <= radiusMetres;
  const accuracy = located?.accuracyMetres ?? null;
  return (
    <div className={styles.Facts}>
      {located !== null && (
        <p className={styles.Distance} data-inside={inside ? '' : undefined}>
          Estás a <strong>{formatDistance(located.distanceMetres)}</strong> de la iglesia
        </p>
      )}
      <dl className={styles.Coordinates}>
        <div>
          <dt>Latitud:</dt> <dd>{located ? formatDegrees(located.position.latitude) : '—'}</dd>
        </div>
        <div>
          <dt>Longitud:</dt> <dd>{located ? formatDegrees(located.position.longitude) : '—'}</dd>
        </div>
        {accuracy !== null && (
          <div>
            <dt>Precisión:</dt> <dd>± {formatDistance(accuracy)}</dd>
          </div>
        )}
      </dl>
      {accuracy !== null && accuracy > radiusMetres && (
        <p className={styles.Hint}>
          Tu ubicación es poco precisa. Sal a un lugar abierto y espera un momento.
        </p>
      )}
    </div>
  );
}
