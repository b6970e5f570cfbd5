import type { ReactNode } from 'react';
import type { Session } from '../../connected/session/index.ts';
import { useLogin } from './use-login.ts';
import { LoginForm } from './view/login-form.tsx';

export interface LoginProps {
  /** Why the person is here, such as 'Tu sesión ha vencido. Inicia sesión de nuevo.'. */
  readonly notice?: ReactNode;
  /** The session is stored: ADMIN goes to /dashboard, USER to /dashboard/user, any other role nowhere (spec section 4). */
  readonly onSignedIn: (session: Session) => void;
}

/** The login form on the API; the screen around it is an `AuthLayout`. */
export function Login({ notice, onSignedIn }: LoginProps) {
  const submit = useLogin(onSignedIn);
  return <LoginForm onSubmit={submit} notice={notice} />;
}
