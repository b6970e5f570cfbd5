import type { Position } from '@ministerio/contract/domain';
import styles from './position-radar.module.css';
import { radarHalo, radarPoint } from './radar-geometry.ts';

interface RadarPersonProps {
  readonly position: Position;
  readonly centre: Position;
  readonly radiusMetres: number;
  readonly accuracyMetres: number | null;
}

/** The person on the radar: a dot with its circle of accuracy, or an arrow on the edge when far away. */
export function RadarPerson({ position, centre, radiusMetres, accuracyMetres }: RadarPersonProps) {
  const { x, y, beyond } = radarPoint(position, centre, radiusMetres);
  if (beyond) {
    const outward = (Math.atan2(x, -y) * 180) / Math.PI;
    return (
      <g
        className={styles.Person}
        transform={`translate(${x} ${y}) rotate(${outward.toFixed(1)})`}
        data-part="person"
        data-beyond=""
      >
        <path className={styles.Dot} d="M0 -13L11 9Q0 3 -11 9Z" />
      </g>
    );
  }
  return (
    <g className={styles.Person} transform={`translate(${x} ${y})`} data-part="person">
      {accuracyMetres !== null && (
        <circle className={styles.Halo} r={radarHalo(accuracyMetres, radiusMetres)} />
      )}
      <circle className={styles.Dot} r="9" />
    </g>
  );
}
