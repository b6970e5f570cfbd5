import { arrowRight, Glyph } from '@ministerio/ui/primitives/icon';
import { VisuallyHidden } from '@ministerio/ui/primitives/visually-hidden';
import styles from './audit-table.module.css';
import type { ChangedValue } from './changed-values.ts';

interface AuditValuesProps {
  readonly values: readonly ChangedValue[];
  /** Whether both sides are told: without a value that differs, the same was saved again. */
  readonly isEdit: boolean;
}

/** The values of one change, before and after. Renders a `<dl>`. */
export function AuditValues({ values, isEdit }: AuditValuesProps) {
  if (values.length === 0) return isEdit ? 'Sin cambios' : '—';
  return (
    <dl className={styles.Values}>
      {values.map(({ label, before, after }) => (
        <div key={label} className={styles.Value}>
          <dt className={styles.Label}>{label}:</dt>{' '}
          <dd className={styles.Change}>
            {before !== undefined && (
              <del className={styles.Before}>
                <VisuallyHidden>antes </VisuallyHidden>
                {before}
              </del>
            )}
            {before !== undefined && after !== undefined && (
              <>
                {' '}
                <Glyph path={arrowRight} className={styles.Arrow} />{' '}
              </>
            )}
            {after !== undefined && (
              <ins className={styles.After}>
                {before !== undefined && <VisuallyHidden> ahora </VisuallyHidden>}
                {after}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
