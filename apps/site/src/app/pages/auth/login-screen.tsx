import { landingPathFor, mayOpen } from '@ministerio/contract/domain';
import { AuthLayout } from '@ministerio/ui/composed/auth-layout';
import { Logo } from '@ministerio/ui/composed/logo';
import { useServices } from '@ministerio/ui/connected/services';
import type { Session } from '@ministerio/ui/connected/session';
import { Login } from '@ministerio/ui/features/login';
import { ScreenTitle } from '../../layout/screen-title.tsx';
import { sessionEnd } from '../../services.ts';
import type { LoginState } from '../../session/return-state.ts';

/** The screen after signing in: the last one, if the role may open it; else the role's own area (spec section 4). */
function targetFor(session: Session, from: string | undefined): string | null {
  const { role } = session.user;
  if (from !== undefined && landingPathFor(role) !== null && mayOpen(from, role) === 'yes') return from;
  return landingPathFor(role);
}

interface LoginScreenProps extends LoginState {
  /** Opens the screen of a path in place of this one. */
  readonly open: (path: string) => void | Promise<void>;
}

/** /auth/Login, with a router or without one. */
export function LoginScreen({ from, notice, open }: LoginScreenProps) {
  const { church } = useServices();
  const onSignedIn = async (session: Session) => {
    sessionEnd.clear();
    const target = targetFor(session, from);
    if (target !== null) await open(target);
  };
  return (
    <AuthLayout logo={<Logo product={church.product} />}>
      <ScreenTitle>Iniciar sesión</ScreenTitle>
      <Login onSignedIn={onSignedIn} notice={notice} />
    </AuthLayout>
  );
}
