import type { ChurchSettings } from '@ministerio/content/types';
import { Glyph, mail, phone as phoneIcon, whatsapp as whatsappIcon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/link.tsx';
import { siteFooter as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './site-footer.module.css';

interface ContactLinksProps {
  contact: ChurchSettings['contact'];
  chatHref: string | undefined;
}

/** Whether a number is of those that Ofcom reserves for drama: that of the sample data reaches nobody. */
const isSample = (number: string) => /^\+44 (1632 960|7700 900)/.test(number);

/** Phone, WhatsApp and e-mail, of which only those show that the church has set. */
export function ContactLinks({ contact: { phone, whatsapp, email }, chatHref }: ContactLinksProps) {
  const words = useWords(spanish);
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
