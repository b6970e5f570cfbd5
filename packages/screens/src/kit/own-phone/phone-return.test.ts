import { ApiError } from '@ministerio/contract/client';
import { fakeToken } from '@ministerio/contract/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { createSessionStore } from '../session/session-store.ts';
import { memoryStorage } from '../test/memory-storage.ts';
import { createPhoneReturn, isRememberedHere } from './phone-return.ts';

const events = { addEventListener: () => undefined, removeEventListener: () => undefined };

/** One lock for all tabs, as the browser's. */
function sharedLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown>) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  // Of the overloads of the lock manager this is the one that is called.
  return { request } as unknown as Pick<LockManager, 'request'>;
}

function phone(call: () => Promise<{ token: string }>) {
  const page = { cookie: 'tema=claro; recordado=1' };
  const session = createSessionStore(memoryStorage(), events);
  const client = { call: vi.fn(call) };
  const tab = (locks = sharedLocks()) =>
    createPhoneReturn({ client: client as never, session, page, locks, now: () => 0 });
  return { page, session, client, tab };
}

describe('coming back on one’s own phone', () => {
  it('signs in with what the cookie brings', async () => {
    const { session, tab } = phone(async () => ({ token: fakeToken('USER', { username: 'camila' }) }));
    expect(await tab()()).toBe(true);
    expect(session.read()?.username).toBe('camila');
  });

  it('asks once for all tabs', async () => {
    const { client, tab } = phone(async () => ({ token: fakeToken('USER', { username: 'camila' }) }));
    const locks = sharedLocks();
    const tabs = [tab(locks), tab(locks), tab(locks)];
    expect(await Promise.all(tabs.map((comeBack) => comeBack()))).toEqual([true, true, true]);
    expect(client.call).toHaveBeenCalledOnce();
  });

  it('asks once where the page asks twice', async () => {
    const { client, tab } = phone(async () => ({ token: fakeToken('USER', { username: 'camila' }) }));
    const comeBack = tab();
    expect(await Promise.all([comeBack(), comeBack()])).toEqual([true, true]);
    expect(client.call).toHaveBeenCalledOnce();
  });

  it('forgets the phone after a refusal alone', async () => {
    const refused = phone(async () => {
      throw new ApiError('exchangeOwnPhone', { failure: 'refused', status: 401 } as never);
    });
    expect(await refused.tab()()).toBe(false);
    expect(isRememberedHere(refused.page)).toBe(false);
    const offline = phone(async () => {
      throw new ApiError('exchangeOwnPhone', { failure: 'network' } as never);
    });
    expect(await offline.tab()()).toBe(false);
    expect(isRememberedHere(offline.page)).toBe(true);
  });
});
