import type { ChurchSettings, MenuEntry } from '@ministerio/content/types';
import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Glyph, mail, phone as phoneIcon, whatsapp as whatsappIcon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/link.tsx';
import { siteFooter as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import { Picture, useArtwork } from '../picture/index.ts';
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
              <ContactLinks church={church} chatHref={chatHref} />
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

/** Whether a number is of those that Ofcom reserves for drama: that of the sample data reaches nobody. */
const isSample = (number: string) => /^\+44 (1632 960|7700 900)/.test(number);

/** Phone, WhatsApp and e-mail, of which only those show that the church has set. */
function ContactLinks({ church, chatHref }: Pick<SiteFooterProps, 'church' | 'chatHref'>) {
  const words = useWords(spanish);
  const { phone, whatsapp, email } = church.contact;
  const shown = (number: string) => (isSample(number) ? words.sampleNumber : number);
  return (
    <>
      {phone && (
        <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`} variant="quiet" className={styles.Contact}>
          <Glyph path={phoneIcon} />
          {shown(phone)}
        </Link>
      )}
      {chatHref && (
        <Link href={chatHref} external variant="quiet" className={styles.Contact}>
          <Glyph path={whatsappIcon} filled />
          {/* One item of the flex row, so that a line breaks before the number and never inside it. */}
          <span>
            WhatsApp{whatsapp && ' '}
            {whatsapp && <span className={styles.Number}>{shown(whatsapp)}</span>}
          </span>
        </Link>
      )}
      {email && (
        <Link
          href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
          external
          variant="quiet"
          className={styles.Contact}
        >
          <Glyph path={mail} />
          {email}
        </Link>
      )}
    </>
  );
}
