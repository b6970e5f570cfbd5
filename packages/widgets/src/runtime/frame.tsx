import type { ReactNode } from 'react';
import styles from './root.module.css';

/** Props of {@link Frame}. */
interface FrameProps {
  /** What is wrong, for whoever wrote the page. */
  readonly hints: readonly string[];
  readonly children?: ReactNode;
}

/** Around every view: hints about what is wrong with the element. */
export function Frame({ hints, children }: FrameProps) {
  return (
    <>
      {hints.map((hint) => (
        <p key={hint} role="status" className={styles.Hint} part="hint">
          {hint}
        </p>
      ))}
      {children}
    </>
  );
}
