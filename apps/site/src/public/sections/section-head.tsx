import { Heading } from '@ministerio/ui/primitives/heading';
import styles from './section-head.module.css';

interface SectionHeadProps {
  /** Id of the heading, for the section's `aria-labelledby`. */
  id: string;
  eyebrow: string;
  title: string;
  lead?: string | undefined;
}

/** Eyebrow, heading and lead of a section. */
export function SectionHead({ id, eyebrow, title, lead }: SectionHeadProps) {
  return (
    <div className={styles.SectionHead}>
      <Heading level={2} size="3xl" id={id} eyebrow={eyebrow}>
        {title}
      </Heading>
      {lead && <p className={styles.Lead}>{lead}</p>}
    </div>
  );
}
