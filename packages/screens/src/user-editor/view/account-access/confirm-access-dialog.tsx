import { PasswordField } from '@ministerio/ui/composed/password-field';
import { AlertDialog, type ConfirmationProps } from '@ministerio/ui/primitives/alert-dialog';
import { FormField } from '@ministerio/ui/primitives/form-field';
import { type FormEvent, useState } from 'react';

/**
 * Props of {@link ConfirmAccessDialog}; give it a `key` per question, so that a typed password is discarded.
 */
export interface ConfirmAccessDialogProps extends Omit<ConfirmationProps, 'onConfirm'> {
  /** Whether it is shown. */
  readonly open: boolean;
  /** The question. */
  readonly title: string;
  /** The consequences of confirming. */
  readonly description: string;
  /** Label of the confirming button. */
  readonly confirmLabel: string;
  /** Whether to ask for the reader's own password: for another administrator's account (R5). */
  readonly asksPassword: boolean;
  /** Error message of the password field. */
  readonly passwordError?: string | undefined;
  /** Called on confirmation, with the password where one is asked for. */
  readonly onConfirm: (password: string | undefined) => void;
}

const MISSING = 'Escribe tu contraseña';

/**
 * Asks for confirmation before somebody's access changes; for another administrator's, with the reader's own
 * password.
 */
export function ConfirmAccessDialog(props: ConfirmAccessDialogProps) {
  const { asksPassword, passwordError, onConfirm, onClose, pending = false, ...rest } = props;
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const confirm = () => {
    if (!asksPassword) return onConfirm(undefined);
    setMissing(password === '');
    if (password !== '') onConfirm(password);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!pending) confirm();
  };
  return (
    <AlertDialog
      {...rest}
      data-component="ConfirmAccessDialog"
      onOpenChange={onClose}
      tone="neutral"
      pending={pending}
      onConfirm={confirm}
    >
      {asksPassword ? (
        <form onSubmit={submit} noValidate>
          <FormField
            label="Tu contraseña"
            hint="Es la cuenta de otro administrador: confirma que eres tú."
            required
            error={missing ? MISSING : passwordError}
          >
            <PasswordField
              value={password}
              onChange={(event) => {
                setPassword(event.currentTarget.value);
                setMissing(false);
              }}
              autoComplete="current-password"
            />
          </FormField>
        </form>
      ) : null}
    </AlertDialog>
  );
}
