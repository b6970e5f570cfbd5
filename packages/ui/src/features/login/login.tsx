import { type AccountChange, login } from '@ministerio/contract';
import { churchClock, formatDate, formatTime } from '@ministerio/contract/domain';
import type { ReactNode } from 'react';
import { logged } from '../../connected/failure-log/log-failure.ts';
import { useServices } from '../../connected/services/index.ts';
import type { Session } from '../../connected/session/index.ts';
import type { FormFailure } from '../../internal/forms/show-failure.ts';
import { toast } from '../../primitives/toast/index.ts';
import { loginFailure } from './login-failure.ts';
import { LoginForm, type LoginValues } from './view/login-form.tsx';

export interface LoginProps {
  /** Shown above the form, such as 'Tu sesión ha vencido. Inicia sesión de nuevo.'. */
  readonly notice?: ReactNode;
  /**
   * Called once the session is stored: ADMIN goes to /dashboard, USER to /dashboard/user, any other role
   * nowhere (spec section 4).
   */
  readonly onSignedIn: (session: Session) => void;
}

/** Long enough for two sentences and somebody who reads slowly, in milliseconds. */
const READ_MS = 30_000;

const changed: Readonly<Record<AccountChange['que'], string>> = {
  clave: 'cambió tu contraseña',
  'clave-de-un-uso': 'puso una contraseña de un solo uso en tu cuenta',
  correo: 'cambió tu correo',
};

function changeWords({ que, por, cuando }: AccountChange, timeZone: string): string {
  const { date, time } = churchClock(new Date(cuando), timeZone);
  return `«${por}» ${changed[que]} el ${formatDate(date)} a las ${formatTime(time)}. Si no lo esperabas, avisa a un administrador.`;
}

/** The login form, connected to the API; the screen around it is an `AuthLayout`. */
export function Login({ notice, onSignedIn }: LoginProps) {
  const { client, session, church } = useServices();

  async function submit(body: LoginValues): Promise<FormFailure | undefined> {
    try {
      const { token, cambios } = await logged('Error al iniciar sesión', client.call(login, { body }));
      const stored = session.signIn(token, body.username.trim());
      toast.success('Has iniciado sesión correctamente');
      for (const change of cambios) {
        toast.info(changeWords(change, church.timeZone), { durationMs: READ_MS });
      }
      onSignedIn(stored);
      return undefined;
    } catch (error) {
      return loginFailure(error);
    }
  }

  return <LoginForm onSubmit={submit} notice={notice} />;
}
