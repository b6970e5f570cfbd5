import type { ErrorCode } from '@ministerio/contract';
import { ArtworkProvider } from '@ministerio/ui/composed/picture';
import { ConfirmationDialog } from '@ministerio/ui/connected/confirmation';
import { ReasonDialog } from '@ministerio/ui/connected/reasons';
import { ServicesProvider } from '@ministerio/ui/connected/services';
import { ErrorState } from '@ministerio/ui/primitives/error-state';
import { LinkProvider } from '@ministerio/ui/primitives/link';
import { Toaster } from '@ministerio/ui/primitives/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useMemo, useRef } from 'react';
import { Link, Outlet, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { artworkOf, ministryArtwork } from '../../public/artwork.ts';
import { usePublishedChurch } from '../public-church.ts';
import { browserServices, onCallFailure, queryClient } from '../services.ts';
import type { LoginState } from '../session/return-state.ts';
import { toastDuration } from './toast-duration.ts';

const artwork = { ...artworkOf({}), ...ministryArtwork };

/** Root of the signed-in application: services, queries, links through the router, toasts, focus on navigation. */
export function AppLayout() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
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
      <QueryClientProvider client={queryClient}>
        <LinkProvider component={RouterLink}>
          <ArtworkProvider value={artwork}>
            <RouteFocus />
            <Outlet />
          </ArtworkProvider>
          <ConfirmationDialog />
          <ReasonDialog />
          <Toaster durationMs={toastDuration(pathname)} />
        </LinkProvider>
      </QueryClientProvider>
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

/** After a navigation inside the application, moves focus and scroll to the new screen, like a page load. */
function RouteFocus() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    window.scrollTo(0, 0);
    const main = document.querySelector('main');
    // A screen that focuses a field of its own (the queue at the door) keeps the focus there.
    if (main === null || main.contains(document.activeElement)) return;
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
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
