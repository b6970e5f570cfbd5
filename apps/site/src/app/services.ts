import type { Endpoint } from '@ministerio/contract';
import { type ApiError, createClient } from '@ministerio/contract/client';
import { createConfirmationStore } from '@ministerio/screens/kit/confirmation';
import { createPhoneReturn, isRememberedHere } from '@ministerio/screens/kit/own-phone';
import { createReasonStore } from '@ministerio/screens/kit/reasons';
import type { Services } from '@ministerio/screens/kit/services';
import { browserStorage, createSessionStore } from '@ministerio/screens/kit/session';
import { readShellFacts } from '../shell-facts.ts';
import { createSessionEndStore, endSessionOnRefusal } from './session/session-end.ts';

/** How the last session ended; one store for the page. */
export const sessionEnd = createSessionEndStore();

const now = () => Date.now();
const session = createSessionStore(browserStorage('localStorage'), window);

// An expired token is dropped before the first screen sends it (R9).
const stored = session.read();
if (stored?.expiresAtMs && stored.expiresAtMs <= now()) {
  sessionEnd.expired('Tu sesión ha vencido. Inicia sesión de nuevo.');
  session.signOut('administrator');
}

type FailureListener = (error: ApiError, endpoint: Endpoint) => void;

const failureListeners = new Set<FailureListener>([endSessionOnRefusal(session, sessionEnd, now)]);

/**
 * Subscribes to every failed call: the client exists before the router that some failures navigate by.
 * @returns unsubscribes.
 */
export function onCallFailure(listener: FailureListener): () => void {
  failureListeners.add(listener);
  return () => void failureListeners.delete(listener);
}

const reasons = createReasonStore();
const confirmations = createConfirmationStore(now);
let confirmedToken = session.read()?.token ?? null;
session.subscribe(() => {
  const token = session.read()?.token ?? null;
  // The next person to sign in has to confirm by their own password.
  if (token !== confirmedToken) {
    confirmations.clear();
    reasons.giveUp();
  }
  confirmedToken = token;
});

const client = createClient({
  baseUrl: '/api',
  getToken: () => session.read()?.token ?? null,
  confirmations,
  reasons,
  onFailure: (error, endpoint) => {
    for (const listener of failureListeners) listener(error, endpoint);
  },
});

/** Signs a member in by the cookie of this phone, where it is remembered (R57). */
export const comeBack = createPhoneReturn({
  client,
  session,
  page: document,
  locks: navigator.locks,
  now,
});

/** Whether a member whose phone is remembered is signed in now; asked before the first screen comes, null for anybody else. */
export const cameBack = session.read() === null && isRememberedHere(document) ? comeBack() : null;

/** The server's facts from when this page was loaded. */
export const shellFacts = readShellFacts();

/** The services of the running site, without the router's `navigate` and the published church. */
export const browserServices: Omit<Services, 'navigate' | 'church'> = {
  client,
  session,
  confirmations,
  reasons,
  now,
  geolocation: navigator.geolocation ?? null,
  secureContext: window.isSecureContext,
};
