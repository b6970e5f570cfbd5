import { type Endpoint, errorMessages } from '@ministerio/contract';
import type { ApiError } from '@ministerio/contract/client';
import type { SessionStore } from '@ministerio/ui/connected/session';
import type { EndingMemory } from './session-ending.ts';

/**
 * Whether a refusal means that the stored token is worth nothing any more (decisions section 2): a 401, or a 403
 * once the stored `exp` has passed. Login and the other public calls carry no token: their refusals say nothing of it.
 * @param expiresAtMs - end of the stored token in UTC milliseconds, null where it does not say.
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

/** Removes the token after such a refusal; the guard of the open screen then leads to the login page. */
export function endSessionOnRefusal(
  session: SessionStore,
  ending: EndingMemory,
  now: () => number,
): (error: ApiError, endpoint: Endpoint) => void {
  return (error, endpoint) => {
    const current = session.read();
    if (current === null || !endsSession(error, endpoint, current.expiresAtMs, now())) return;
    ending.sessionEnded(
      error.status === 401
        ? (error.serverMessage ?? errorMessages.token_expired)
        : errorMessages.token_expired,
    );
    session.signOut('administrator');
  };
}
