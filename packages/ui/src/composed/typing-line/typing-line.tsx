import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { HERO_PACE, type TypingPace } from './typing.ts';
import styles from './typing-line.module.css';
import { useTyping } from './use-typing.ts';

/** Props of {@link TypingLine}. */
export interface TypingLineProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Typed one after the other; keep the same array between renders. */
  lines: readonly string[];
  /** Milliseconds per letter and between lines. @default HERO_PACE */
  pace?: TypingPace | undefined;
  /** Stands still while true. @default false */
  paused?: boolean | undefined;
}

/**
 * A line that types itself. Screen readers get all lines once, as one sentence; whoever asks for less motion
 * sees them whole. It keeps the height of its longest line, so nothing below it moves. Renders a `<span>`;
 * `[data-paused]` while it stands still.
 */
export function TypingLine({ lines, pace = HERO_PACE, paused = false, className, ...rest }: TypingLineProps) {
  const typed = useTyping(lines, pace, paused);
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
        <span className={styles.Typed}>
          {typed}
          <span className={styles.Caret} />
        </span>
      </span>
    </span>
  );
}
