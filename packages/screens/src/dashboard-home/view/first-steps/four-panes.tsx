import { check } from '@ministerio/ui/primitives/icon';
import { cx } from 'class-variance-authority';
import styles from './four-panes.module.css';

export interface FourPanesProps {
  /** Which panes are lit, from the top right one clockwise. */
  readonly lit: readonly boolean[];
  /** Places the window in the layout around it. */
  readonly className?: string | undefined;
}

/** Centres of the panes, on a grid of 100 by 100. */
const centres = [
  [69, 31],
  [69, 69],
  [31, 69],
  [31, 31],
] as const;

/** A round window of four panes, which light one by one. Decorative: the words beside it say the same. Renders an `<svg>`. */
export function FourPanes({ lit, className }: FourPanesProps) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false" className={cx(styles.Root, className)}>
      <circle cx="50" cy="50" r="50" className={styles.Lead} />
      {centres.map(([x, y], index) => (
        <g key={`${x} ${y}`} data-lit={lit[index] || undefined} data-pane={index + 1}>
          <g transform={`rotate(${index * 90} 50 50)`}>
            <path d="M52 48V4A46 46 0 0 1 96 48Z" className={styles.Dark} />
            <g className={styles.Light}>
              <path d="M52 48V4A46 46 0 0 1 96 48Z" className={styles.Glass} />
              <path d="M52 48 82.5 17.5A46 46 0 0 1 96 48Z" className={styles.Shade} />
            </g>
          </g>
          <text x={x} y={y} dy="0.35em" className={styles.Number}>
            {index + 1}
          </text>
          <path d={check} transform={`translate(${x - 12} ${y - 12})`} className={styles.Check} />
        </g>
      ))}
    </svg>
  );
}
