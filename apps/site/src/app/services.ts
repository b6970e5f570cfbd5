import { church } from '@ministerio/content';
import { createClient } from '@ministerio/contract/client';
import type { Services } from '@ministerio/ui/connected/services';
import { createSessionStore } from '@ministerio/ui/connected/session';
import { createQueries } from './queries.ts';
import { endSessionOnRefusal } from './session/end-on-refusal.ts';
import { createFailureChannel } from './session/failed-calls.ts';
import { createEndingMemory } from './session/session-ending.ts';

/** How the last session ended; one memory for the page. */
export const ending = createEndingMemory();

const now = () => Date.now();
const session = createSessionStore(window.localStorage, window);

// An expired token is of no use to anybody: dropped before the first screen asks with it (R9).
const stored = session.read();
if (stored?.expiresAtMs && stored.expiresAtMs <= now()) {
  ending.sessionEnded('Tu sesión ha vencido. Inicia sesión de nuevo.');
  session.signOut('administrator');
}

/** Every failed call of the page, for what reacts to them as a whole. */
export const failedCalls = createFailureChannel();
failedCalls.listen(endSessionOnRefusal(session, ending, now));

const client = createClient({
  baseUrl: '/api',
  getToken: () => session.read()?.token ?? null,
  onFailure: failedCalls.tell,
});

/** The page's one cache of server state. */
export const queries = createQueries(session, client);

/** The services of the running site, without the router's `navigate`. */
export const browserServices: Omit<Services, 'navigate'> = {
  client,
  session,
  church,
  now,
  geolocation: navigator.geolocation ?? null,
  secureContext: window.isSecureContext,
};
