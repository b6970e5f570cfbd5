import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchLocationPermission } from './location-permission.ts';

/** A browser whose permission starts as `state` and can be changed. */
function browserThatSays(state: PermissionState) {
  const status = Object.assign(new EventTarget(), { state });
  vi.stubGlobal('navigator', { permissions: { query: async () => status } });
  return (next: PermissionState) => {
    status.state = next;
    status.dispatchEvent(new Event('change'));
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what the browser says about using the location', () => {
  it('is told at once and at every change', async () => {
    const change = browserThatSays('prompt');
    const listener = vi.fn();
    watchLocationPermission(listener);
    await vi.waitFor(() => expect(listener).toHaveBeenLastCalledWith('prompt'));
    change('granted');
    expect(listener).toHaveBeenLastCalledWith('granted');
  });

  it('is told no more once nobody wants to know', async () => {
    const change = browserThatSays('prompt');
    const listener = vi.fn();
    const stop = watchLocationPermission(listener);
    await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce());
    stop();
    change('denied');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('is told to nobody who left before the answer', async () => {
    browserThatSays('granted');
    const listener = vi.fn();
    watchLocationPermission(listener)();
    await new Promise((resolve) => setImmediate(resolve));
    expect(listener).not.toHaveBeenCalled();
  });

  it.each([
    ['has no Permissions API', {}],
    ['does not know this permission', { permissions: { query: () => Promise.reject(new TypeError('?')) } }],
  ])('is unknown where the browser %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const listener = vi.fn();
    watchLocationPermission(listener);
    await vi.waitFor(() => expect(listener).toHaveBeenCalledExactlyOnceWith('unknown'));
  });
});
