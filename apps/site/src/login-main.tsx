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
  const openApp = async () => (await import('./app/open-app.tsx')).openApp(render);
  // The router keeps in the history where a redirect came from; a member whose phone is remembered sees no login (R57).
  if (window.history.state !== null || (await cameBack)) return openApp();

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
