import { confirmIdentity, requestChallenge } from '@ministerio/contract';
import { PasswordField } from '@ministerio/ui/composed/password-field';
import { Button } from '@ministerio/ui/primitives/button';
import { Dialog } from '@ministerio/ui/primitives/dialog';
import { FormField } from '@ministerio/ui/primitives/form-field';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { failureOf } from '../failure-words/failure-words.ts';
import { queryKeys } from '../query-keys/query-keys.ts';
import { useServices } from '../services/index.ts';

/**
 * Asks for the password again, or for the second factor of who has one (R45), while a call waits for a confirmation (R46),
 * then lets the call go on. One for the whole application, inside its services and queries.
 */
export function ConfirmationDialog() {
  const { client, confirmations } = useServices();
  const isAsked = useSyncExternalStore(confirmations.subscribe, confirmations.isAsked, () => false);
  const factor = useFactor(isAsked);
  const form = useId();
  const [isPending, setPending] = useState(false);
  const giveUp = () => {
    if (!isPending) confirmations.giveUp();
  };
  // It opens with the right question in it: the focus goes to the field that is there by then.
  const isOpen = isAsked && !factor.isFetching;
  if (factor.data) {
    const { FactorForm, challenge } = factor.data;
    return (
      <Dialog
        open={isOpen}
        onOpenChange={giveUp}
        title="Confirma que eres tú"
        description="Este cambio es delicado: hace falta tu segundo factor. Vale por cinco minutos."
        size="sm"
        footer={
          <Button variant="secondary" onClick={giveUp}>
            Cancelar
          </Button>
        }
      >
        <FactorForm
          challenge={challenge}
          action="Confirmar"
          onProof={async (body) =>
            confirmations.confirm((await client.call(confirmIdentity, { body })).confirmacion)
          }
          onRestart={() => void factor.refetch()}
        />
      </Dialog>
    );
  }
  return (
    <Dialog
      open={isOpen}
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

/**
 * A challenge for the account's second factor, with the form for it, which nobody else loads; null without one. Where the
 * question fails the password is asked for, and its call says why.
 */
function useFactor(isAsked: boolean) {
  const { client } = useServices();
  const queries = useQueryClient();
  useEffect(() => {
    // A challenge is good once.
    if (!isAsked) queries.removeQueries({ queryKey: queryKeys.confirmationChallenge });
  }, [isAsked, queries]);
  return useQuery({
    queryKey: queryKeys.confirmationChallenge,
    queryFn: async ({ signal }) => {
      const { confirmar } = await client.call(requestChallenge, { body: { para: 'confirmar' }, signal });
      if (confirmar === undefined) return null;
      const { FactorForm } = await import('../second-factor/factor-form.tsx');
      return { challenge: confirmar, FactorForm };
    },
    enabled: isAsked,
    retry: false,
    networkMode: 'always',
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
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
