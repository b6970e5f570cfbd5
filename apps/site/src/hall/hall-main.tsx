/** `/pantalla`: the projector in the hall. It never reads a session, even if this browser has one (R69). */
import '../app/zod-config.ts';
import '@ministerio/ui/styles-fonts-later.css';
import '../loading/opening.css';
import { createClient } from '@ministerio/contract/client';
import { HallScreen } from '@ministerio/screens/hall-screen';
import { createRoot } from 'react-dom/client';
import { type HallFacts, SHELL_FACTS } from '../shell-facts.ts';

/** The secret stays in the fragment, which no server sees: a reload shows the window again. */
const secret = window.location.hash.slice(1);
const { product } = JSON.parse(document.getElementById(SHELL_FACTS)?.textContent ?? '{}') as HallFacts;

const client = createClient({
  baseUrl: '/api',
  getToken: () => null,
  fetch: (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('x-pantalla', secret);
    return fetch(input, { ...init, headers });
  },
});

const root = document.getElementById('root');
if (root) {
  // The words that wait in the document are not the application's.
  root.replaceChildren();
  createRoot(root).render(<HallScreen client={client} product={product} />);
}
