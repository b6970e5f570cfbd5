import { Heading } from '@ministerio/ui/primitives/heading';
import type { ReactNode } from 'react';
import styles from './import-members.module.css';

/** Heading of a step, focused when the step is reached. */
export function StepHeading({ children }: { readonly children: ReactNode }) {
  return (
    <Heading level={2} size="lg" tabIndex={-1} data-part="step-heading" className={styles.Heading}>
      {children}
    </Heading>
  );
}
