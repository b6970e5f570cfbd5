import '@ministerio/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { reloadOnce } from './loading/reload-once.ts';
import { appRoutes } from './routes/app-routes.tsx';

// The bundler tells of every lazy script that could not be loaded; the router shows the failure where this does not help.
window.addEventListener('vite:preloadError', (event) => void reloadOnce(event.payload));

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={createBrowserRouter(appRoutes)} />
    </StrictMode>,
  );
}
