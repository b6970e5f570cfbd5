/** `/puerta`: the page of an enrolled phone. Nobody is signed in here, and no library of the panel is loaded. */
import '../app/zod-config.ts';
import '@ministerio/ui/styles-fonts-later.css';
import '../loading/opening.css';
import { createClient } from '@ministerio/contract/client';
import { ImpossibleDoor, PhoneDoor } from '@ministerio/screens/door/phone-door';
import { browserStorage, createSessionStore } from '@ministerio/screens/kit/session';
import { createRoot } from 'react-dom/client';
import { endOnServer } from '../app/session/end-on-server.ts';
import { type DoorFacts, SHELL_FACTS } from '../shell-facts.ts';

/** The code of a scanned QR. It goes from the address at once: an address is kept, shown and sent on (R55). */
function takeCode({ location, history }: Window): string | null {
  const code = new URLSearchParams(location.hash.slice(1)).get('codigo');
  if (location.hash) history.replaceState(null, '', location.pathname);
  return code;
}

/** Signs out whoever is signed in on this phone (R55). */
function endSession(): void {
  const session = createSessionStore(browserStorage('localStorage'), window);
  const token = session.read()?.token;
  if (token) void endOnServer(token);
  session.signOut('administrator');
}

const { timeZone } = JSON.parse(document.getElementById(SHELL_FACTS)?.textContent ?? '{}') as DoorFacts;
const root = document.getElementById('root');
const storage = browserStorage('sessionStorage');
if (root) {
  // The words that wait in the document are not the application's.
  root.replaceChildren();
  createRoot(root).render(
    storage === null ? (
      <ImpossibleDoor why="no-storage" />
    ) : (
      <PhoneDoor
        client={createClient({ baseUrl: '/api', getToken: () => null })}
        timeZone={timeZone}
        now={() => Date.now()}
        storage={storage}
        code={takeCode(window)}
        onEnrolled={endSession}
        vibrate={'vibrate' in navigator ? (ms) => void navigator.vibrate(ms) : undefined}
      />
    ),
  );
}
