import { ArtworkProvider } from '@ministerio/ui/composed/picture';
import { ServicesProvider } from '@ministerio/ui/connected/services';
import { LinkProvider } from '@ministerio/ui/primitives/link';
import { Toaster } from '@ministerio/ui/primitives/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { artwork } from '../../public/artwork.ts';
import { browserServices, queries } from '../services.ts';
import { RouteFocus } from './route-focus.tsx';
import { RouterLink } from './router-link.tsx';
import { toastDuration } from './toast-duration.ts';
import { usePasswordChange } from './use-password-change.ts';

/** Root of the signed-in application: services, queries, links through the router, toasts, focus on navigation. */
export function AppLayout() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  usePasswordChange();
  const services = useMemo(
    () => ({
      ...browserServices,
      navigate: (path: string, options?: { replace?: boolean }) => void navigate(path, options),
    }),
    [navigate],
  );
  return (
    <ServicesProvider value={services}>
      <QueryClientProvider client={queries}>
        <LinkProvider component={RouterLink}>
          <ArtworkProvider value={artwork}>
            <RouteFocus />
            <Outlet />
          </ArtworkProvider>
          <Toaster durationMs={toastDuration(pathname)} />
        </LinkProvider>
      </QueryClientProvider>
    </ServicesProvider>
  );
}
