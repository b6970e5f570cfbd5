import { fakeToken } from '@ministerio/contract/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../test/memory-storage.ts';
import { createSessionStore, type StorageEvents } from './session-store.ts';

function setUp() {
  const items = new Map([['draft', 'unsaved']]);
  const target = new EventTarget();
  const events = target as unknown as StorageEvents;
  return { items, target, store: createSessionStore(memoryStorage(items), events) };
}

const otherTab = (key: string | null) => Object.assign(new Event('storage'), { key });

describe('the session store', () => {
  it('stores token, username and user under the spec’s keys, and nothing secret in user', () => {
    const { items, store } = setUp();
    const token = fakeToken('USER', { username: 'camila', sub: '2' });
    store.signIn(token, 'camila');
    expect(items.get('token')).toBe(token);
    expect(items.get('username')).toBe('camila');
    expect(JSON.parse(items.get('user') ?? '')).toEqual({ id: '2', username: 'camila', role: 'USER' });
  });

  it('answers the same object until something changes', () => {
    const { store } = setUp();
    store.signIn(fakeToken('ADMIN'), 'admin');
    expect(store.read()).toBe(store.read());
    expect(store.read()?.user.role).toBe('ADMIN');
  });

  it('the administrator’s logout removes the three keys, the member’s clears all', () => {
    const { items, store } = setUp();
    store.signIn(fakeToken('ADMIN'), 'admin');
    store.signOut('administrator');
    expect([...items.keys()]).toEqual(['draft']);
    expect(store.read()).toBeNull();
    store.signIn(fakeToken('USER'), 'camila');
    store.signOut('member');
    expect(items.size).toBe(0);
  });

  it('tells about this tab’s and another tab’s changes, and stops when nobody listens', () => {
    const { store, target } = setUp();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.signIn(fakeToken('USER'), 'camila');
    target.dispatchEvent(otherTab('token'));
    target.dispatchEvent(otherTab(null));
    target.dispatchEvent(otherTab('something else'));
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    target.dispatchEvent(otherTab('token'));
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('knows nobody where the browser keeps nothing, and says so to whoever signs in', () => {
    const refusing = createSessionStore(null, new EventTarget() as unknown as StorageEvents);
    expect([refusing.keeps, refusing.read()]).toEqual([false, null]);
    expect(() => refusing.signOut('member')).not.toThrow();
    expect(() => refusing.signIn(fakeToken('USER'), 'camila')).toThrow(/no deja que el sitio guarde datos/);
  });

  it('keeps no half of a session where there is no room for it', () => {
    const items = new Map<string, string>();
    const full: Storage = {
      ...memoryStorage(items),
      setItem(key, value) {
        if (items.size === 1) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        items.set(key, value);
      },
    };
    const store = createSessionStore(full, new EventTarget() as unknown as StorageEvents);
    expect(() => store.signIn(fakeToken('USER'), 'camila')).toThrow(/Permite las cookies de este sitio/);
    expect([store.read(), items.size]).toEqual([null, 0]);
  });

  it('reads a stored text that is no token without falling over', () => {
    const { items, store } = setUp();
    items.set('token', 'not.a-token');
    expect(store.read()).toMatchObject({ token: 'not.a-token', user: { role: '' }, expiresAtMs: null });
  });
});
