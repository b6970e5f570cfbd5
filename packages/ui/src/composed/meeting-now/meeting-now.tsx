import type { Meeting } from '@ministerio/contract/domain';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { meetingNow as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import { litPanes, PANES } from './lit-panes.ts';
import styles from './meeting-now.module.css';

export interface MeetingNowProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The meeting that is on, with the hours of this day. */
  meeting: Pick<Meeting, 'titulo' | 'inicio' | 'fin' | 'lugar'>;
  /**
   * `HH:MM:SS` at the church; `undefined` where nothing keeps it up to date, as in a document before its script: then only
   * the hours are said, and the panes are dark.
   */
  time: string | undefined;
}

/** Width of a pane and of the lead after it, in the drawing's own units. */
const PANE = 10;
const LEAD = 0.8;
/** Colours of glass, one after the other. */
const GLASSES = 3;
const panes = Array.from({ length: PANES }, (_, pane) => ({ x: pane * PANE, glass: pane % GLASSES }));

/**
 * 'We are together, until 21:00': the meeting that is on, and how much of it has passed, as twelve panes of glass. Renders
 * a `<div>` for a night background.
 */
export function MeetingNow({ meeting, time, className, ...rest }: MeetingNowProps) {
  const words = useWords(spanish);
  const { titulo, inicio, fin, lugar } = meeting;
  const lit = time === undefined ? 0 : litPanes(meeting, time);
  return (
    <div data-component="MeetingNow" {...rest} className={cx(styles.MeetingNow, className)}>
      <p className={styles.Name}>
        <span className={styles.Light} aria-hidden="true" />
        <span>
          {words.now}
          <strong>{titulo}</strong>
        </span>
      </p>
      <p className={styles.Together}>
        {words.together} <strong>{words.until(fin)}</strong>
      </p>
      <p className={styles.Welcome}>{lugar ? words.welcomeAt(lugar) : words.welcome}</p>
      <svg
        viewBox={`0 0 ${PANES * PANE - LEAD} 6`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={styles.Panes}
      >
        {panes.map(({ x, glass }, pane) => (
          <g key={x} data-glass={glass}>
            <rect x={x} width={PANE - LEAD} height={6} className={styles.Dark} />
            {lit > pane && (
              <rect x={x} width={Math.min(1, lit - pane) * (PANE - LEAD)} height={6} className={styles.Lit} />
            )}
          </g>
        ))}
      </svg>
      <p className={styles.Hours}>
        <span>
          <VisuallyHidden>{words.began(inicio)}</VisuallyHidden>
          <span aria-hidden="true">{inicio}</span>
        </span>
        {time !== undefined && (
          <strong key={time} className={styles.Time}>
            {words.time(time.slice(0, 5))}
          </strong>
        )}
        <span>
          <VisuallyHidden>{words.ends(fin)}</VisuallyHidden>
          <span aria-hidden="true">{fin}</span>
        </span>
      </p>
    </div>
  );
}
