import type { Position } from '@ministerio/contract/domain';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useId, useRef } from 'react';
import { useMergedRef } from '../../../../internal/use-merged-ref.ts';
import { Button } from '../../../../primitives/button/index.ts';
import { Heading } from '../../../../primitives/heading/heading.tsx';
import { alert, checkCircle, Glyph, info, navigation, warning } from '../../../../primitives/icon/index.ts';
import { Link } from '../../../../primitives/link/index.ts';
import { LiveRegion } from '../../../../primitives/live-region/live-region.tsx';
import { PositionRadar, type RadarStatus } from '../position-radar/position-radar.tsx';
import { LocationFacts } from './location-facts.tsx';
import styles from './mark-attendance.module.css';
import { locatedOf, type MarkState } from './mark-state.ts';
import { type MarkTone, markWords } from './mark-words.ts';

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
  /** Called by 'Reintentar'. */
  readonly onRetry: () => void;
}

const icons: Record<MarkTone, string> = { neutral: info, success: checkCircle, warning, danger: alert };
const done = new Set<MarkState['kind']>(['marked', 'already-marked']);
const retryable = new Set<MarkState['kind']>(['denied', 'unavailable', 'timeout']);

/**
 * 'Marcar Asistencia' (spec section 2, Member area; sections 4, 5 and 8): the distance, the position, the
 * button (disabled until the position is known) and the result. Renders a `<section>`, `data-state` = the
 * state's kind.
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
  const mergedRef = useMergedRef(panel, ref);
  const located = locatedOf(state);
  // The pressed button is about to unmount; this keeps the focus in the panel.
  const keepFocus = (action: () => void) => () => {
    panel.current?.focus({ preventScroll: true });
    action();
  };
  return (
    <section
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
      <PositionRadar
        centre={centre}
        radiusMetres={radiusMetres}
        position={located?.position ?? null}
        accuracyMetres={located?.accuracyMetres ?? null}
        status={radarStatus(state)}
      />
      {state.kind === 'asking' ? (
        <LocationPermissionNote forgetsPositions={state.forgetsPositions} onAllow={keepFocus(onAllow)} />
      ) : (
        <LocationFacts located={located} radiusMetres={radiusMetres} />
      )}
      <Button
        size="lg"
        className={styles.Mark}
        variant={done.has(state.kind) ? 'secondary' : 'primary'}
        disabled={located === null && state.kind !== 'sending'}
        loading={state.kind === 'sending'}
        onClick={onMark}
      >
        Marcar Asistencia
      </Button>
      <MarkStatus state={state} radiusMetres={radiusMetres} />
      {retryable.has(state.kind) && (
        <Button variant="secondary" className={styles.Retry} onClick={keepFocus(onRetry)}>
          Reintentar
        </Button>
      )}
    </section>
  );
}

interface LocationPermissionNoteProps {
  readonly forgetsPositions: boolean;
  readonly onAllow: () => void;
}

/** Explains the use of the location before the browser asks for it. */
function LocationPermissionNote({ forgetsPositions, onAllow }: LocationPermissionNoteProps) {
  return (
    <div className={styles.Permission}>
      <p>
        Usamos tu ubicación solo para comprobar que estás en la iglesia
        {forgetsPositions ? ' y la borramos a los 90 días' : ''}.{' '}
        <Link href="/privacidad">Más sobre tu privacidad</Link>
      </p>
      <Button size="lg" onClick={onAllow}>
        <Glyph path={navigation} /> Usar mi ubicación
      </Button>
    </div>
  );
}

/** The status message below the button, announced on change. */
function MarkStatus({ state, radiusMetres }: Pick<MarkAttendanceProps, 'state' | 'radiusMetres'>) {
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

function radarStatus(state: MarkState): RadarStatus {
  if (state.kind === 'marked' || state.kind === 'already-marked') return 'done';
  if (state.kind === 'waiting') return 'searching';
  return locatedOf(state) === null ? 'idle' : 'tracking';
}
