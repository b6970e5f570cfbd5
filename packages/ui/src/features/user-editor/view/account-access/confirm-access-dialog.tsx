import { type ComponentProps, type FormEvent, useState } from 'react';
import { PasswordField } from '../../../../composed/password-field/password-field.tsx';
import { AlertDialog } from '../../../../primitives/alert-dialog/alert-dialog.tsx';
import { FormField } from '../../../../primitives/form-field/form-field.tsx';

/** Props of {@link ConfirmAccessDialog}; give it a `key` per question, so that a typed password goes with it. */
export interface ConfirmAccessDialogProps
  extends Omit<ComponentProps<'dialog'>, 'children' | 'open' | 'title' | 'onClose'> {
  /** Whether it is shown. */
  readonly open: boolean;
  /** The question. */
  readonly title: string;
  /** What follows from a yes. */
  readonly description: string;
  /** Name of the button that does it. */
  readonly confirmLabel: string;
  /** Whether the reader's own password is asked: for the account of another administrator (R5). */
  readonly asksPassword: boolean;
  /** It is being done: the button is busy. @default false */
  readonly pending?: boolean;
  /** Why it could not be done. */
  readonly error?: string | null;
  /** What is wrong with the password. */
  readonly passwordError?: string | undefined;
  /** It was confirmed, with the password where one is asked. */
  readonly onConfirm: (password: string | undefined) => void;
  /** The dialog was left without doing it. */
  readonly onClose: () => void;
}

const MISSING = 'Escribe tu contraseña';

/** Asks before somebody's access changes; for another administrator's with the reader's own password. */
export function ConfirmAccessDialog(props: ConfirmAccessDialogProps) {
  const { asksPassword, error = null, passwordError, onConfirm, onClose, pending = false, ...rest } = props;
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
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      tone="neutral"
      pending={pending}
      error={error}
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
