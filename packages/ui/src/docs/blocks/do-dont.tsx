import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import styles from './do-dont.module.css';

/** Props of {@link Do} and {@link Dont}. */
export interface ExampleProps {
  /** One sentence below the example: the rule it shows. */
  readonly rule: ReactNode;
  /** The example, rendered. */
  readonly children: ReactNode;
}

/** Two examples side by side: {@link Do} and {@link Dont}. */
export function DoDont({ children }: { readonly children: ReactNode }) {
  return <div className={styles.Pair}>{children}</div>;
}

/** An example to follow. */
export function Do(props: ExampleProps) {
  return <Example verdict="Do" {...props} />;
}

/** An example to avoid; it can be neither pressed nor focused. */
export function Dont(props: ExampleProps) {
  return <Example verdict="Don’t" {...props} />;
}

function Example({ verdict, rule, children }: ExampleProps & { readonly verdict: 'Do' | 'Don’t' }) {
  return (
    <figure className={styles.Example} data-verdict={verdict === 'Do' ? 'do' : 'dont'}>
      <div className={cx('sb-unstyled', styles.Picture)} inert={verdict !== 'Do'}>
        {children}
      </div>
      <figcaption className={styles.Rule}>
        <strong>{verdict}</strong> {rule}
      </figcaption>
    </figure>
  );
}
