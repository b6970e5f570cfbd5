import { useArtwork } from '../picture/index.ts';
import styles from './hero-window.module.css';

/** Upright of the cross and its arms, on a 100 by 180 grid. */
const CROSS = 'M39 0h22v44h39v22H61v114H39V66H0V44h39z';

/** The church's window behind the hero's words; it turns very slowly, but its cross does not. */
export function HeroWindow({ paused }: { paused: boolean }) {
  const { hero } = useArtwork();
  return (
    <div className={styles.Window} data-paused={paused || undefined} aria-hidden="true">
      <div className={styles.Disc}>
        <img src={hero} alt="" width={2000} height={2000} fetchPriority="high" className={styles.Glass} />
        <svg viewBox="0 0 100 180" className={styles.Cross} focusable="false" aria-hidden="true">
          <path d={CROSS} />
        </svg>
      </div>
    </div>
  );
}
