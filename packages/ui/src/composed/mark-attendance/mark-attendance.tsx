import type { Position } from '@ministerio/contract/domain';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { useMergedRef } from '../../hooks/use-merged-ref.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { checkCircle, Glyph, navigation } from '../../primitives/icon/index.ts';
import { LiveRegion } from '../../primitives/live-region/live-region.tsx';
import { PositionRadar, type RadarStatus } from '../position-radar/position-radar.tsx';
import styles from './mark-attendance.module.css';
import { MarkDetails } from './mark-details.tsx';
import { locatedOf, type MarkState } from './mark-state.ts';
import { markHeadline, markWords } from './mark-words.ts';

export interface MarkAttendanceProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The panel's state. */
  readonly state: MarkState;
  /** The church's coordinates in degrees. */
  readonly centre: Position;
  /** The radius within which attendance can be marked, in metres. */
  readonly radiusMetres: number;
  /** Called by 'Marcar Asistencia'. */
  readonly onMark: () => void;
  /** Called when the person agrees to share the location; the browser asks next. */
  readonly onAllow: () => void;
  /** Called by 'Reintentar' and 'Buscar otra vez'. */
  readonly onRetry: () => void;
}

/**
 * 'Marcar Asistencia' (spec section 2, Member area; sections 4, 5 and 8): radar, sentence, and the button (disabled
 * until the position is known) in a place that no state moves; after a mark its time stands there. Renders a
 * `<section>`, `data-state` = the state's kind.
 */
export function MarkAttendance({
  state,
  centre,
  radiusMetres,
  onMark,
  onAllow,
  onRetry,
  className,
  ref,
  ...rest
}: MarkAttendanceProps) {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const sentence = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(panel, ref);
  const located = locatedOf(state);
  const headline = markHeadline(state);
  const { tone, text } = markWords(state, radiusMetres);
  // The pressed button is about to unmount; this keeps the focus in the panel.
  const keepFocus = (action: () => void) => () => {
    panel.current?.focus({ preventScroll: true });
    action();
  };
  const sending = useRef(false);
  useEffect(() => {
    const unmounted = sending.current && state.kind === 'marked';
    sending.current = state.kind === 'sending';
    // Only where the button took the focus with it.
    if (unmounted && document.activeElement === document.body) {
      sentence.current?.focus({ preventScroll: true });
    }
  }, [state.kind]);
  return (
    <Card
      as="section"
      aria-labelledby={titleId}
      tabIndex={-1}
      {...rest}
      ref={mergedRef}
      className={cx(styles.MarkAttendance, className)}
      data-component="MarkAttendance"
      data-state={state.kind}
      data-theme="dark"
    >
      <Heading level={2} size="xl" id={titleId}>
        Marcar Asistencia
      </Heading>
      <div className={styles.Stage}>
        <PositionRadar
          className={styles.Radar}
          centre={centre}
          radiusMetres={radiusMetres}
          position={located?.position ?? null}
          accuracyMetres={located?.accuracyMetres ?? null}
          status={radarStatus(state)}
        />
        <div className={styles.Sentence}>
          {headline !== null && <p className={styles.Headline}>{headline}</p>}
          {/* It takes the focus after a mark. */}
          <LiveRegion
            ref={sentence}
            tabIndex={-1}
            className={styles.Announced}
            data-tone={tone}
            data-alone={headline === null ? '' : undefined}
          >
            {text}
          </LiveRegion>
        </div>
      </div>
      <MarkAction state={state} onMark={onMark} onAllow={keepFocus(onAllow)} />
      <MarkDetails state={state} radiusMetres={radiusMetres} onRetry={keepFocus(onRetry)} />
    </Card>
  );
}

function radarStatus(state: MarkState): RadarStatus {
  if (state.kind === 'marked' || state.kind === 'already-marked') return 'done';
  if (state.kind === 'waiting') return 'searching';
  return locatedOf(state) === null ? 'idle' : 'tracking';
}

/** The one place of the panel's action: asking for the position, marking, or when it was marked. It never moves. */
function MarkAction({ state, onMark, onAllow }: Pick<MarkAttendanceProps, 'state' | 'onMark' | 'onAllow'>) {
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
