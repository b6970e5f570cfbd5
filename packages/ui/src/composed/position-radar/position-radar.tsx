import { distanceMetres, formatDistance, type Position } from '@ministerio/contract/domain';
import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import styles from './position-radar.module.css';
import {
  RADAR_EDGE,
  RADAR_HALF,
  RADAR_NEAR_METRES,
  RADAR_RING,
  radarHalo,
  radarLabel,
  radarPoint,
} from './radar-geometry.ts';

/** Searching for the position, with a position, without one, or done. */
export type RadarStatus = 'searching' | 'tracking' | 'idle' | 'done';

export interface PositionRadarProps extends Omit<ComponentProps<'svg'>, 'children' | 'role' | 'viewBox'> {
  /** The church's coordinates in degrees. */
  readonly centre: Position;
  /** Radius of the ring in metres. */
  readonly radiusMetres: number;
  /** The person's coordinates in degrees; null while unknown. */
  readonly position: Position | null;
  /** Accuracy radius in metres; null where the device reports none. */
  readonly accuracyMetres?: number | null;
  /**
   * The radar's status; the caller sets 'searching' and 'done'. @default 'tracking' with a position, 'idle'
   * without
   */
  readonly status?: RadarStatus;
}

/**
 * Shows the distance to the church: the church in the centre, the ring within which attendance can be marked,
 * the person as a dot with a circle of accuracy. When done, a check stands in their place. Renders an
 * `<svg role="img">`.
 *
 * State: `data-status` = searching | tracking | idle | done, `data-inside` while the person is inside the
 * ring, `data-near` within 40 m.
 */
export function PositionRadar({
  centre,
  radiusMetres,
  position,
  accuracyMetres = null,
  status = position === null ? 'idle' : 'tracking',
  className,
  ...rest
}: PositionRadarProps) {
  const distance = position === null ? null : distanceMetres(position, centre);
  const inside = distance !== null && distance <= radiusMetres;
  return (
    <svg
      {...rest}
      className={cx(styles.PositionRadar, className)}
      viewBox={`${-RADAR_HALF} ${-RADAR_HALF} ${RADAR_HALF * 2} ${RADAR_HALF * 2}`}
      role="img"
      aria-label={radarLabel(distance, radiusMetres)}
      data-component="PositionRadar"
      data-status={status}
      data-inside={inside ? '' : undefined}
      data-near={distance !== null && distance <= RADAR_NEAR_METRES ? '' : undefined}
    >
      <circle className={styles.Ground} r={RADAR_EDGE + 8} />
      <circle className={styles.Area} r={RADAR_RING} />
      <circle className={styles.Step} r={(RADAR_RING * 2) / 3} />
      <circle className={styles.Step} r={RADAR_RING / 3} />
      <path className={styles.Step} d={`M0 ${-RADAR_RING}V${RADAR_RING}M${-RADAR_RING} 0H${RADAR_RING}`} />
      <circle className={styles.Pulse} r={RADAR_RING} />
      <circle className={styles.Ring} r={RADAR_RING} />
      <text className={styles.Label} y={RADAR_RING + 21} textAnchor="middle">
        {formatDistance(radiusMetres)}
      </text>
      {status === 'done' ? (
        <path className={styles.Done} d="M-26 2 -8 20 26 -18" />
      ) : (
        <path data-part="cross" className={styles.Cross} d="M-3.5 -19h7v11h11v7h-11v20h-7v-20h-11v-7h11z" />
      )}
      {position !== null && status !== 'done' && (
        <RadarPerson {...radarPoint(position, centre, radiusMetres)}>
          {accuracyMetres !== null && (
            <circle className={styles.Halo} r={radarHalo(accuracyMetres, radiusMetres)} />
          )}
        </RadarPerson>
      )}
    </svg>
  );
}

interface RadarPersonProps extends ReturnType<typeof radarPoint> {
  /** The circle of accuracy. */
  readonly children: ReactNode;
}

/** The person on the radar: a dot with its circle of accuracy, or an arrow on the edge when far away. */
function RadarPerson({ x, y, beyond, children }: RadarPersonProps) {
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
      {children}
      <circle className={styles.Dot} r="9" />
    </g>
  );
}
