import './app/zod-config.ts';
import '@ministerio/ui/styles-fonts-later.css';
import { ArtworkProvider } from '@ministerio/ui/composed/picture';
import { ServicesProvider } from '@ministerio/ui/connected/services';
import { focusMain } from './app/layout/focus-main.ts';
import { createPageRoot } from './app/page-root.tsx';
import { LoginScreen } from './app/pages/auth/login-screen.tsx';
import { browserServices, cameBack, shellFacts } from './app/services.ts';
import { artworkOf } from './public/artwork.ts';

/** The login alone, without router and queries: the application comes once somebody has signed in (docs/adr/0033). */
async function begin(container: HTMLElement): Promise<void> {
  const render = createPageRoot(container);
  const loadApp = () => import('./app/open-app.tsx');
  const openApp = async () => (await loadApp()).openApp(render);
  // The router keeps in the history where a redirect came from; a member whose phone is remembered sees no login (R57).
  if (window.history.state !== null || (await cameBack)) return openApp();

  // It comes while they type, and is asked for again where it does not come.
  for (const type of ['focusin', 'input']) {
    container.addEventListener(type, () => void loadApp().catch(() => undefined), { once: true });
  }
  const open = async (path: string) => {
    window.history.replaceState(null, '', path);
    // Where a script does not come, the document of that address does the same.
    await openApp().then(focusMain, () => window.location.reload());
  };
  const services = {
    ...browserServices,
    church: shellFacts.church,
    navigate: (path: string) => window.location.assign(path),
  };
  render(
    <ServicesProvider value={services}>
      <ArtworkProvider value={artworkOf({})}>
        <LoginScreen open={open} />
      </ArtworkProvider>
    </ServicesProvider>,
  );
}

const container = document.getElementById('root');
if (container) void begin(container);
