import { Heading } from '@ministerio/ui/primitives/heading';
import styles from './section-head.module.css';

interface SectionHeadProps {
  /** Id of the heading, for the section's `aria-labelledby`. */
  id: string;
  eyebrow: string;
  title: string;
  lead?: string | undefined;
  /** Paragraphs after the lead. */
  more?: readonly string[];
}

/** Eyebrow, heading and lead of a section, and what follows. */
export function SectionHead({ id, eyebrow, title, lead, more = [] }: SectionHeadProps) {
  return (
    <div className={styles.SectionHead}>
      <Heading level={2} size="3xl" id={id} eyebrow={eyebrow}>
        {title}
      </Heading>
      {lead && <p className={styles.Lead}>{lead}</p>}
      {more.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
