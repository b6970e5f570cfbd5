import { exchangeOwnPhone } from '@ministerio/contract';
import { ApiError, type Client } from '@ministerio/contract/client';
import { readTokenClaims } from '@ministerio/contract/domain';
import type { SessionStore } from '../session/session-store.ts';

/** Cookie by which the server says that this browser also has the one of a member's phone, which no script can read. */
const SIGN = 'recordado';
const LOCK = 'dispositivo';
const REFUSED = 401;

export interface PhoneReturnOptions {
  readonly client: Pick<Client, 'call'>;
  readonly session: SessionStore;
  /** `document`, whose cookies say whether the phone is remembered. */
  readonly page: Pick<Document, 'cookie'>;
  /** One exchange at a time in all tabs (R57); absent in a browser without locks. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  /** The clock, in UTC milliseconds. */
  readonly now: () => number;
}

/** Whether this browser may be able to sign in by itself. @param page - `document`. */
export function isRememberedHere({ cookie }: Pick<Document, 'cookie'>): boolean {
  return new RegExp(`(?:^|;\\s*)${SIGN}=1(?:;|$)`).test(cookie);
}

/** Signs in by itself no more, also where the server cannot be reached. @param page - `document`. */
export function forgetHere(page: Pick<Document, 'cookie'>): void {
  page.cookie = `${SIGN}=; Path=/; Max-Age=0; SameSite=Strict`;
}

/** Signs the member in by this phone's cookie; whether somebody is signed in afterwards. */
export type PhoneReturn = () => Promise<boolean>;

/**
 * Makes the return of a member whose phone is remembered (R57). Without a signal the phone stays remembered; a refusal
 * forgets it.
 */
export function createPhoneReturn({ client, session, page, locks, now }: PhoneReturnOptions): PhoneReturn {
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
      if (error instanceof ApiError && error.status === REFUSED) forgetHere(page);
      return false;
    }
  }

  let running: Promise<boolean> | null = null;
  return () => {
    running ??= (locks === undefined ? exchange() : locks.request(LOCK, exchange)).finally(() => {
      running = null;
    });
    return running;
  };
}
