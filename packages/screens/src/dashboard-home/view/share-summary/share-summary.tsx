import { whatsAppLink } from '@ministerio/contract/domain';
import { Button } from '@ministerio/ui/primitives/button';
import { Glyph, share } from '@ministerio/ui/primitives/icon';
import { Link } from '@ministerio/ui/primitives/link';
import { ErrorNotice, Notice } from '@ministerio/ui/primitives/notice';
import styles from './share-summary.module.css';

export interface ShareSummaryProps {
  /** Called to share. */
  readonly onShare: () => void;
  /** Whether the numbers are still being read. @default false */
  readonly loading?: boolean;
  /** Shared text where the device has no sheet for it, and whether it is on the clipboard; null before. */
  readonly outcome?: { readonly text: string; readonly isCopied: boolean } | null;
  /** Why it could not be made. */
  readonly error?: string | null;
}

/** Hands a day's counts to the leaders' group. Renders a `<div>`. */
export function ShareSummary(props: ShareSummaryProps) {
  const { onShare, loading = false, outcome = null, error = null } = props;
  return (
    <div className={styles.Root} data-component="ShareSummary">
      <Button variant="secondary" loading={loading} onClick={onShare}>
        <Glyph path={share} />
        Resumen para compartir
      </Button>
      <ErrorNotice className={styles.Outcome}>{error}</ErrorNotice>
      {outcome ? (
        <Notice
          tone="success"
          role="status"
          className={styles.Outcome}
          title={outcome.isCopied ? 'Copiado: pégalo en el grupo.' : 'Cópialo de aquí:'}
        >
          <p className={styles.Text}>{outcome.text}</p>
          <Link href={whatsAppLink('', outcome.text)} external className={styles.Chat}>
            Abrir WhatsApp
          </Link>
        </Notice>
      ) : null}
    </div>
  );
}
