import { Heading } from '@ministerio/ui/primitives/heading';
import { type ReactNode, useId } from 'react';
import styles from './field-group.module.css';

interface FieldGroupProps {
  readonly title: string;
  /** Rank of the title. */
  readonly level: 2 | 3;
  readonly children: ReactNode;
}

/** Fields under their own heading. Renders a `<fieldset>`. */
export function FieldGroup({ title, level, children }: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset className={styles.Group} aria-labelledby={id}>
      <Heading level={level} size="md" id={id}>
        {title}
      </Heading>
      {children}
    </fieldset>
  );
}
