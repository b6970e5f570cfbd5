import { landingPathFor } from '@ministerio/contract/domain';
import { useBackend } from '@ministerio/ui/connected/own-server';
import { useSession } from '@ministerio/ui/connected/session';
import { Navigate, Outlet } from 'react-router-dom';

/** Guard of screens that need our own server's calls: on any other backend to the person's own area (decisions section 1). */
export function RequireOwnServer() {
  const backend = useBackend();
  const role = useSession()?.user.role;
  if (backend === 'other') return <Navigate to={landingPathFor(role) ?? '/auth/login'} replace />;
  return <Outlet />;
}
