import { exchangeOwnPhone } from '@ministerio/contract';
import { ApiError, type Client } from '@ministerio/contract/client';
import { readTokenClaims } from '@ministerio/contract/domain';
import type { SessionStore } from '../session/session-store.ts';
import { forgetHere } from './remembered.ts';

const LOCK = 'dispositivo';
const REFUSED = 401;

export interface PhoneReturnOptions {
  readonly client: Pick<Client, 'call'>;
  readonly session: SessionStore;
  readonly storage: Storage;
  /** One exchange at a time in all tabs (R57); absent in a browser without locks. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  /** The clock, in UTC milliseconds. */
  readonly now: () => number;
}

/** Signs the member in by this phone's cookie; whether somebody is signed in afterwards. */
export type PhoneReturn = () => Promise<boolean>;

/**
 * Makes the return of a member whose phone is remembered (R57). Without a signal the phone stays remembered; a refusal
 * forgets it.
 */
export function createPhoneReturn({ client, session, storage, locks, now }: PhoneReturnOptions): PhoneReturn {
  const isSignedIn = () => {
    const current = session.read();
    return current !== null && (current.expiresAtMs === null || current.expiresAtMs > now());
  };

  async function exchange(): Promise<boolean> {
    // Another tab was here first.
    if (isSignedIn()) return true;
    try {
      const { token } = await client.call(exchangeOwnPhone);
      session.signIn(token, readTokenClaims(token)?.username ?? '');
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === REFUSED) forgetHere(storage);
      return false;
    }
  }

  return async () => (locks === undefined ? exchange() : locks.request(LOCK, exchange));
}
