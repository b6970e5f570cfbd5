import { ArtworkProvider } from '@ministerio/ui/composed/picture';
import { ServicesProvider } from '@ministerio/ui/connected/services';
import { artworkOf } from '../public/artwork.ts';
import { focusMain } from './layout/focus-main.ts';
import type { Render } from './page-root.tsx';
import { LoginScreen } from './pages/auth/login-screen.tsx';
import { browserServices, shellFacts } from './services.ts';

/** Opens the login without router and queries: the application takes its place once somebody has signed in. */
export function openLogin(container: HTMLElement, render: Render): void {
  const loadApp = () => import('./open-app.tsx');
  // It comes while they type, and is asked for again where it does not come.
  for (const type of ['focusin', 'input']) {
    container.addEventListener(type, () => void loadApp().catch(() => undefined), { once: true });
  }
  const open = async (path: string) => {
    try {
      const { openApp } = await loadApp();
      window.history.replaceState(null, '', path);
      await openApp(render);
      focusMain();
    } catch {
      // Where the script does not come, the document of that address does the same.
      window.location.replace(path);
    }
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
