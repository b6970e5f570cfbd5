import { readTokenClaims } from '@ministerio/contract/domain';
import { StorageRefusedError } from './browser-storage.ts';

/** The three keys of spec section 9 in local storage. */
const KEYS = { token: 'token', username: 'username', user: 'user' } as const;

/** The signed-in user, as far as storage and the token say. */
export interface Session {
  readonly token: string;
  readonly username: string;
  readonly user: { readonly id: string; readonly username: string; readonly role: string };
  /** Whether they lead a ministry, by the token; a hint for the menu. */
  readonly leads: boolean;
  /** Expiry of the token in UTC milliseconds; null where a foreign token has none. */
  readonly expiresAtMs: number | null;
}

/**
 * The administrator's logout removes the three keys, the member's clears all local storage (spec section 4).
 */
export type LogoutKind = 'administrator' | 'member';

/** Stores the session; one object per page. */
export interface SessionStore {
  /** Whether this browser keeps a session. */
  readonly keeps: boolean;
  /** The current session, referentially stable until it changes; null when nobody is signed in. */
  readonly read: () => Session | null;
  /**
   * Stores token, username and user after a login or a public registration.
   * @throws StorageRefusedError - the browser keeps nothing, or has no room.
   */
  readonly signIn: (token: string, username: string) => Session;
  readonly signOut: (kind: LogoutKind) => void;
  /** Notifies of every change, including those in other tabs. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** The part of `window` that reports changes made in other tabs. */
export type StorageEvents = Pick<Window, 'addEventListener' | 'removeEventListener'>;

function sessionOf(token: string, storedName: string | null): Session {
  const claims = readTokenClaims(token);
  const username = storedName ?? claims?.username ?? '';
  return {
    token,
    username,
    user: { id: claims?.sub ?? '', username, role: claims?.role ?? '' },
    leads: claims?.leads ?? false,
    expiresAtMs: claims && Number.isFinite(claims.exp) ? claims.exp * 1000 : null,
  };
}

/**
 * Keeps the session in local storage under the spec's keys.
 * @param storage - `window.localStorage`; null where the browser refuses it, and nobody is signed in.
 * @param events - `window`, which reports logins and logouts in other tabs.
 */
export function createSessionStore(storage: Storage | null, events: StorageEvents): SessionStore {
  let cached: { token: string; username: string | null; session: Session } | null = null;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === KEYS.token) notify();
  };

  return {
    keeps: storage !== null,
    read: () => {
      const token = storage?.getItem(KEYS.token);
      const username = storage?.getItem(KEYS.username) ?? null;
      if (!token) cached = null;
      else if (cached?.token !== token || cached.username !== username) {
        cached = { token, username, session: sessionOf(token, username) };
      }
      return cached?.session ?? null;
    },
    signIn: (token, username) => {
      const session = sessionOf(token, username);
      if (storage === null) throw new StorageRefusedError();
      try {
        storage.setItem(KEYS.token, token);
        storage.setItem(KEYS.username, username);
        storage.setItem(KEYS.user, JSON.stringify(session.user));
      } catch (cause) {
        for (const key of Object.values(KEYS)) storage.removeItem(key);
        throw new StorageRefusedError({ cause });
      }
      notify();
      return session;
    },
    signOut: (kind) => {
      if (kind === 'member') storage?.clear();
      else for (const key of Object.values(KEYS)) storage?.removeItem(key);
      notify();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) events.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) events.removeEventListener('storage', onStorage);
      };
    },
  };
}
