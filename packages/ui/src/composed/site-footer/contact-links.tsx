import { Glyph, mail, phone as phoneIcon, whatsapp } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import styles from './site-footer.module.css';

interface ContactLinksProps {
  phone: string | undefined;
  email: string | undefined;
  chatHref: string | undefined;
}

/** Phone, WhatsApp and e-mail, of which only those show that the church has set. */
export function ContactLinks({ phone, email, chatHref }: ContactLinksProps) {
  return (
    <>
      {phone && (
        <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`} variant="quiet" className={styles.Contact}>
          <Glyph path={phoneIcon} />
          {phone}
        </Link>
      )}
      {chatHref && (
        <Link href={chatHref} external variant="quiet" className={styles.Contact}>
          <Glyph path={whatsapp} filled />
          WhatsApp
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
