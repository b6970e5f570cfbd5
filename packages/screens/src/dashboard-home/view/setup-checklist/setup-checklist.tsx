import { Badge } from '@ministerio/ui/primitives/badge';
import { Link } from '@ministerio/ui/primitives/link';
import { TitledCard } from '../../../kit/titled-card.tsx';
import styles from './setup-checklist.module.css';

export interface SetupChecklistProps {
  /** Settings that are missing, in Spanish (`missingSettings` of the content). */
  readonly missing: readonly string[];
  /** Settings of `missing` for which visitors see sample data. @default none */
  readonly sampled?: readonly string[];
  /** Where they are filled in; without it, the settings file is named. */
  readonly href?: string | undefined;
}

/**
 * 'Falta configurar': settings that are missing and therefore hidden from visitors (decisions section 5).
 * Renders nothing when all are set.
 */
export function SetupChecklist({ missing, sampled = [], href }: SetupChecklistProps) {
  if (missing.length === 0) return null;
  return (
    <TitledCard title="Falta configurar" data-component="SetupChecklist">
      <p className={styles.Lead}>
        {sampled.length > 0
          ? 'Donde dice «Datos de ejemplo», los visitantes ven datos inventados hasta que lo completes en '
          : 'Los visitantes no ven esto hasta que lo completes en '}
        {href === undefined ? (
          <code className={styles.File}>packages/content/src/church.json</code>
        ) : (
          <Link href={href}>Sitio</Link>
        )}
        .
      </p>
      <ul className={styles.List}>
        {missing.map((entry) => (
          <li key={entry} className={styles.Item}>
            <span className={styles.Words}>
              {entry}
              {sampled.includes(entry) && <Badge tone="warning">Datos de ejemplo</Badge>}
            </span>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
