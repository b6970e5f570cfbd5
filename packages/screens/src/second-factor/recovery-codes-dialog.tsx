import { Button } from '@ministerio/ui/primitives/button';
import { Dialog } from '@ministerio/ui/primitives/dialog';
import { copy, Glyph, print } from '@ministerio/ui/primitives/icon';
import { LiveRegion } from '@ministerio/ui/primitives/live-region';
import { Stack } from '@ministerio/ui/primitives/stack';
import { useState } from 'react';
import styles from './second-factor.module.css';

export interface RecoveryCodesDialogProps {
  /** The codes; null keeps the dialog closed. */
  readonly codes: readonly string[] | null;
  /** Owner of the codes, printed with them: on paper nothing else says so. */
  readonly username: string;
  /** The site's name. */
  readonly site: string;
  /** Copies the codes; rejects where the browser refuses. Omitted without a clipboard. */
  readonly onCopy?: ((text: string) => Promise<void>) | undefined;
  /** Prints the page. */
  readonly onPrint: () => void;
  /** Called when the dialog is closed; the codes are not shown again. */
  readonly onClose: () => void;
}

/** Ten recovery codes, shown once (R45). */
export function RecoveryCodesDialog(props: RecoveryCodesDialogProps) {
  const { codes, username, site, onCopy, onPrint, onClose } = props;
  const [copyStatus, setCopyStatus] = useState('');
  const close = () => {
    setCopyStatus('');
    onClose();
  };
  const copyAll = () => {
    void onCopy?.((codes ?? []).join('\n')).then(
      () => setCopyStatus('Copiados.'),
      () => setCopyStatus('No se pudieron copiar: selecciónalos y cópialos tú.'),
    );
  };
  return (
    <Dialog
      open={codes !== null}
      onOpenChange={close}
      title="Códigos de recuperación"
      description="Si pierdes tu teléfono, entras con uno de estos. Cada uno vale una vez. No se vuelven a mostrar: guárdalos en papel, lejos del teléfono."
      footer={<Button onClick={close}>Ya los guardé</Button>}
    >
      <div className={styles.Form}>
        <div className={styles.Sheet} data-component="RecoveryCodes">
          <p>
            {site}, cuenta de «{username}»
          </p>
          <ul className={styles.Codes} translate="no">
            {codes?.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </div>
        <Stack direction="row" gap={3} wrap>
          <Button variant="secondary" onClick={onPrint}>
            <Glyph path={print} />
            Imprimir
          </Button>
          {onCopy ? (
            <Button variant="secondary" onClick={copyAll}>
              <Glyph path={copy} />
              Copiar
            </Button>
          ) : null}
        </Stack>
        <div className={styles.Copied}>
          <LiveRegion politeness="polite">{copyStatus}</LiveRegion>
        </div>
      </div>
    </Dialog>
  );
}
