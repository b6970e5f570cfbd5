import type { ChurchSettings, MenuEntry } from '@ministerio/content/types';
import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../../primitives/link/link.tsx';
import { siteFooter as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import { Picture, useArtwork } from '../picture/index.ts';
import { ContactLinks } from './contact-links.tsx';
import styles from './site-footer.module.css';

export interface SiteFooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** The church's name, address and ways to reach it. */
  church: ChurchSettings;
  /** The navigation. */
  menu: readonly MenuEntry[];
  /** The office hours. */
  hours: ReactNode;
  /** Chat address, where the church has a number. */
  chatHref: string | undefined;
  /** Whether to link the contact form. @default true */
  hasForm?: boolean;
  /** Year of the copyright line. */
  year: number;
}

/** The end of every public page: contact, hours, place, navigation, copyright. Renders a `<footer>`. */
export function SiteFooter({
  church,
  menu,
  hours,
  chatHref,
  hasForm = true,
  year,
  className,
  ...rest
}: SiteFooterProps) {
  const words = useWords(spanish);
  const artwork = useArtwork();
  const { phone, email } = church.contact;
  return (
    <footer data-component="SiteFooter" {...rest} className={cx(styles.SiteFooter, className)}>
      <Picture source={artwork.picture({ crop: 'arc', alt: '' })} alt="" className={styles.Picture} />
      <div className={styles.Frame} data-theme="dark">
        <div className={styles.Blocks}>
          <FooterBlock title={words.place}>
            <address className={styles.Address}>
              {church.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            <Link href="/Contactanos" variant="quiet">
              {words.directions}
            </Link>
          </FooterBlock>
          <FooterBlock title={words.hours}>{hours}</FooterBlock>
          {(phone || email || chatHref || hasForm) && (
            <FooterBlock title={words.contact}>
              <ContactLinks contact={church.contact} chatHref={chatHref} />
              {hasForm && (
                <Link href="/Contactanos#escribenos" variant="quiet">
                  {words.write}
                </Link>
              )}
            </FooterBlock>
          )}
          <nav aria-label={words.navigation}>
            <FooterBlock title={words.pages}>
              {menu.map(({ label, path }) => (
                <Link key={path} href={path} variant="quiet">
                  {label}
                </Link>
              ))}
            </FooterBlock>
          </nav>
        </div>
        <div className={styles.Close}>
          <p>{`© ${year} ${church.product}`}</p>
          <Link href="/proteccion-de-menores" variant="quiet">
            {words.protection}
          </Link>
          <Link href="/privacidad" variant="quiet">
            {words.privacy}
          </Link>
        </div>
      </div>
    </footer>
  );
}

/** One part of the footer with its heading. */
function FooterBlock({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.Block}>
      <h2 className={styles.Title}>{title}</h2>
      {children}
    </div>
  );
}
