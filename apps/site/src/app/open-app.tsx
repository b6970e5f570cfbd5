import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { reloadOnce } from '../loading/reload-once.ts';
import { isLoginPath } from '../routes/app-paths.ts';
import { appRoutes } from '../routes/app-routes.tsx';
import type { Render } from './page-root.tsx';
import { createQueryClient } from './query-client.ts';
import { browserServices, cameBack, sessionEnd, shellFacts } from './services.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Resolves once the first screen's own script is there: it comes later than this one. */
function initialized(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      // Whoever waits goes on after the router's own step, in which a redirect of the first screen would lose its address.
      resolve();
    });
  });
}

/**
 * Opens the application at the page's address; what the page shows stays until its first screen can be rendered. A member
 * whose phone is remembered is signed in first (R57).
 */
export async function openApp(render: Render): Promise<void> {
  // Vite reports every lazy script that failed to load; where reloading does not help, the router shows the error.
  window.addEventListener('vite:preloadError', (event) => void reloadOnce(event.payload));
  const { session, client } = browserServices;
  const { hasForm, registrationOpen } = shellFacts;
  const queryClient = createQueryClient(session, client, hasForm ? { abierto: registrationOpen } : null);
  const router = createBrowserRouter(appRoutes);
  await initialized(router);
  if (await cameBack) {
    sessionEnd.clear();
    if (isLoginPath(window.location.pathname)) {
      await router.navigate('/dashboard/user', { replace: true });
    }
  }
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    router,
  );
}
