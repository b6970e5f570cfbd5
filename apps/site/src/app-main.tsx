import './app/zod-config.ts';
import '@ministerio/ui/styles-fonts-later.css';
import './app/frame.css';
import { Toaster } from '@ministerio/ui/primitives/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, createPath, RouterProvider } from 'react-router-dom';
import { toastDuration } from './app/layout/toast-duration.ts';
import { createQueryClient } from './app/query-client.ts';
import { browserServices, cameBack, sessionEnd, shellFacts } from './app/services.ts';
import { reloadOnce } from './loading/reload-once.ts';
import { isLoginPath } from './routes/app-paths.ts';
import { appRoutes } from './routes/app-routes.tsx';

const { session, client } = browserServices;
const { hasForm, registrationOpen } = shellFacts;
const queryClient = createQueryClient(session, client, hasForm ? { abierto: registrationOpen } : null);
const router = createBrowserRouter(appRoutes);
let isReloading = false;
/** How often a press is looked at, in milliseconds. */
const RELEASE_MS = 50;
/** Some browsers keep an element pressed after it was dragged. */
const LONGEST_PRESS_MS = 5_000;

function App() {
  const pathname = useSyncExternalStore(router.subscribe, () => router.state.location.pathname);
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
      <Toaster durationMs={toastDuration(pathname)} />
    </StrictMode>
  );
}

/** Resolves once the first screen's own script is there: it comes later than this one. */
function initialized(): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      // Waiting work goes on after the router's own step, in which a redirect of the first screen would lose its address.
      resolve();
    });
  });
}

/** Resolves once nothing of the page is being pressed: a press whose target is replaced meanwhile would be lost. */
async function released(container: HTMLElement): Promise<void> {
  const end = performance.now() + LONGEST_PRESS_MS;
  while (container.querySelector(':active') && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, RELEASE_MS));
  }
}

/**
 * Opens the application at the page's address; what the page shows stays until its first screen can be rendered. A member
 * whose phone is remembered is signed in first (R57).
 */
async function open(container: HTMLElement): Promise<void> {
  await initialized();
  // Typed text stays until the document is loaded anew.
  if (isReloading) return;
  if (await cameBack) {
    sessionEnd.clear();
    if (isLoginPath(window.location.pathname)) {
      await router.navigate('/dashboard/user', { replace: true });
    }
  }
  await released(container);
  // At once: what is typed meanwhile would go into a field that is replaced.
  flushSync(() => createRoot(container).render(<App />));
}

// Vite reports every lazy script that failed to load; where reloading does not help, the router shows the error.
window.addEventListener('vite:preloadError', ({ payload }) => {
  const { location } = router.state.navigation;
  isReloading ||= reloadOnce(payload, location && createPath(location));
});
const container = document.getElementById('root');
if (container) open(container).catch((error) => reloadOnce(error));
