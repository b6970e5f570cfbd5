import { Button } from '../../primitives/button/button.tsx';
import { checkCircle, Glyph, navigation } from '../../primitives/icon/index.ts';
import styles from './mark-attendance.module.css';
import { locatedOf, type MarkState } from './mark-state.ts';

interface MarkActionProps {
  readonly state: MarkState;
  readonly onMark: () => void;
  readonly onAllow: () => void;
}

/** The one place of the panel's action: asking for the position, marking, or when it was marked. It never moves. */
export function MarkAction({ state, onMark, onAllow }: MarkActionProps) {
  if (state.kind === 'marked' || state.kind === 'already-marked') {
    return (
      <p className={styles.Done} data-part="action">
        <Glyph path={checkCircle} /> Marcada a las {state.time}
      </p>
    );
  }
  if (state.kind === 'asking') {
    return (
      <Button size="lg" className={styles.Action} onClick={onAllow} data-part="action">
        <Glyph path={navigation} /> Usar mi ubicación
      </Button>
    );
  }
  const outside = state.kind === 'far' || state.kind === 'too-far';
  return (
    <Button
      size="lg"
      className={styles.Action}
      variant={outside ? 'secondary' : 'primary'}
      disabled={locatedOf(state) === null && state.kind !== 'sending' && state.button === undefined}
      loading={state.kind === 'sending' || state.button === 'loading'}
      onClick={onMark}
      data-part="action"
    >
      Marcar Asistencia
    </Button>
  );
}
