import { landingPathFor, mayOpen } from '@ministerio/contract/domain';
import { isRememberedHere } from '@ministerio/screens/kit/own-phone';
import { useBackend } from '@ministerio/screens/kit/own-server';
import { useSession } from '@ministerio/screens/kit/session';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useOutletContext } from 'react-router-dom';
import { comeBack, sessionEnd } from '../services.ts';
import type { LoginState } from '../session/return-state.ts';

/**
 * Guard of /dashboard (decisions section 2): without a token to the login page, a USER to the member area. Renders
 * nothing until it is known which backend answers, so that nothing appears or vanishes
 * under a finger. A member whose phone is remembered and whose session has run out is signed in first (R57).
 */
export function RequireAccess() {
  const session = useSession();
  const backend = useBackend();
  const { pathname, search, hash } = useLocation();
  const verdict = mayOpen(pathname, session?.user.role ?? null);
  if (verdict === 'login') {
    const { byPerson, notice } = sessionEnd.read();
    const state: LoginState = byPerson
      ? {}
      : { from: `${pathname}${search}${hash}`, ...(notice ? { notice } : {}) };
    const toLogin = <Navigate to="/auth/login" replace state={state} />;
    return byPerson || !isRememberedHere(document) ? toLogin : <ComingBack otherwise={toLogin} />;
  }
  if (verdict !== 'yes') return <Navigate to={verdict} replace />;
  return backend === 'asking' ? null : <Outlet />;
}

/** A member whose phone is remembered: signed in without the login page, which stays for when that fails (R57). */
function ComingBack({ otherwise }: { readonly otherwise: ReactNode }) {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    void comeBack().then((back) => (back ? sessionEnd.clear() : setFailed(true)));
  }, []);
  return failed ? otherwise : <p role="status">Entrando…</p>;
}

/** Guard of screens that need our own server's calls: on any other backend to the person's own area (decisions section 1). */
export function RequireOwnServer() {
  const backend = useBackend();
  const role = useSession()?.user.role;
  const context = useOutletContext();
  if (backend === 'other') return <Navigate to={landingPathFor(role) ?? '/auth/login'} replace />;
  return <Outlet context={context} />;
}
