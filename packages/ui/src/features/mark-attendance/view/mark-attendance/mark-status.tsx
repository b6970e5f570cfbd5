import { alert, checkCircle, Glyph, info, warning } from '../../../../primitives/icon/index.ts';
import { LiveRegion } from '../../../../primitives/live-region/live-region.tsx';
import styles from './mark-attendance.module.css';
import type { MarkState } from './mark-state.ts';
import { type MarkTone, markWords } from './mark-words.ts';

const icons: Record<MarkTone, string> = { neutral: info, success: checkCircle, warning, danger: alert };

interface MarkStatusProps {
  readonly state: MarkState;
  readonly radiusMetres: number;
}

/** The status message below the button, read aloud when it changes. */
export function MarkStatus({ state, radiusMetres }: MarkStatusProps) {
  const { tone, text } = markWords(state, radiusMetres);
  return (
    <div className={styles.Status} data-tone={tone}>
      <Glyph path={icons[tone]} className={styles.StatusIcon} />
      <LiveRegion politeness="polite" className={styles.StatusText}>
        {text}
      </LiveRegion>
    </div>
  );
}
