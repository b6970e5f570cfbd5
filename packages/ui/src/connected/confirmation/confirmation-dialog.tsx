import { confirmIdentity } from '@ministerio/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState, useSyncExternalStore } from 'react';
import { PasswordField } from '../../composed/password-field/password-field.tsx';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { FormField } from '../../primitives/form-field/form-field.tsx';
import { failureOf } from '../failure-words/failure-words.ts';
import { useServices } from '../services/index.ts';

/**
 * Asks for the password again while a call waits for a confirmation (R46), then lets the call go on. One for the whole
 * application, inside its services and queries.
 */
export function ConfirmationDialog() {
  const { confirmations } = useServices();
  const isAsked = useSyncExternalStore(confirmations.subscribe, confirmations.isAsked, () => false);
  const form = useId();
  const [isPending, setPending] = useState(false);
  const giveUp = () => {
    if (!isPending) confirmations.giveUp();
  };
  return (
    <Dialog
      open={isAsked}
      onOpenChange={giveUp}
      title="Escribe tu contraseña otra vez"
      description="Este cambio es delicado: confirma que eres tú. Vale por cinco minutos."
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={giveUp}>
            Cancelar
          </Button>
          <Button type="submit" form={form} loading={isPending}>
            Confirmar
          </Button>
        </>
      }
    >
      <PasswordForm id={form} onPendingChange={setPending} />
    </Dialog>
  );
}

interface PasswordFormProps {
  readonly id: string;
  readonly onPendingChange: (isPending: boolean) => void;
}

/** Mounted with the dialog's content, so that no password stays behind. */
function PasswordForm({ id, onPendingChange }: PasswordFormProps) {
  const { client, confirmations, session } = useServices();
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const confirm = useMutation({
    mutationFn: (clave: string) => client.call(confirmIdentity, { body: { clave } }),
    onMutate: () => onPendingChange(true),
    onSettled: () => onPendingChange(false),
    onSuccess: ({ confirmacion }) => confirmations.confirm(confirmacion),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(password === '');
    if (password !== '' && !confirm.isPending) confirm.mutate(password);
  };
  return (
    <form id={id} onSubmit={submit} noValidate>
      <FormField
        label="Tu contraseña"
        required
        error={isMissing ? 'Escribe tu contraseña' : failureOf(confirm)}
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
      {/* For password managers; after the field, which takes the focus. */}
      <input type="text" hidden autoComplete="username" value={session.read()?.username ?? ''} readOnly />
    </form>
  );
}
