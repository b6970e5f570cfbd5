import type { ReactNode } from 'react';
import styles from './site-footer.module.css';

/** One part of the footer under its small heading. */
export function FooterBlock({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.Block}>
      <h2 className={styles.Title}>{title}</h2>
      {children}
    </div>
  );
}
