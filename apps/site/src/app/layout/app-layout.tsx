import type { ErrorCode } from '@ministerio/contract';
import { ConfirmationDialog } from '@ministerio/screens/kit/confirmation';
import { ReasonDialog } from '@ministerio/screens/kit/reasons';
import { ServicesProvider } from '@ministerio/screens/kit/services';
import { ArtworkProvider } from '@ministerio/ui/composed/picture';
import { ErrorState } from '@ministerio/ui/primitives/error-state';
import { LinkProvider } from '@ministerio/ui/primitives/link';
import { type ComponentProps, useEffect, useMemo, useRef } from 'react';
import { Link, Outlet, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { artworkOf, ministryArtwork } from '../../public/artwork.ts';
import { usePublishedChurch } from '../public-church.ts';
import { browserServices, onCallFailure } from '../services.ts';
import type { LoginState } from '../session/return-state.ts';
import { focusMain } from './focus-main.ts';

const artwork = { ...artworkOf({}), ...ministryArtwork };

/** Root of the application's screens: services, links through the router, focus on navigation. */
export function AppLayout() {
  const navigate = useNavigate();
  const church = usePublishedChurch();
  useRequiredPasswordChange();
  const services = useMemo(
    () => ({
      ...browserServices,
      church,
      navigate: (path: string, options?: { replace?: boolean }) => void navigate(path, options),
    }),
    [navigate, church],
  );
  return (
    <ServicesProvider value={services}>
      <LinkProvider component={RouterLink}>
        <ArtworkProvider value={artwork}>
          <RouteFocus />
          <Outlet />
        </ArtworkProvider>
        <ConfirmationDialog />
        <ReasonDialog />
      </LinkProvider>
    </ServicesProvider>
  );
}

/** Links inside the application use the router; public pages are documents of their own. */
function RouterLink({ href = '', ...props }: ComponentProps<'a'>) {
  const isInside = /^\/(auth|dashboard)(\/|$)/i.test(href);
  return isInside ? <Link to={href} {...props} /> : <a href={href} {...props} />;
}

const PASSWORD_CHANGE_REQUIRED: ErrorCode = 'password_change_required';

/** After signing in with a one-time password: opens the page that changes it, the only one that the server answers (R5). */
function useRequiredPasswordChange(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      onCallFailure((error) => {
        if (error.code !== PASSWORD_CHANGE_REQUIRED) return;
        const state: LoginState = error.serverMessage ? { notice: error.serverMessage } : {};
        void navigate('/dashboard/user/clave', { state });
      }),
    [navigate],
  );
}

function RouteFocus() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    focusMain();
  }, [pathname]);
  return null;
}

/** Shown where a screen failed to load or threw. */
export function AppError() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <main>
      <ErrorState
        title="No pudimos abrir esta pantalla."
        message="Puede que haya una versión nueva del sitio o que no haya conexión. Lo que guardaste está a salvo."
        retryLabel="Volver a cargar"
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
