import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { activities, church, ministries, schedules } from '@ministerio/content';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { HomePage } from '../../src/home/home-page.ts';
import { homeStructuredData } from '../../src/home/structured-data.ts';
import type { SermonList } from '../../src/sermons/sermons.ts';
import type { FeedAnswer, SermonSources } from '../../src/sermons/sources.ts';
import { textFile } from '../../src/static/static-file.ts';
import { testClock } from '../clock.ts';
import { feedXml } from '../sermons/feed.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { scratch } from '../test-database.ts';

const noData = '<script type="application/json" id="datos">null</script>';
const loading = '<div id="lista" aria-busy="true"></div>';
const empty = '<div id="lista">No hay videos disponibles.</div>';
const page = `<html><head><title>Inicio</title></head><body>${noData}<main>${loading}</main></body></html>`;
const template = {
  loading,
  empty,
  before: '<ul>',
  after: '</ul>',
  items: [1, 2, 3].map((place) => `<li class="p${place}"><a href="v=@id">@title</a></li>`),
  examples: [1, 2, 3].map((place) => `<li class="p${place}">@title</li>`),
  id: '@id',
  title: '@title',
  data: noData,
  noData: 'null',
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(scratch, 'home-'));
  mkdirSync(join(folder, 'site'));
  const files = {
    'pages.json': JSON.stringify({
      pages: { '/': 'Inicio.html', '/Inicio': 'Inicio.html' },
      app: [],
      appShell: 'app.html',
      notFound: '404.html',
    }),
    'Inicio.html': page,
    '404.html': 'No',
    'home-template.json': JSON.stringify(template),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'site', name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

let server: TestApp;
afterEach(() => server.close());

/** A server whose feed says what the test puts into it. */
async function serving(...titles: readonly string[]) {
  const feed = { titles, down: false };
  const sources: SermonSources = {
    feedUrl: 'https://feed.example/canal',
    async readFeed(): Promise<FeedAnswer> {
      if (feed.down) throw new Error('down');
      return { kind: 'changed', xml: feedXml(...feed.titles), etag: null, modified: null };
    },
    readThumbnail: async () => null,
  };
  server = await createTestApp({
    publicUrl: 'https://iglesia.example',
    publicDirs: { site: join(folder, 'site'), widgets: null },
    sermons: sources,
  });
  return feed;
}

const get = (headers: Record<string, string> = {}) => server.app.inject({ url: '/Inicio', headers });
const body = async () => (await get()).body;
/** What is due to be looked at again. */
const later = () => server.clock.advance(10_001);
/** JSON of a script element of the page. */
const dataOf = (html: string, mark: string) =>
  JSON.parse(new RegExp(`<script type="${mark}"[^>]*>(.*?)</script>`).exec(html)?.[1] ?? '');

describe('the home page', () => {
  test('says nothing of sermons until the feed was read: its script asks for them', async () => {
    const feed = await serving('Uno');
    feed.down = true;
    const html = await body();
    expect(html).toContain(`${noData}<main>${loading}</main>`);
    expect(html).not.toContain('No hay videos');
  });

  test('then holds the sermons, for people, for its script and for search engines', async () => {
    await serving('La fe', '', 'Paz');
    await server.call('GET', '/videos');
    const html = await body();
    expect(html).toContain('<main><ul><li class="p1"><a href="v=video0">La fe</a></li>');
    expect(html).toContain('<li class="p2"><a href="v=video1">Sin título</a></li>');
    expect(html).not.toContain('No hay videos');
    expect(dataOf(html, 'application/json')).toEqual([
      { id: 'video0', title: 'La fe' },
      { id: 'video1', title: '' },
      { id: 'video2', title: 'Paz' },
    ]);
    expect(dataOf(html, 'application/ld\\+json')['@graph']).toContainEqual(
      expect.objectContaining({
        '@type': 'VideoObject',
        name: 'La fe',
        thumbnailUrl: 'https://iglesia.example/api/videos/video0/miniatura',
        embedUrl: 'https://www.youtube-nocookie.com/embed/video0',
      }),
    );
  });

  test('shows no more than it has places for', async () => {
    await serving('Uno', 'Dos', 'Tres', 'Cuatro');
    await server.call('GET', '/videos');
    const html = await body();
    expect(html).toContain('Tres');
    expect(dataOf(html, 'application/json')).toHaveLength(3);
  });

  test('lets no title break out of its place', async () => {
    await serving('&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;', '$&amp; $1 &quot;x&quot; @id');
    await server.call('GET', '/videos');
    const html = await body();
    expect(html).toContain('&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;</a>');
    expect(html).toContain('<a href="v=video1">$&amp; $1 &quot;x&quot; @id</a>');
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(dataOf(html, 'application/json')[0].title).toBe('</script><script>alert(1)</script>');
  });

  test('says that an empty channel has no videos, and that this is all there is', async () => {
    await serving();
    await server.call('GET', '/videos');
    const html = await body();
    expect(html).toContain(empty);
    expect(dataOf(html, 'application/json')).toEqual([]);
  });

  test('is written anew when the sermons change, and only then', async () => {
    const feed = await serving('Uno');
    await server.call('GET', '/videos');
    const first = String((await get()).headers.etag);
    later();
    expect((await get({ 'if-none-match': first })).statusCode).toBe(304);
    feed.titles = ['Dos'];
    server.clock.advance(15 * 60_000);
    await get();
    const lookedAgain = async () => {
      later();
      return body();
    };
    await expect.poll(lookedAgain).toContain('>Dos<');
    const second = await get({ 'if-none-match': first });
    expect([second.statusCode, second.headers.etag === first]).toEqual([200, false]);
  });

  test('keeps the last sermons while the feed is down', async () => {
    const feed = await serving('Uno');
    await server.call('GET', '/videos');
    await get();
    feed.down = true;
    server.clock.advance(3_600_000);
    expect(await body()).toContain('>Uno<');
  });

  test('travels compressed, the same in every form', async () => {
    await serving('Uno');
    await server.call('GET', '/videos');
    const plain = await body();
    const br = await get({ 'accept-encoding': 'br' });
    const gzip = await get({ 'accept-encoding': 'gzip' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
    expect(br.headers.vary).toContain('accept-encoding');
    expect((await server.app.inject({ url: '/' })).headers.etag).toBe((await get()).headers.etag);
  });

  test('what it is made of is nobody’s business', async () => {
    await serving('Uno');
    expect((await server.app.inject({ url: '/home-template.json' })).statusCode).toBe(404);
  });
});

const content = { church, schedules, ministries, activities };

test('a database that fails leaves the last page', async () => {
  server = await createTestApp();
  const clock = testClock();
  const failures: unknown[] = [];
  let answer: SermonList | Error = { items: [{ id: 'a', title: 'Uno', link: '' }], etag: '"1"' };
  const home = new HomePage({
    built: textFile(page, { type: 'text/html', cacheControl: 'no-cache', headers: 'page' }),
    template,
    source: { content, publicUrl: null },
    clock,
    sermons: async () => {
      if (answer instanceof Error) throw answer;
      return answer;
    },
    onFailure: (error) => failures.push(error),
  });
  const first = await home.current();
  answer = new Error('locked');
  clock.advance(60_000);
  expect(await home.current()).toBe(first);
  expect(failures).toHaveLength(1);
});

describe('activities for search engines', () => {
  const events = (today: string) =>
    (
      homeStructuredData([], { content, publicUrl: 'https://iglesia.example' }, today) as {
        '@graph': Record<string, unknown>[];
      }
    )['@graph'];

  test('have their next dates, on the church’s clock', () => {
    expect(events('2026-11-22')).toEqual([
      expect.objectContaining({ name: 'Semana Santa', startDate: '2027-03-21', endDate: '2027-03-28' }),
      expect.objectContaining({
        name: 'Servicio juvenil',
        startDate: '2026-11-28T19:00',
        endDate: '2026-11-28T21:00',
        url: 'https://iglesia.example/Inicio#noticia',
        eventSchedule: expect.objectContaining({
          scheduleTimezone: 'America/La_Paz',
          repeatFrequency: 'P1W',
        }),
      }),
    ]);
  });

  test('are there without a date’s being over', () => {
    expect(events('2026-04-05')[0]).toMatchObject({ startDate: '2026-03-29' });
    expect(events('2026-04-06')[0]).toMatchObject({ startDate: '2027-03-21' });
  });
});
