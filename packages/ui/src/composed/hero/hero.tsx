import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Heading } from '../../primitives/heading/heading.tsx';
import { Glyph, play } from '../../primitives/icon/index.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { hero as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import { useArtwork } from '../picture/index.ts';
import { TypingLine } from '../typing-line/index.ts';
import styles from './hero.module.css';
import windowStyles from './hero-window.module.css';

export interface HeroProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The page's heading. */
  title: string;
  /** Typed under the title, one after the other. */
  lines: readonly string[];
  /** Current meeting, between the lines and the actions. */
  now?: ReactNode;
  /** A note above the actions: when the next meetings are. */
  note?: ReactNode;
  /** Main actions: links that look like buttons. */
  actions?: ReactNode;
  /** A photograph in the window's middle: the rosette is its rim. */
  photograph?: ReactNode;
}

/**
 * The first view of the home page: the church's window, the title and a line that types itself. Renders a
 * `<section>` on a night background. `[data-paused]` while the motion is stopped, `[data-now]` while
 * something is on, `[data-photograph]` with a photograph.
 */
export function Hero({ title, lines, now, actions, note, photograph, className, ...rest }: HeroProps) {
  const words = useWords(spanish);
  const [paused, setPaused] = useState(false);
  return (
    <section
      data-component="Hero"
      {...rest}
      data-paused={paused || undefined}
      data-now={now ? true : undefined}
      data-photograph={photograph ? true : undefined}
      className={cx(styles.Hero, className)}
    >
      <HeroWindow paused={paused} photograph={photograph} />
      <div className={styles.Frame} data-theme="dark">
        <div className={styles.Words}>
          <Heading level={1} size="4xl">
            {title}
          </Heading>
          <p className={styles.Lines}>
            <TypingLine lines={lines} paused={paused} />
          </p>
          {now}
          {note && <div className={styles.Note}>{note}</div>}
          {actions && <div className={styles.Actions}>{actions}</div>}
        </div>
        {/* What moves can be stopped (WCAG 2.2.2). */}
        <IconButton
          label={paused ? words.resume : words.pause}
          icon={<Glyph path={paused ? play : PAUSE} />}
          onClick={() => setPaused(!paused)}
          className={styles.Toggle}
        />
      </div>
    </section>
  );
}

const PAUSE = 'M8 5v14M16 5v14';

/** Upright of the cross and its arms, on a 100 by 180 grid. */
const CROSS = 'M39 0h22v44h39v22H61v114H39V66H0V44h39z';

/** The church's window behind the hero's words; it turns very slowly, but its cross or photograph does not. */
function HeroWindow({ paused, photograph }: { paused: boolean; photograph: ReactNode }) {
  const { hero } = useArtwork();
  return (
    <div className={windowStyles.Window} data-paused={paused || undefined}>
      <div className={windowStyles.Disc}>
        <img
          src={hero}
          alt=""
          width={2000}
          height={2000}
          fetchPriority="high"
          className={windowStyles.Glass}
        />
        {photograph ? (
          <div className={windowStyles.Photograph}>{photograph}</div>
        ) : (
          <svg viewBox="0 0 100 180" className={windowStyles.Cross} focusable="false" aria-hidden="true">
            <path d={CROSS} />
          </svg>
        )}
      </div>
    </div>
  );
}
