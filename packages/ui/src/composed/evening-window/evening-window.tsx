import { cx } from 'class-variance-authority';
import { type ComponentProps, useEffect, useMemo, useState } from 'react';
import { EVENING_HALF, type EveningPane, eveningPanes, HEART } from './evening-geometry.ts';
import styles from './evening-window.module.css';

export interface EveningWindowProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** How many people are there. */
  readonly present: number;
  /** How many come on such a day; null where that is not known yet. */
  readonly expected: number | null;
}

/** Where nobody knows yet how many will come. */
const USUAL = 60;
/** For how long the newest panes are bright. */
const NEWEST_MS = 3000;
/** Colours in a ring. */
const GLASSES = 3;
const CROSS = 'M-26-150h52v76h88v48h-88v176h-52V-26h-88v-48h88z';

/**
 * The evening as a window: one pane for each person who is expected, lit from the heart outwards as they come; more people
 * than that light the rim. Renders an `<svg>` with `role="img"`.
 */
export function EveningWindow({ present, expected, className, ...rest }: EveningWindowProps) {
  const total = expected ?? USUAL;
  const { panes, rim } = useMemo(() => eveningPanes(total), [total]);
  const settled = useSettled(present);
  const all = [...panes, ...rim];
  const label =
    expected === null ? `${present} vidrios encendidos` : `${present} de unos ${expected} vidrios encendidos`;
  // The rim first: petals of the inner rings lie over those outside them.
  const drawn = all.map((pane, index) => ({ pane, index })).toSorted((a, b) => b.pane.ring - a.pane.ring);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-EVENING_HALF} ${-EVENING_HALF} ${EVENING_HALF * 2} ${EVENING_HALF * 2}`}
      data-theme="dark"
      {...rest}
      className={cx(styles.Root, className)}
      data-component="EveningWindow"
    >
      <circle r={EVENING_HALF - 20} className={styles.Lead} />
      {drawn.map(({ pane, index }) => (
        <Pane
          key={`${pane.ring} ${index}`}
          pane={pane}
          glass={index % GLASSES}
          state={index >= present ? 'dark' : index >= settled ? 'newest' : 'lit'}
          isRim={index >= panes.length}
        />
      ))}
      <circle r={HEART} className={styles.Heart} />
      <path d={CROSS} className={styles.Lead} />
    </svg>
  );
}

interface PaneProps {
  readonly pane: EveningPane;
  readonly glass: number;
  readonly state: 'dark' | 'lit' | 'newest';
  readonly isRim: boolean;
}

function Pane({ pane, glass, state, isRim }: PaneProps) {
  const shapes = state === 'lit' ? pane.pieces : [pane.whole];
  return (
    <g className={styles.Pane} data-pane={state} data-ring={isRim ? 'rim' : pane.ring % 4} data-glass={glass}>
      {/* Behind glass that lets light through there is lead, and not the ring outside it. */}
      <path d={shapes.join('')} className={styles.Lead} />
      {shapes.map((d, piece) => (
        <path key={d} d={d} data-piece={piece} />
      ))}
    </g>
  );
}

/** The count of a moment ago: what is beyond it is new. */
function useSettled(present: number): number {
  const [settled, setSettled] = useState(present);
  useEffect(() => {
    if (present <= settled) {
      setSettled(present);
      return;
    }
    const timer = setTimeout(() => setSettled(present), NEWEST_MS);
    return () => clearTimeout(timer);
  }, [present, settled]);
  return settled;
}
