import { describe, expect, it, vi } from 'vitest';
import { createConfirmationStore } from './confirmation-store.ts';

const MINUTE_MS = 60_000;

function setUp() {
  let nowMs = 0;
  const store = createConfirmationStore(() => nowMs);
  const wait = (ms: number) => {
    nowMs += ms;
  };
  return { store, wait };
}

describe('the confirmation of who is signed in', () => {
  it('is asked for once by calls at the same time', async () => {
    const { store } = setUp();
    const heard = vi.fn();
    store.subscribe(heard);
    const both = [store.get(), store.get()];
    expect(store.isAsked()).toBe(true);
    store.confirm('abc');
    expect(await Promise.all(both)).toEqual(['abc', 'abc']);
    expect(store.isAsked()).toBe(false);
    expect(heard).toHaveBeenCalled();
  });

  it('is good for five minutes and never longer', async () => {
    const { store, wait } = setUp();
    store.confirm('abc');
    wait(5 * MINUTE_MS - 1);
    expect(await store.get()).toBe('abc');
    wait(1);
    void store.get();
    expect(store.isAsked()).toBe(true);
  });

  it.each([
    ['was refused', (store: ReturnType<typeof setUp>['store']) => store.refused('abc')],
    ['belongs to a session that ended', (store: ReturnType<typeof setUp>['store']) => store.clear()],
  ])('is forgotten when it %s', (_, forget) => {
    const { store } = setUp();
    store.confirm('abc');
    forget(store);
    void store.get();
    expect(store.isAsked()).toBe(true);
  });

  it('lets calls fail when the person gives up', async () => {
    const { store } = setUp();
    const call = store.get();
    store.giveUp();
    expect(await call).toBeNull();
    expect(store.isAsked()).toBe(false);
  });
});
