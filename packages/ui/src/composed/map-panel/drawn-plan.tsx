import type { StreetPlan } from '@ministerio/content/types';
import { useId } from 'react';
import styles from './drawn-plan.module.css';
import { AVENUES, arcPath, avenuePath, blockPaths, onPlan, PLAN, RING_ROAD } from './plan.ts';

const blocks = blockPaths();
const tones = [styles.Leaf, styles.Sun, styles.Sky, styles.Stone];
const church = onPlan(RING_ROAD + 46, 90);
const CROSS = 'M-4-15h8v7h8v7h-8v17h-8v-17h-8v-7h8z';

/**
 * A plan of the streets around the church, drawn like glass between lead lines. It is not to scale. Without names it
 * is decorative: the address is beside it.
 */
export function DrawnPlan({ plan }: { readonly plan: StreetPlan | undefined }) {
  const ringId = useId();
  const labelOf = (degrees: number) => onPlan(RING_ROAD + 128, degrees);
  return (
    <svg
      viewBox={`0 0 ${PLAN.width} ${PLAN.height}`}
      role={plan ? 'img' : undefined}
      aria-label={plan?.description}
      aria-hidden={plan === undefined}
      preserveAspectRatio="xMidYMid slice"
      className={styles.DrawnPlan}
    >
      {blocks.map((path, tone) => (
        <path key={path} d={path} className={tones[tone]} />
      ))}
      <path d={avenuePath(AVENUES.left)} className={styles.Avenue} />
      <path d={avenuePath(AVENUES.right)} className={styles.Avenue} />
      <path id={ringId} d={arcPath(RING_ROAD)} className={styles.RingRoad} />
      {plan && (
        <>
          <text className={`${styles.Name} ${styles.OnRoad}`} dy={8}>
            <textPath href={`#${ringId}`} startOffset="33%">
              {plan.street}
            </textPath>
          </text>
          <AvenueName name={plan.crossings[0]} {...labelOf(AVENUES.left)} />
          <AvenueName name={plan.crossings[1]} {...labelOf(AVENUES.right)} />
        </>
      )}
      <g transform={`translate(${church.x.toFixed(0)} ${church.y.toFixed(0)})`}>
        <circle r={44} className={styles.Halo} />
        <circle r={27} className={styles.Church} />
        <path d={CROSS} className={styles.Cross} />
      </g>
    </svg>
  );
}

function AvenueName({ name, x, y }: { name: string; x: number; y: number }) {
  return (
    <text x={x} y={y} textAnchor="middle" className={styles.Name}>
      {name}
    </text>
  );
}
