import { Heading } from '@ministerio/ui/primitives/heading';
import { Stack } from '@ministerio/ui/primitives/stack';
import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import styles from './form-section.module.css';

interface FormSectionProps {
  readonly title: string;
  /** Rank of its heading: 3 inside another section. @default 2 */
  readonly level?: 2 | 3;
  /** A sentence under the title. */
  readonly lead?: ReactNode;
  /** A button beside the title. */
  readonly action?: ReactNode;
  /** Puts short fields beside each other where there is room. @default false */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A part of a document's form, under its heading. Renders a `<section>`. */
export function FormSection({ title, level = 2, lead, action, wide = false, children }: FormSectionProps) {
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id} gap={3}>
      <Stack direction="row" gap={2} wrap align="center" justify="between">
        <Heading level={level} size={level === 2 ? 'lg' : 'md'} id={id}>
          {title}
        </Heading>
        {action}
      </Stack>
      {lead && <p className={styles.Lead}>{lead}</p>}
      <div className={cx(styles.Fields, wide && styles.Wide)}>{children}</div>
    </Stack>
  );
}
