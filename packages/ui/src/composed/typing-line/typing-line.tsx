import { cx } from 'class-variance-authority';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { firstState, HERO_PACE, nextState, stepMs, type TypingPace } from './typing.ts';
import styles from './typing-line.module.css';

export interface TypingLineProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Typed one after the other; keep the same array between renders. */
  lines: readonly string[];
  /** Milliseconds per letter and between lines. @default HERO_PACE */
  pace?: TypingPace | undefined;
  /** Stops the typing. @default false */
  paused?: boolean | undefined;
}

/**
 * A line that types itself. Screen readers get all lines once, as one sentence; with reduced motion they
 * show whole. It keeps the height of its longest line, so that nothing below it shifts. Renders a `<span>`;
 * `[data-paused]` while paused.
 */
export function TypingLine({ lines, pace = HERO_PACE, paused = false, className, ...rest }: TypingLineProps) {
  const [typed, toCome] = useTyping(lines, pace, paused);
  return (
    <span
      data-component="TypingLine"
      {...rest}
      data-paused={paused || undefined}
      className={cx(styles.TypingLine, className)}
    >
      <span className={styles.Sentence} data-part="sentence">
        {lines.map((line) => (
          <span key={line} className={styles.Line}>{`${line} `}</span>
        ))}
      </span>
      <span className={styles.Stage} aria-hidden="true" data-part="stage">
        {lines.map((line) => (
          <span key={line} className={styles.Sizer} data-text={line} />
        ))}
        <span className={styles.Typed} data-rest={toCome}>
          {/* Alone in its element: a browser that translates moves texts out of the others. */}
          <span>{typed}</span>
          <span className={styles.Caret} />
        </span>
      </span>
    </span>
  );
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Types lines one after the other, in a loop, starting with the whole first one.
 * @param paused - stops the typing, as reduced motion does.
 * @returns the visible text, and the rest of its line.
 */
function useTyping(lines: readonly string[], pace: TypingPace, paused: boolean): readonly [string, string] {
  const [state, setState] = useState(() => firstState(lines));
  const next = useRef(state);
  useEffect(() => {
    if (paused || window.matchMedia(REDUCED_MOTION).matches) return;
    const step = () => stepMs(next.current, lines, pace, Math.random());
    // Each step is due from the one before, not from its painting, which takes a frame and more.
    let due = performance.now() + step();
    let timer = setTimeout(function type() {
      next.current = nextState(next.current, lines);
      setState(next.current);
      const now = performance.now();
      due += step();
      // A hidden tab is not made up for.
      if (due < now) due = now + step();
      timer = setTimeout(type, due - now);
    }, due - performance.now());
    return () => clearTimeout(timer);
  }, [lines, pace, paused]);
  const line = lines[state.line] ?? '';
  return [line.slice(0, state.shown), line.slice(state.shown)];
}
