import type { User } from '@ministerio/contract';
import { useState } from 'react';
import { useOwnServer } from '../kit/own-server/index.ts';
import { accessFailure, useAccountCalls } from './use-account-calls.ts';
import { AccountAccess } from './view/account-access/account-access.tsx';
import { ConfirmAccessDialog } from './view/account-access/confirm-access-dialog.tsx';
import { OneTimePasswordDialog } from './view/account-access/one-time-password-dialog.tsx';

export interface ResetPasswordProps {
  /** The account whose access is managed. */
  readonly user: Pick<User, 'id' | 'username' | 'role'>;
}

const questions = {
  reset: {
    title: (name: string) => `¿Restablecer la contraseña de ${name}?`,
    description: 'Su contraseña actual deja de servir, sus sesiones se cierran y recibe una de un solo uso.',
    confirmLabel: 'Restablecer',
    failed: 'No se pudo restablecer la contraseña',
  },
  close: {
    title: (name: string) => `¿Cerrar todas las sesiones de ${name}?`,
    description: 'Tendrá que iniciar sesión de nuevo en cada dispositivo. Su contraseña no cambia.',
    confirmLabel: 'Cerrar sesiones',
    failed: 'No se pudieron cerrar las sesiones',
  },
} as const;

/** Resets somebody's password to a one-time password and closes their sessions; on our own server (R5). */
export function ResetPassword({ user }: ResetPasswordProps) {
  const [dialog, setDialog] = useState<keyof typeof questions | null>(null);
  const { own, ...calls } = useAccountCalls(user, () => setDialog(null));
  const ownServer = useOwnServer();
  if (!ownServer) return null;

  const name = user.username ?? `usuario ${user.id}`;
  const question = questions[dialog ?? 'reset'];
  const call = calls[dialog ?? 'reset'];
  const leave = () => {
    call.reset();
    setDialog(null);
  };
  return (
    <>
      <AccountAccess
        own={own}
        onReset={() => setDialog('reset')}
        onCloseSessions={() => setDialog('close')}
      />
      <ConfirmAccessDialog
        key={dialog}
        open={dialog !== null}
        title={question.title(name)}
        description={question.description}
        confirmLabel={question.confirmLabel}
        asksPassword={user.role === 'ADMIN' && !own}
        pending={call.isPending}
        {...accessFailure(call.error, question.failed)}
        onConfirm={call.mutate}
        onClose={leave}
      />
      <OneTimePasswordDialog
        password={calls.reset.data ?? null}
        name={name}
        onCopyPassword={navigator.clipboard ? (text) => navigator.clipboard.writeText(text) : undefined}
        onClose={calls.reset.reset}
      />
    </>
  );
}
