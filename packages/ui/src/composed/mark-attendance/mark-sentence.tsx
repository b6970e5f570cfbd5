import type { Ref } from 'react';
import { LiveRegion } from '../../primitives/live-region/live-region.tsx';
import styles from './mark-attendance.module.css';
import type { MarkState } from './mark-state.ts';
import { markHeadline, markWords } from './mark-words.ts';

interface MarkSentenceProps {
  readonly state: MarkState;
  readonly radiusMetres: number;
  /** The announced sentence, which takes the focus after a mark. */
  readonly ref: Ref<HTMLDivElement>;
}

/** Meaning of the state: the distance, and the sentence of the specification, announced on change. */
export function MarkSentence({ state, radiusMetres, ref }: MarkSentenceProps) {
  const headline = markHeadline(state);
  const { tone, text } = markWords(state, radiusMetres);
  return (
    <div className={styles.Sentence}>
      {headline !== null && <p className={styles.Headline}>{headline}</p>}
      <LiveRegion
        ref={ref}
        tabIndex={-1}
        className={styles.Announced}
        data-tone={tone}
        data-alone={headline === null ? '' : undefined}
      >
        {text}
      </LiveRegion>
    </div>
  );
}
