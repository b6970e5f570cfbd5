import './app/zod-config.ts';
import '@ministerio/ui/styles-fonts-later.css';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { readEarlyInput, repeatEarlyInput } from './app/early-input.ts';
import { reloadOnce } from './loading/reload-once.ts';
import { appRoutes } from './routes/app-routes.tsx';

// Vite reports every lazy script that failed to load; where reloading does not help, the router shows the error.
window.addEventListener('vite:preloadError', (event) => void reloadOnce(event.payload));

const router = createBrowserRouter(appRoutes);

/** Takes the place of what the document shows until then. */
function start(root: HTMLElement): void {
  const early = readEarlyInput(root);
  flushSync(() =>
    createRoot(root).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
  repeatEarlyInput(root, early);
}

const root = document.getElementById('root');
if (root) {
  // The first screen's own script comes later than this one.
  if (router.state.initialized) start(root);
  else {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      // Not within the router's own step: a redirect of the first screen would lose its address.
      queueMicrotask(() => start(root));
    });
  }
}
