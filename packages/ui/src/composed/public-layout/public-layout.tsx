import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { publicLayout as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './public-layout.module.css';

/** Id of the page's content, the target of 'Saltar al contenido'. */
const CONTENT_ID = 'contenido';

export interface PublicLayoutProps extends ComponentProps<'div'> {
  /** The thin bar above everything. */
  topBar: ReactNode;
  /** Logo and navigation. */
  header: ReactNode;
  /** The end of the page. */
  footer: ReactNode;
  /** Content that floats over every page. */
  floating?: ReactNode;
}

/** The frame of every public page: top bar, header, content, footer, and floating content. */
export function PublicLayout({
  topBar,
  header,
  footer,
  floating,
  className,
  children,
  ...rest
}: PublicLayoutProps) {
  const words = useWords(spanish);
  return (
    <div data-component="PublicLayout" {...rest} className={cx(styles.PublicLayout, className)}>
      <a href={`#${CONTENT_ID}`} className={styles.Skip}>
        {words.skip}
      </a>
      {topBar}
      {header}
      <main id={CONTENT_ID} tabIndex={-1} className={styles.Content}>
        {children}
      </main>
      {footer}
      {floating}
    </div>
  );
}
