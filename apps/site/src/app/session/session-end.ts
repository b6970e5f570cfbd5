import { type Endpoint, errorMessages } from '@ministerio/contract';
import type { ApiError } from '@ministerio/contract/client';
import type { SessionStore } from '@ministerio/screens/kit/session';

/** How the last session of this tab ended: by the person, or by the server or the clock. */
interface SessionEnd {
  /** Whether the person signed out: then the next sign-in does not lead back to the last screen. */
  readonly byPerson: boolean;
  /** Shown on the login page. */
  readonly notice: string | null;
}

const NONE: SessionEnd = { byPerson: false, notice: null };

/** Remembers the last end until the login page has shown it. */
export function createSessionEndStore() {
  let end = NONE;
  return {
    read: () => end,
    signedOut: () => {
      end = { byPerson: true, notice: null };
    },
    expired: (notice: string) => {
      end = { byPerson: false, notice };
    },
    clear: () => {
      end = NONE;
    },
  };
}

/**
 * Whether a refusal means that the stored token is no longer valid (decisions section 2): a 401, or a 403 once the
 * stored `exp` has passed. Login and the other public calls send no token: their refusals mean nothing for it.
 * @param expiresAtMs - expiry of the stored token in UTC milliseconds, null where it has none.
 */
export function endsSession(
  error: Pick<ApiError, 'status'>,
  endpoint: Pick<Endpoint, 'access'>,
  expiresAtMs: number | null,
  nowMs: number,
): boolean {
  if (endpoint.access === 'public') return false;
  if (error.status === 401) return true;
  return error.status === 403 && expiresAtMs !== null && expiresAtMs <= nowMs;
}

/** Removes the token after such a refusal; the guard of the open screen then redirects to the login page. */
export function endSessionOnRefusal(
  session: SessionStore,
  sessionEnd: ReturnType<typeof createSessionEndStore>,
  now: () => number,
): (error: ApiError, endpoint: Endpoint) => void {
  return (error, endpoint) => {
    const current = session.read();
    if (current === null || !endsSession(error, endpoint, current.expiresAtMs, now())) return;
    sessionEnd.expired(
      error.status === 401
        ? (error.serverMessage ?? errorMessages.token_expired)
        : errorMessages.token_expired,
    );
    session.signOut('administrator');
  };
}
