import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Glyph, info } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/link.tsx';
import { siteNotice as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './site-notice.module.css';

export interface SiteNoticeProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** One or two sentences. */
  text: string;
  /** Where the notice leads: a path of this site, or an https address, which opens in a new tab. */
  href?: string | undefined;
}

/** A line above every public page, until its end. Renders a `<section>`; the whole text is the link where there is one. */
export function SiteNotice({ text, href, className, ...rest }: SiteNoticeProps) {
  const words = useWords(spanish);
  return (
    <section
      data-component="SiteNotice"
      aria-label={words.label}
      {...rest}
      className={cx(styles.SiteNotice, className)}
    >
      <p className={styles.Line}>
        <Glyph path={info} className={styles.Icon} />
        {href ? (
          <Link href={href} external={!href.startsWith('/')}>
            {text}
          </Link>
        ) : (
          <span>{text}</span>
        )}
      </p>
    </section>
  );
}
