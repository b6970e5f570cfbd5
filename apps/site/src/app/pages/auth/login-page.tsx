import { forgottenNumberWay } from '@ministerio/content';
import { landingPathFor, mayOpen } from '@ministerio/contract/domain';
import { useServices } from '@ministerio/screens/kit/services';
import type { Session } from '@ministerio/screens/kit/session';
import { Login } from '@ministerio/screens/login';
import { AuthLayout } from '@ministerio/ui/composed/auth-layout';
import { Logo } from '@ministerio/ui/composed/logo';
import { useLocation, useNavigate } from 'react-router-dom';
import { ScreenTitle } from '../../layout/screen-title.tsx';
import { sessionEnd, shellFacts } from '../../services.ts';
import { readLoginState } from '../../session/return-state.ts';
import { useEarlyLogin } from './use-early-login.ts';

/** The screen after signing in: the last one, if the role may open it; else the role's own area (spec section 4). */
function targetFor(session: Session, from: string | undefined): string | null {
  const { role } = session.user;
  if (from !== undefined && landingPathFor(role) !== null && mayOpen(from, role) === 'yes') return from;
  return landingPathFor(role);
}

/** /auth/Login. */
export default function LoginPage() {
  const { church } = useServices();
  const navigate = useNavigate();
  const { from, notice } = readLoginState(useLocation().state);
  const early = useEarlyLogin();
  const onSignedIn = async (session: Session) => {
    sessionEnd.clear();
    const target = targetFor(session, from);
    if (target !== null) await navigate(target, { replace: true });
  };
  return (
    <AuthLayout logo={<Logo product={church.product} />}>
      <ScreenTitle>Iniciar sesión</ScreenTitle>
      <Login
        onSignedIn={onSignedIn}
        notice={notice}
        defaultValues={early}
        forgotten={forgottenNumberWay(church, shellFacts.hasForm)}
      />
    </AuthLayout>
  );
}
