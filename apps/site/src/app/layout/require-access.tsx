import { mayOpen } from '@ministerio/contract/domain';
import { useBackend } from '@ministerio/ui/connected/own-server';
import { useSession } from '@ministerio/ui/connected/session';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { ending } from '../services.ts';
import type { LoginState } from '../session/return-state.ts';

/**
 * Guard of /dashboard (decisions section 2): without a token to the login page, a USER to the member area. Nothing is
 * shown before it is known whose backend answers, so that nothing comes or goes under a hand when it is.
 */
export function RequireAccess() {
  const session = useSession();
  const backend = useBackend();
  const { pathname, search, hash } = useLocation();
  const verdict = mayOpen(pathname, session?.user.role ?? null);
  if (verdict === 'login') {
    const { left, notice } = ending.read();
    const state: LoginState = left
      ? {}
      : { from: `${pathname}${search}${hash}`, ...(notice ? { notice } : {}) };
    return <Navigate to="/auth/login" replace state={state} />;
  }
  if (verdict !== 'yes') return <Navigate to={verdict} replace />;
  return backend === 'asking' ? null : <Outlet />;
}
