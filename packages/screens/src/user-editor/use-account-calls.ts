import { closeSessions, resetPassword, type User } from '@ministerio/contract';
import { ApiError } from '@ministerio/contract/client';
import { toast } from '@ministerio/ui/primitives/toast';
import { useMutation } from '@tanstack/react-query';
import { failureWords } from '../kit/failure-words/failure-words.ts';
import { useServices } from '../kit/services/index.ts';
import { useSession } from '../kit/session/index.ts';
import { oneTimePassword } from './one-time-password.ts';

const withPassword = (claveActual: string | undefined) => (claveActual === undefined ? {} : { claveActual });

/**
 * The mutations for somebody's access.
 * @param onDone - called when one has succeeded.
 * @returns `reset`, whose data is the generated password, and `close`; whether the account is the reader's `own`.
 */
export function useAccountCalls(user: Pick<User, 'id'>, onDone: () => void) {
  const { client, session } = useServices();
  const own = useSession()?.user.id === String(user.id);
  const params = { id: user.id };
  const reset = useMutation({
    mutationFn: async (claveActual: string | undefined) => {
      const clave = oneTimePassword();
      await client.call(resetPassword, { params, body: { clave, ...withPassword(claveActual) } });
      return clave;
    },
    onSuccess: onDone,
  });
  const close = useMutation({
    mutationFn: (claveActual: string | undefined) =>
      client.call(closeSessions, { params, body: withPassword(claveActual) }),
    onSuccess: () => {
      toast.success('Se cerraron todas las sesiones.');
      onDone();
      // The own session was closed too: sign out before the next call fails.
      if (own) session.signOut('administrator');
    },
  });
  return { own, reset, close };
}

/** The error: under the password field if that is wrong, else above it. */
export function accessFailure(
  error: unknown,
  fixed: string,
): { readonly error?: string; readonly passwordError?: string } {
  if (error === null) return {};
  if (error instanceof ApiError && error.code === 'wrong_current_password') {
    return { passwordError: failureWords(error) };
  }
  return { error: failureWords(error, fixed) };
}
