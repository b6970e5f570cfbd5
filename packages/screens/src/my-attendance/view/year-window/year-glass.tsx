import type { WindowPane } from '@ministerio/contract/domain';
import { cx } from 'class-variance-authority';
import type { Ref } from 'react';
import { WINDOW_HALF, windowPanes } from './window-geometry.ts';
import styles from './year-glass.module.css';

interface YearGlassProps {
  /** The weeks of the year in order. */
  readonly panes: readonly WindowPane[];
  readonly className?: string | undefined;
  readonly ref?: Ref<SVGSVGElement> | undefined;
}

/** Panes of one ring differ, and those of neighbouring rings too. */
const GLASSES = 3;

/** The year as a round window. Decorative: the sentence beside it says the same. Renders an `<svg>`. */
export function YearGlass({ panes, className, ref }: YearGlassProps) {
  return (
    <svg
      ref={ref}
      viewBox={`${-WINDOW_HALF} ${-WINDOW_HALF} ${WINDOW_HALF * 2} ${WINDOW_HALF * 2}`}
      aria-hidden="true"
      focusable="false"
      className={cx(styles.Root, className)}
      data-theme="dark"
    >
      <circle r={WINDOW_HALF} className={styles.Lead} />
      {windowPanes.map(({ week, ring, path }) => (
        <path
          key={week}
          d={path}
          className={styles.Pane}
          data-pane={panes[week]}
          data-ring={ring}
          data-glass={(week * 2 + ring) % GLASSES}
        />
      ))}
    </svg>
  );
}
