import type { SocialLink } from '@ministerio/content';
import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Glyph, user } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { ThemeSwitch } from '../theme-switch/theme-switch.tsx';
import { socialMarks } from './social-marks.ts';
import styles from './top-bar.module.css';

/** Props of {@link TopBar}. */
export interface TopBarProps extends Omit<ComponentProps<'aside'>, 'children'> {
  /** Pages of the church elsewhere; they open in a new tab. */
  socialLinks: readonly SocialLink[];
  /** Where signing in, or the own account, is. */
  account: { readonly label: string; readonly href: string };
  /** What stands at the start, such as the next meeting. */
  children?: ReactNode;
}

/**
 * The thin bar over the header: news, social links, theme, account. Renders an `<aside>`;
 * `[data-social]` where there are social links, which on a phone take the place of the news.
 */
export function TopBar({ socialLinks, account, children, className, ...rest }: TopBarProps) {
  return (
    <aside
      data-component="TopBar"
      aria-label="Redes sociales y cuenta"
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
            <Link href={account.href} variant="quiet" className={styles.Item}>
              <Glyph path={user} />
              {account.label}
            </Link>
          </li>
        </ul>
      </div>
    </aside>
  );
}
