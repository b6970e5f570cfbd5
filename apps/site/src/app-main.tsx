import './app/zod-config.ts';
import '@ministerio/ui/styles-fonts-later.css';
import { createPageRoot } from './app/page-root.tsx';
import { cameBack } from './app/services.ts';
import { reloadOnce } from './loading/reload-once.ts';
import { isLoginPath } from './routes/app-paths.ts';

/** Opens the login where somebody comes to it from outside, and the application everywhere else (docs/adr/0033). */
async function begin(container: HTMLElement): Promise<void> {
  const render = createPageRoot(container);
  // The router keeps in the history where a redirect came from; a member whose phone is remembered sees no login (R57).
  const fromOutside = isLoginPath(window.location.pathname) && window.history.state === null;
  if (fromOutside && !(await cameBack)) {
    const { openLogin } = await import('./app/open-login.tsx');
    openLogin(container, render);
  } else {
    const { openApp } = await import('./app/open-app.tsx');
    await openApp(render);
  }
}

const container = document.getElementById('root');
if (container) begin(container).catch(reloadOnce);
