import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerAsset, answerPage } from './answer.ts';
import { cacheInMemory, pageOf, site, table } from './test/worker-fakes.ts';

const never = () => new Promise<never>(() => undefined);
const atOnce = async () => undefined;
let memory: ReturnType<typeof cacheInMemory>;
let later: Promise<unknown>[];

function ask(page: string | undefined, load: () => Promise<Response>, wait: () => Promise<void> = never) {
  const waitUntil = (work: Promise<unknown>) => void later.push(work);
  return answerPage(memory.cache, { page, offlinePage: table.offlinePage, load, waitUntil, wait });
}

const answering = (text: string, init?: ResponseInit) => async () => new Response(text, init);
/** A network that answers when it is told to. */
function slowNetwork() {
  let answer: (response: Response) => void = () => {
    throw new Error('Nobody has asked yet.');
  };
  const load = () => new Promise<Response>((resolve) => (answer = resolve));
  return { load, answer: (text: string) => answer(new Response(text)) };
}
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const textOf = async (answer: Promise<Response>) => (await answer).text();
const keptText = async (path: string) => (await memory.cache.match(path))?.text();

describe('answerPage', () => {
  beforeEach(async () => {
    memory = cacheInMemory();
    later = [];
    await memory.cache.putPage('/sin-conexion', new Response(site['/sin-conexion']));
    await memory.cache.putPage('/Inicio', new Response(pageOf('ayer')));
  });

  it("gives the network's answer and keeps it", async () => {
    expect(await textOf(ask('/Inicio', answering(pageOf('hoy'))))).toBe(pageOf('hoy'));
    await Promise.all(later);
    expect(await keptText('/Inicio')).toBe(pageOf('hoy'));
  });

  it('gives the cached copy after three seconds, and keeps the slow answer for the next time', async () => {
    const slow = slowNetwork();
    const wait = vi.fn(atOnce);
    expect(await textOf(ask('/Inicio', slow.load, wait))).toBe(pageOf('ayer'));
    expect(wait).toHaveBeenCalledWith(3000);
    slow.answer(pageOf('hoy'));
    await Promise.all(later);
    await Promise.all(later);
    expect(await keptText('/Inicio')).toBe(pageOf('hoy'));
  });

  it('waits for a slow network where nothing is kept', async () => {
    const slow = slowNetwork();
    const answer = textOf(ask('/ministerios', slow.load, atOnce));
    await vi.waitFor(() => slow.answer(pageOf('al fin')));
    expect(await answer).toBe(pageOf('al fin'));
  });

  it('gives the cached copy without network, and where the server is broken', async () => {
    expect(await textOf(ask('/Inicio', offline))).toBe(pageOf('ayer'));
    expect(await textOf(ask('/Inicio', answering('Bad gateway', { status: 502 })))).toBe(pageOf('ayer'));
  });

  it.each(['/ministerios', undefined])('says that there is no network for %s', async (page) => {
    expect(await textOf(ask(page, offline))).toBe(site['/sin-conexion']);
  });

  it('passes the refusal on where not even that is kept', async () => {
    memory.cached.clear();
    await expect(ask('/ministerios', offline)).rejects.toThrow('Failed to fetch');
  });

  it.each([
    ['of a newer build', answering(pageOf('nueva', 'b2'))],
    ['that is a 404', answering(pageOf('nada'), { status: 404 })],
    ['that may not be kept', answering(pageOf('x'), { headers: { 'Cache-Control': 'no-store' } })],
  ])('gives a page %s, but does not keep it', async (_, load) => {
    expect(await textOf(ask('/ministerios', load))).not.toBe(site['/sin-conexion']);
    await Promise.all(later);
    expect(await keptText('/ministerios')).toBeUndefined();
  });
});

describe('answerAsset', () => {
  const waitUntil = (work: Promise<unknown>) => void later.push(work);

  beforeEach(() => {
    memory = cacheInMemory();
    later = [];
  });

  it('asks the network once', async () => {
    const load = vi.fn(answering('body{}'));
    for (let count = 0; count < 2; count += 1) {
      const answer = await answerAsset(memory.cache, '/assets/style.css', { load, waitUntil });
      expect(await answer.text()).toBe('body{}');
      await Promise.all(later);
    }
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('never keeps bytes that are not those of the build', async () => {
    await answerAsset(memory.cache, '/assets/style.css', {
      load: answering('a proxy says hello'),
      waitUntil,
    });
    await Promise.all(later);
    expect(memory.cached.size).toBe(0);
  });
});
