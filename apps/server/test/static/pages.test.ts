import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { defaultContent, type SiteContent, type SiteRenderer } from '@ministerio/content/site';
import { afterEach, describe, expect, test } from 'vitest';
import { pageInputs } from '../../src/pages/page-inputs.ts';
import { PageStore } from '../../src/pages/page-store.ts';
import type { FeedAnswer, SermonSources } from '../../src/sermons/sources.ts';
import { feedXml } from '../sermons/feed.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { factsOf, fakeRenderer } from './fake-renderer.ts';

let server: TestApp;
afterEach(() => server.close());

const PUBLIC_URL = 'https://iglesia.example';

/** A server whose content, feed and renderer the test may change. */
async function serving(renderer: SiteRenderer = fakeRenderer(), { down = false } = {}) {
  const world = {
    site: defaultContent,
    version: 1,
    titles: ['Uno'],
    down,
    publish(site: Partial<SiteContent>) {
      world.site = { ...world.site, ...site };
      world.version += 1;
    },
  };
  const sermons: SermonSources = {
    feedUrl: 'https://feed.example/canal',
    async readFeed(): Promise<FeedAnswer> {
      if (world.down) throw new Error('down');
      return { kind: 'changed', xml: feedXml(...world.titles), etag: null, modified: null };
    },
    readThumbnail: async () => null,
  };
  const content = { current: async () => ({ site: world.site, etag: `"${world.version}"` }) };
  server = await createTestApp({ publicUrl: PUBLIC_URL, renderer, content, sermons });
  return world;
}

const get = (headers: Record<string, string> = {}) => server.app.inject({ url: '/Inicio', headers });
const facts = async () => factsOf((await get()).body);
/** Inputs of the pages are looked at every second. */
const later = async () => {
  server.clock.advance(1000);
  return facts();
};
const etag = async () => (await get()).headers.etag;

describe('pages', () => {
  test('know of no sermons until the feed was read: their script asks for them', async () => {
    await serving(fakeRenderer(), { down: true });
    expect((await facts()).sermons).toBeNull();
  });

  test('follow the sermons', async () => {
    const world = await serving();
    await server.call('GET', '/videos');
    const titles = async () => (await later()).sermons?.map(({ title }) => title);
    await expect.poll(titles).toEqual(['Uno']);
    world.titles = ['Dos', ''];
    server.clock.advance(15 * 60_000);
    await expect.poll(titles).toEqual(['Dos', '']);
    world.down = true;
    server.clock.advance(3_600_000);
    await expect.poll(titles).toEqual(['Dos', '']);
  });

  test('follow what is published, every one of them at once', async () => {
    const world = await serving();
    await server.call('GET', '/videos');
    await expect.poll(async () => (await later()).sermons?.length).toBe(1);
    const before = await etag();
    world.publish({ church: { ...defaultContent.church, product: 'Casa de Paz' } });
    await expect.poll(async () => (await later()).church.product).toBe('Casa de Paz');
    for (const url of ['/', '/noticias', '/dashboard', '/nada']) {
      expect(factsOf((await server.app.inject({ url })).body).church.product).toBe('Casa de Paz');
    }
    world.publish({ church: defaultContent.church });
    await expect.poll(async () => (await later()).church.product).toBe(defaultContent.church.product);
    expect(await etag()).toBe(before);
  });

  test('are rendered anew when the church’s day changes, and say so', async () => {
    await serving();
    const { clock } = server;
    const dayOf = async () => (await later()).clock.date;
    // A Friday evening without meetings; the server's own day has changed four hours before.
    clock.set('2026-11-27T23:59:50-04:00');
    await expect.poll(dayOf).toBe('2026-11-27');
    const before = await etag();
    clock.set('2026-11-27T23:59:58-04:00');
    expect(await dayOf()).toBe('2026-11-27');
    expect(await etag()).toBe(before);
    clock.set('2026-11-28T00:00:00-04:00');
    await expect.poll(dayOf).toBe('2026-11-28');
    expect(await etag()).not.toBe(before);
  });

  test('are rendered anew when a meeting begins and when it ends, and not in between', async () => {
    const { site } = await serving();
    let renderings = 0;
    const renderer = fakeRenderer({
      renderDoor: () => {
        renderings += 1;
        return '<html lang="es">';
      },
    });
    const { clock } = server;
    const inputs = pageInputs({
      clock,
      content: { current: async () => ({ site, etag: '"1"' }) },
      sermons: async () => null,
      publicUrl: PUBLIC_URL,
    });
    const pages = new PageStore({
      renderer,
      inputs,
      clock,
      onFailure: (error) => expect.unreachable(String(error)),
    });
    clock.set('2026-11-28T18:30:00-04:00');
    await pages.start();
    /** Times of a Saturday evening at which pages were rendered anew. */
    const changed: string[] = [];
    for (const time of ['18:59', '19:00', '19:30', '20:59', '21:00', '21:30', '23:59']) {
      const before = renderings;
      clock.set(`2026-11-28T${time}:00-04:00`);
      await pages.refresh();
      if (renderings > before) changed.push(time);
    }
    expect(changed).toEqual(['19:00', '21:00']);
  });

  test('stay as they are where one of them fails', async () => {
    let fails = false;
    const { renderPage } = fakeRenderer();
    const world = await serving(
      fakeRenderer({
        renderPage(name, found) {
          if (fails && name === 'studies') throw new Error('broken');
          return renderPage(name, found);
        },
      }),
    );
    const before = await get();
    fails = true;
    world.publish({ church: { ...defaultContent.church, product: 'Casa de Paz' } });
    for (let look = 0; look < 3; look += 1) await later();
    expect((await get()).body).toBe(before.body);
    fails = false;
    await expect.poll(async () => (await later()).church.product).toBe('Casa de Paz');
  });

  test('share one look for all that ask while another is under way, and show the newest', async () => {
    await serving();
    let published = 0;
    let renderings = 0;
    const { renderDoor } = fakeRenderer();
    const renderer = fakeRenderer({
      renderDoor(facts) {
        renderings += 1;
        return renderDoor(facts);
      },
    });
    const { clock } = server;
    const content = {
      current: async () => ({
        site: { ...defaultContent, church: { ...defaultContent.church, product: `Versión ${published}` } },
        etag: `"${published}"`,
      }),
    };
    const inputs = pageInputs({ clock, content, sermons: async () => null, publicUrl: PUBLIC_URL });
    const onFailure = (error: unknown) => expect.unreachable(String(error));
    const pages = new PageStore({ renderer, inputs, clock, onFailure });
    await pages.start();
    const asked: Promise<void>[] = [];
    for (published = 1; published < 60; published += 1) {
      asked.push(pages.refresh());
      // The first look has begun.
      await Promise.resolve();
    }
    published = 60;
    await pages.refresh();
    await Promise.all(asked);
    expect(factsOf(pages.find('/Inicio')?.bodies.identity.toString() ?? '').church.product).toBe(
      'Versión 60',
    );
    expect(renderings).toBeLessThanOrEqual(3);
  });

  test('refuse the start where one of them cannot be rendered', async () => {
    await serving();
    const renderer = fakeRenderer({
      renderShell: () => {
        throw new Error('broken');
      },
    });
    await expect(createTestApp({ renderer })).rejects.toThrow('broken');
  });

  test('travel compressed, the same in every form, and not at all to who has them', async () => {
    await serving();
    const { body, headers } = await get();
    const br = await get({ 'accept-encoding': 'br' });
    const gzip = await get({ 'accept-encoding': 'gzip' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(body);
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
    expect((await server.app.inject({ url: '/' })).headers.etag).toBe(headers.etag);
    expect((await get({ 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });
});
