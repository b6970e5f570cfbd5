import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { arrowLeft, Glyph } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/link.tsx';
import { authLayout as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import { useArtwork } from '../picture/index.ts';
import styles from './auth-layout.module.css';

export interface AuthLayoutProps extends ComponentProps<'main'> {
  /** The church's logo with its name, shown beside the form. */
  readonly logo: ReactNode;
  /** Target of 'Volver al inicio'. @default '/Inicio' */
  readonly homeHref?: string;
}

/**
 * A whole screen for signing in or registering: the logo in front of the church's window on one side, the form on the
 * other; one above the other on a phone. Renders a `<main>`; needs an `ArtworkProvider` above.
 */
export function AuthLayout({ logo, homeHref = '/Inicio', className, children, ...rest }: AuthLayoutProps) {
  const words = useWords(spanish);
  const { hero } = useArtwork();
  return (
    <main {...rest} className={cx(styles.AuthLayout, className)} data-component="AuthLayout">
      <div className={styles.Window} data-theme="dark">
        <img src={hero} alt="" className={styles.Rosette} />
        <div className={styles.Logo}>{logo}</div>
        <Link href={homeHref} variant="quiet" className={styles.Home}>
          <Glyph path={arrowLeft} /> <span className={styles.HomeText}>{words.home}</span>
        </Link>
      </div>
      <div className={styles.Side}>
        <div className={styles.Content}>{children}</div>
      </div>
    </main>
  );
}
