import { describe, expect, it, vi } from 'vitest';
import { cacheVisited, fillCache } from './install.ts';
import { type Answers, cacheInMemory, site, table } from './test/worker-fakes.ts';

/** A server with these answers. */
function network(answers: Answers) {
  const asked: string[] = [];
  const load = vi.fn(async (path: string) => {
    asked.push(path);
    const text = answers[path];
    return new Response(text ?? 'no', { status: text === undefined ? 404 : 200 });
  });
  return { load, asked };
}

const doorFiles = [table.door.page, ...table.door.files];

describe('fillCache', () => {
  it('keeps the door on its phones alone, also where data is saved', async () => {
    const { cache, cached } = cacheInMemory();
    const { load } = network(site);
    await fillCache(table, cache, { prefersReducedData: true, isDoor: true, load });
    expect([...cached.keys()].sort()).toEqual(['/assets/style.css', '/sin-conexion', ...doorFiles].sort());
  });

  it.each(doorFiles)('gives up on a phone of the door where %s is missing', async (path) => {
    const { [path]: _, ...others } = site;
    const { cache } = cacheInMemory();
    const { load } = network(others);
    await expect(fillCache(table, cache, { prefersReducedData: false, isDoor: true, load })).rejects.toThrow(
      `falta ${path}`,
    );
  });

  it('keeps every page and script; pictures come with visits', async () => {
    const { cache, cached } = cacheInMemory();
    await fillCache(table, cache, { prefersReducedData: false, isDoor: false, load: network(site).load });
    expect([...cached.keys()].sort()).toEqual(
      Object.keys(site)
        .filter((path) => path !== '/assets/arc.svg' && !doorFiles.includes(path))
        .sort(),
    );
  });

  it('downloads next to nothing where data is saved', async () => {
    const { cache, cached } = cacheInMemory();
    const { load, asked } = network(site);
    await fillCache(table, cache, { prefersReducedData: true, isDoor: false, load });
    expect(asked.sort()).toEqual(['/assets/style.css', '/sin-conexion']);
    expect([...cached.keys()].sort()).toEqual(['/assets/style.css', '/sin-conexion']);
  });

  it('carries on without a page that is not there', async () => {
    const { cache, cached } = cacheInMemory();
    const { '/ministerios': _, ...fewer } = site;
    await fillCache(table, cache, { prefersReducedData: false, isDoor: false, load: network(fewer).load });
    expect(cached.has('/ministerios')).toBe(false);
    expect(cached.has('/Inicio')).toBe(true);
  });

  it.each([
    ['/assets/style.css', 'is missing', {}],
    ['/assets/style.css', 'is of another build', { '/assets/style.css': 'body{color:red}' }],
    ['/sin-conexion', 'is of another build', { '/sin-conexion': '<script data-build="b2">' }],
  ])('gives up where %s %s', async (path, _, instead) => {
    const { [path]: __, ...others } = site;
    const { cache } = cacheInMemory();
    const { load } = network({ ...others, ...instead });
    await expect(fillCache(table, cache, { prefersReducedData: false, isDoor: false, load })).rejects.toThrow(
      `falta ${path}`,
    );
  });
});

describe('cacheVisited', () => {
  const ORIGIN = 'https://iglesia.example';

  it('keeps the page and the files of the build that a visit has loaded, once', async () => {
    const { cache, cached } = cacheInMemory();
    const { load } = network({ ...site, '/api/videos': '[]' });
    const addresses = ['/INICIO?x=1#vision', '/assets/arc.svg', '/api/videos', '/favicon.svg'].map(
      (path) => ORIGIN + path,
    );
    await cacheVisited(table, cache, { addresses, load });
    await cacheVisited(table, cache, { addresses, load });
    expect([...cached.keys()].sort()).toEqual(['/Inicio', '/assets/arc.svg']);
    expect(load).toHaveBeenCalledTimes(2);
    expect(load).toHaveBeenCalledWith('/Inicio', { cache: 'force-cache' });
  });
});
