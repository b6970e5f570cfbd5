import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Heading } from '../../primitives/heading/heading.tsx';
import { TypingLine } from '../typing-line/index.ts';
import styles from './hero.module.css';
import { HeroWindow } from './hero-window.tsx';
import { MotionToggle } from './motion-toggle.tsx';

/** Props of {@link Hero}. */
export interface HeroProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The page's heading. */
  title: string;
  /** Typed under the title, one after the other. */
  lines: readonly string[];
  /** Main actions: links that look like buttons. */
  actions?: ReactNode;
  /** A note under the actions, such as the next meeting. */
  note?: ReactNode;
  /** A photograph in place of the rosette. */
  photograph?: ReactNode;
}

/**
 * The first view of the home page: the church's window, the title and a line that types itself. Renders a
 * `<section>` on a night background. `[data-paused]` while the motion is stopped.
 */
export function Hero({ title, lines, actions, note, photograph, className, ...rest }: HeroProps) {
  const [paused, setPaused] = useState(false);
  return (
    <section
      data-component="Hero"
      {...rest}
      data-paused={paused || undefined}
      className={cx(styles.Hero, className)}
    >
      {photograph ? <div className={styles.Photograph}>{photograph}</div> : <HeroWindow paused={paused} />}
      <div className={styles.Frame} data-theme="dark">
        <div className={styles.Words}>
          <Heading level={1} size="4xl">
            {title}
          </Heading>
          <p className={styles.Lines}>
            <TypingLine lines={lines} paused={paused} />
          </p>
          {actions && <div className={styles.Actions}>{actions}</div>}
          {note && <div className={styles.Note}>{note}</div>}
        </div>
        <MotionToggle paused={paused} onPausedChange={setPaused} className={styles.Toggle} />
      </div>
    </section>
  );
}
