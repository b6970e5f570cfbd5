import { afterEach, expect, it, vi } from 'vitest';
import { openCache } from './build-cache.ts';

/** The browser's caches, of which only the names matter here. */
function stubCaches(...names: string[]) {
  const there = new Set(names);
  const stub = {
    has: async (name: string) => there.has(name),
    open: async (name: string) => {
      there.add(name);
      return { name };
    },
    delete: async (name: string) => there.delete(name),
  };
  vi.stubGlobal('caches', stub);
  return there;
}

afterEach(() => vi.unstubAllGlobals());

it("opens its build's cache", async () => {
  stubCaches('sitio-b1');
  expect(await openCache({ build: 'b1' }, () => false)).toEqual({ name: 'sitio-b1' });
});

it('does not make one that is not there', async () => {
  const there = stubCaches('sitio-b2');
  expect(await openCache({ build: 'b1' }, () => false)).toBeUndefined();
  expect([...there]).toEqual(['sitio-b2']);
});

it('leaves none behind when a newer worker took over meanwhile', async () => {
  const there = stubCaches('sitio-b1', 'sitio-b2');
  expect(await openCache({ build: 'b1' }, () => true)).toBeUndefined();
  expect([...there]).toEqual(['sitio-b2']);
});
