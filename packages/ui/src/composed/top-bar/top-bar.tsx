import type { SocialLink } from '@ministerio/content/types';
import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { facebook, Glyph, type GlyphProps, user, youtube } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/link.tsx';
import { topBar as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import { ThemeSwitch } from '../theme-switch/theme-switch.tsx';
import styles from './top-bar.module.css';

/** Instagram's camera in our own strokes: its brand mark alone would weigh more than this bar. */
const camera =
  'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zM8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M17.5 6.5h.01';

/** Marks of the networks that the top bar can link to; brand marks are filled, ours are stroked. */
const socialMarks: Readonly<Record<SocialLink['network'], GlyphProps>> = {
  facebook: { path: facebook, filled: true },
  instagram: { path: camera },
  youtube: { path: youtube, filled: true },
};

export interface TopBarProps extends Omit<ComponentProps<'aside'>, 'children'> {
  /** The church's pages on social networks; they open in a new tab. */
  socialLinks: readonly SocialLink[];
  /** Link to sign in, or to one's account. */
  account: { readonly label: string; readonly href: string };
  /** Content at the start, such as the next meeting. */
  children?: ReactNode;
}

/**
 * The thin bar over the header: news, social links, theme, account. Renders an `<aside>`;
 * `[data-social]` where there are social links, which on a phone replace the news.
 */
export function TopBar({ socialLinks, account, children, className, ...rest }: TopBarProps) {
  const words = useWords(spanish);
  return (
    <aside
      data-component="TopBar"
      aria-label={words.label}
      {...rest}
      data-social={socialLinks.length > 0 || undefined}
      className={cx(styles.TopBar, className)}
    >
      <div className={styles.Row} data-theme="dark">
        <div className={styles.News}>{children}</div>
        <ul className={styles.Links}>
          {socialLinks.map(({ network, label, href }) => (
            <li key={network}>
              <Link href={href} external variant="quiet" className={styles.Item}>
                <Glyph {...socialMarks[network]} />
                <span className={styles.Label}>{label}</span>
              </Link>
            </li>
          ))}
          <li>
            <ThemeSwitch size="sm" className={styles.Theme} />
          </li>
          <li>
            <Link key={account.label} href={account.href} variant="quiet" className={styles.Item}>
              <Glyph path={user} />
              {account.label}
            </Link>
          </li>
        </ul>
      </div>
    </aside>
  );
}
