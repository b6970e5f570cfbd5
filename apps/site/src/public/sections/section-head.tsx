import { Heading } from '@ministerio/ui/primitives/heading';
import styles from './section-head.module.css';

interface SectionHeadProps {
  /** Id that the section is labelled by. */
  id: string;
  eyebrow: string;
  title: string;
  lead?: string;
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
