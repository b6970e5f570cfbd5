import type { ChurchSettings } from '@ministerio/content/types';
import { Glyph, mail, phone as phoneIcon, whatsapp as whatsappIcon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import styles from './site-footer.module.css';

interface ContactLinksProps {
  contact: ChurchSettings['contact'];
  chatHref: string | undefined;
}

/** Phone, WhatsApp and e-mail, of which only those show that the church has set. */
export function ContactLinks({ contact: { phone, whatsapp, email }, chatHref }: ContactLinksProps) {
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
          <Glyph path={whatsappIcon} filled />
          {/* One item of the flex row, so that a line breaks before the number and never inside it. */}
          <span>
            WhatsApp{whatsapp && ' '}
            {whatsapp && <span className={styles.Number}>{whatsapp}</span>}
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
