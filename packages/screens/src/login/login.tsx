import { type AccountChange, type ErrorCode, login, type SignedIn } from '@ministerio/contract';
import { ApiError } from '@ministerio/contract/client';
import { momentWords } from '@ministerio/contract/domain';
import { toast } from '@ministerio/ui/primitives/toast';
import { type ComponentType, type ReactNode, useState } from 'react';
import { logged } from '../kit/failure-log/log-failure.ts';
import type { FormFailure } from '../kit/forms/show-failure.ts';
import { useServices } from '../kit/services/index.ts';
import { KEEPS_NOTHING, type Session } from '../kit/session/index.ts';
import { loginFailure } from './login-failure.ts';
import type { SecondStepProps } from './second-step.tsx';
import { LoginForm, type LoginFormProps, type LoginValues } from './view/login-form.tsx';

export interface LoginProps {
  /** Shown above the form, such as 'Tu sesión ha vencido. Inicia sesión de nuevo.'. */
  readonly notice?: ReactNode;
  /** Initial values, such as those typed before the script had come. @default empty */
  readonly defaultValues?: LoginValues | undefined;
  /** Where 'No recuerdo mi número' leads; without it the link is hidden. */
  readonly forgotten?: LoginFormProps['forgotten'];
  /**
   * Called once the session is stored: ADMIN goes to /dashboard, USER to /dashboard/user, any other role
   * nowhere (spec section 4). The form stays busy until the promise resolves.
   */
  readonly onSignedIn: (session: Session) => void | Promise<void>;
}

/** Long enough for two sentences and somebody who reads slowly, in milliseconds. */
const READ_MS = 30_000;

const changed: Readonly<Record<AccountChange['que'], string>> = {
  clave: 'cambió tu contraseña',
  'clave-de-un-uso': 'puso una contraseña de un solo uso en tu cuenta',
  correo: 'cambió tu correo',
  lidera: 'te nombró líder de un ministerio',
};

function changeWords({ que, por, cuando }: AccountChange, timeZone: string): string {
  const advice =
    que === 'lidera'
      ? 'Su lista se abre con una contraseña propia: si la tuya es todavía tu número, elígela hoy en «Cambiar contraseña».'
      : 'Si no lo esperabas, avisa a un administrador.';
  return `«${por}» ${changed[que]} el ${momentWords(cuando, timeZone)}. ${advice}`;
}

const SECOND_FACTOR_REQUIRED: ErrorCode = 'second_factor_required';

interface Step {
  readonly View: ComponentType<SecondStepProps>;
  readonly refusal: unknown;
  readonly username: string;
}

/**
 * The login form, connected to the API; the screen around it is an `AuthLayout`. Who has a second factor is asked for it
 * after the password (R45).
 */
export function Login({ notice, defaultValues, forgotten, onSignedIn }: LoginProps) {
  const { client, session, church } = useServices();
  const [step, setStep] = useState<Step | null>(null);

  async function enter({ token, cambios }: SignedIn, username: string): Promise<void> {
    const stored = session.signIn(token, username);
    toast.success('Has iniciado sesión correctamente');
    for (const change of cambios) toast.info(changeWords(change, church.timeZone), { durationMs: READ_MS });
    await onSignedIn(stored);
  }

  async function submit(body: LoginValues): Promise<FormFailure | undefined> {
    if (!session.keeps) return { message: KEEPS_NOTHING };
    const username = body.username.trim();
    try {
      await enter(await logged('Error al iniciar sesión', client.call(login, { body })), username);
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== SECOND_FACTOR_REQUIRED) return loginFailure(error);
      // Sign-ins without a second step do not pay for its script.
      const loaded = await import('./second-step.tsx').catch(() => null);
      if (loaded === null) return { message: 'No hay conexión. Inténtalo de nuevo.' };
      setStep({ View: loaded.SecondStep, refusal: error.body, username });
      return undefined;
    }
  }

  if (step === null) {
    const shown = session.keeps ? notice : KEEPS_NOTHING;
    return <LoginForm onSubmit={submit} notice={shown} defaultValues={defaultValues} forgotten={forgotten} />;
  }
  const { View, refusal, username } = step;
  return (
    <View refusal={refusal} onSignedIn={(answer) => enter(answer, username)} onBack={() => setStep(null)} />
  );
}
