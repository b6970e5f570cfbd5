import { Button } from '@ministerio/ui/primitives/button';
import { Dialog } from '@ministerio/ui/primitives/dialog';
import { FormField } from '@ministerio/ui/primitives/form-field';
import { copy, Glyph } from '@ministerio/ui/primitives/icon';
import { LiveRegion } from '@ministerio/ui/primitives/live-region';
import { TextField } from '@ministerio/ui/primitives/text-field';
import { useState } from 'react';
import styles from './account-access.module.css';

export interface OneTimePasswordDialogProps {
  /** The password to show; null keeps the dialog closed. */
  readonly password: string | null;
  /** The person's name. */
  readonly name: string;
  /** Copies the password; rejects where the browser refuses. Omitted without a clipboard. */
  readonly onCopyPassword?: ((text: string) => Promise<void>) | undefined;
  /** Called when the dialog is closed; the password is not shown again. */
  readonly onClose: () => void;
}

/** Shows a one-time password once, to copy or read out (R5). */
export function OneTimePasswordDialog(props: OneTimePasswordDialogProps) {
  const { password, name, onCopyPassword, onClose } = props;
  const [copyStatus, setCopyStatus] = useState('');
  const close = () => {
    setCopyStatus('');
    onClose();
  };
  const copyIt = () => {
    void onCopyPassword?.(password ?? '').then(
      () => setCopyStatus('Copiada.'),
      () => setCopyStatus('No se pudo copiar: selecciónala y cópiala tú.'),
    );
  };
  return (
    <Dialog
      data-component="OneTimePasswordDialog"
      open={password !== null}
      onOpenChange={close}
      size="sm"
      title="Contraseña de un solo uso"
      description={`Entrégasela a ${name}. Vale 72 horas y al entrar tendrá que elegir otra. No se vuelve a mostrar.`}
      footer={<Button onClick={close}>Listo</Button>}
    >
      <div className={styles.Made}>
        <div className={styles.MadeField}>
          <FormField label="Contraseña">
            <TextField
              readOnly
              value={password ?? ''}
              className={styles.Password}
              autoComplete="off"
              spellCheck={false}
              translate="no"
              onFocus={(event) => event.currentTarget.select()}
            />
          </FormField>
        </div>
        {onCopyPassword ? (
          <Button variant="secondary" onClick={copyIt}>
            <Glyph path={copy} />
            Copiar
          </Button>
        ) : null}
      </div>
      <div className={styles.Copied}>
        <LiveRegion politeness="polite">{copyStatus}</LiveRegion>
      </div>
    </Dialog>
  );
}
