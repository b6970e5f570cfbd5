import { login } from '@ministerio/contract';
import { useMutation } from '@tanstack/react-query';
import { logged } from '../../connected/failure-log/log-failure.ts';
import { useServices } from '../../connected/services/index.ts';
import type { Session } from '../../connected/session/index.ts';
import type { FormFailure } from '../../internal/forms/form-failure.ts';
import { toast } from '../../primitives/toast/index.ts';
import { loginFailure } from './login-failure.ts';
import type { LoginValues } from './view/login-form.tsx';

/**
 * Signs in and stores the session.
 * @param onSignedIn - called once the session is stored; where to go is the app's (spec section 4).
 * @returns what the login form submits to.
 */
export function useLogin(
  onSignedIn: (session: Session) => void,
): (values: LoginValues) => Promise<FormFailure | undefined> {
  const { client, session } = useServices();
  const call = useMutation({
    networkMode: 'always',
    mutationFn: (body: LoginValues) => logged('Error al iniciar sesión', client.call(login, { body })),
  });
  return async (values) => {
    try {
      const { token } = await call.mutateAsync(values);
      const stored = session.signIn(token, values.username.trim());
      toast.success('Has iniciado sesión correctamente');
      onSignedIn(stored);
      return undefined;
    } catch (error) {
      return loginFailure(error);
    }
  };
}
