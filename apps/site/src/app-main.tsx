import './app/zod-config.ts';
import '@ministerio/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { reloadOnce } from './loading/reload-once.ts';
import { appRoutes } from './routes/app-routes.tsx';

// Vite reports every lazy script that failed to load; where reloading does not help, the router shows the error.
window.addEventListener('vite:preloadError', (event) => void reloadOnce(event.payload));

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={createBrowserRouter(appRoutes)} />
    </StrictMode>,
  );
}
