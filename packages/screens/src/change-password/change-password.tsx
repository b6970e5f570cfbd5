import { changeOwnPassword } from '@ministerio/contract';
import { ADMIN_PASSWORD_LENGTH } from '@ministerio/contract/domain';
import { toast } from '@ministerio/ui/primitives/toast';
import type { FormFailure } from '../kit/forms/show-failure.ts';
import { useServices } from '../kit/services/index.ts';
import { useSession } from '../kit/session/index.ts';
import { changePasswordFailure } from './change-password-failure.ts';
import { ChangePasswordForm } from './view/change-password-form.tsx';
import type { ChangePasswordValues } from './view/change-password-rules.ts';

const ADMINISTRATOR_HINT = `Al menos ${ADMIN_PASSWORD_LENGTH} caracteres y distinta del número de membresía.`;

export interface ChangePasswordProps {
  /** Shown above the form, such as 'Cambia tu contraseña para continuar.'. */
  readonly notice?: string | undefined;
  /** Called once the password is changed and the new token stored. */
  readonly onDone?: () => void;
}

/**
 * Changes the user's own password; other sessions end, this one continues with a new token (R6).
 */
export function ChangePassword({ notice, onDone }: ChangePasswordProps) {
  const { client, session } = useServices();
  const current = useSession();
  const username = current?.username ?? '';

  async function submit({ claveActual, claveNueva }: ChangePasswordValues): Promise<FormFailure | undefined> {
    try {
      const { token } = await client.call(changeOwnPassword, { body: { claveActual, claveNueva } });
      session.signIn(token, username);
      toast.success('Contraseña cambiada correctamente');
      onDone?.();
      return undefined;
    } catch (error) {
      return changePasswordFailure(error);
    }
  }

  return (
    <ChangePasswordForm
      onSubmit={submit}
      username={username}
      notice={notice}
      {...(current?.user.role === 'ADMIN' && { hint: ADMINISTRATOR_HINT })}
    />
  );
}
