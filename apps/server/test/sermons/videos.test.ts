import { defaultDocuments } from '@ministerio/content/site';
import { DAY_MS } from '@ministerio/contract/domain';
import { afterEach, describe, expect, test } from 'vitest';
import type { FeedAnswer, SermonSources } from '../../src/sermons/sources.ts';
import { allAtOnce } from '../all-at-once.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { feedXml } from './feed.ts';

let server: TestApp;
afterEach(() => server.close());

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5, 6, 7, 8]);
const good = (...titles: string[]): FeedAnswer => ({
  kind: 'changed',
  xml: feedXml(...titles),
  etag: '"source"',
  modified: null,
});

/** A source that says what the test puts into it, and counts how often it is asked. */
function scripted(first: FeedAnswer | Error, image: Uint8Array | null = null) {
  const script = { answer: first, asked: 0, pictures: 0, memories: [] as unknown[] };
  const sources: SermonSources = {
    feedUrl: 'https://feed.example/canal',
    async readFeed(_url, memory) {
      script.asked += 1;
      script.memories.push(memory);
      if (script.answer instanceof Error) throw script.answer;
      return script.answer;
    },
    async readThumbnail() {
      script.pictures += 1;
      return image;
    },
  };
  return { script, sources };
}

const videos = (headers: Record<string, string> = {}) => server.call('GET', '/videos', { headers });
const titles = async () =>
  (await videos()).json<{ items: { title: string }[] }>().items.map(({ title }) => title);
/** Lets a refresh that nobody waits for end. */
const settle = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

describe('GET /videos', () => {
  test('answers the feed to any page, with an ETag', async () => {
    const { sources } = scripted(good('Uno', 'Dos'));
    server = await createTestApp({ sermons: sources });
    const answer = await videos();
    expect(answer.json()).toEqual({
      items: [
        { id: 'video0', title: 'Uno', link: 'https://www.youtube.com/watch?v=video0' },
        { id: 'video1', title: 'Dos', link: 'https://www.youtube.com/watch?v=video1' },
      ],
    });
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=300',
    });
    const again = await videos({ 'if-none-match': String(answer.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('asks the source at most every fifteen minutes, and not for what it knows', async () => {
    const { script, sources } = scripted(good('Uno'));
    server = await createTestApp({ sermons: sources });
    await videos();
    server.clock.advance(15 * 60_000 - 1);
    await videos();
    expect(script.asked).toBe(1);
    server.clock.advance(1);
    script.answer = good('Nuevo');
    expect(await titles()).toEqual(['Uno']);
    await expect.poll(titles).toEqual(['Nuevo']);
    expect(script.asked).toBe(2);
    expect(script.memories.at(-1)).toEqual({ etag: '"source"', modified: null });
  });

  test('serves the last good copy while the source is down, and asks less and less', async () => {
    const { script, sources } = scripted(good('Uno'));
    server = await createTestApp({ sermons: sources });
    await videos();
    script.answer = new Error('down');
    const pauses = [15, 30, 60, 120, 240, 360, 360];
    for (const minutes of pauses) {
      server.clock.advance(minutes * 60_000 - 1);
      await titles();
      await settle();
      const before = script.asked;
      server.clock.advance(1);
      expect(await titles()).toEqual(['Uno']);
      // Asked again each time: a call may find a look at the source under way that began a moment too early.
      await expect.poll(async () => (await titles()) && script.asked).toBe(before + 1);
      await settle();
    }
  });

  test('asks again where the clock was ahead when it asked last', async () => {
    const { script, sources } = scripted(good('Uno'));
    server = await createTestApp({ sermons: sources });
    server.clock.advance(400 * DAY_MS);
    await titles();
    server.clock.advance(-400 * DAY_MS);
    script.answer = good('Dos');
    // The first one to ask still gets the copy.
    await expect.poll(titles).toEqual(['Dos']);
    expect(script.asked).toBe(2);
  });

  test('says that there is no good copy', async () => {
    const { sources } = scripted(new Error('down'));
    server = await createTestApp({ sermons: sources });
    const answer = await videos();
    expect([answer.statusCode, answer.json()]).toEqual([
      502,
      { code: 'feed_unavailable', message: 'No pudimos cargar las prédicas.' },
    ]);
  });

  test('a rubbish feed does not replace the good copy', async () => {
    const { script, sources } = scripted(good('Uno'));
    server = await createTestApp({ sermons: sources });
    await videos();
    script.answer = { kind: 'changed', xml: '<html>', etag: null, modified: null };
    server.clock.advance(15 * 60_000);
    await titles();
    await settle();
    expect(await titles()).toEqual(['Uno']);
  });

  test('a hundred first visitors ask the source once', async () => {
    const { script, sources } = scripted(good('Uno'));
    server = await createTestApp({ sermons: sources });
    const visitors = Array.from({ length: 100 }, () => videos);
    const answers = await allAtOnce(visitors, ({ statusCode }) => statusCode);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(script.asked).toBe(1);
  });

  test('reads the published channel where the environment names no feed, and forgets the former one', async () => {
    const asked: string[] = [];
    const sources: SermonSources = {
      feedUrl: null,
      async readFeed(url) {
        asked.push(url);
        return good(url.slice(-4));
      },
      readThumbnail: async () => null,
    };
    server = await createTestApp({ sermons: sources });
    const admin = await server.person('ADMIN', 'admin');
    const publish = async (version: number, canal: string | null) => {
      const body = { version, valor: { ...defaultDocuments.datos, canal } };
      const answer = await server.call('PUT', '/contenido/datos', { as: admin, body });
      expect(answer.statusCode).toBe(200);
    };
    expect(await titles()).toEqual([]);
    await publish(0, `UC${'a'.repeat(22)}`);
    expect(await titles()).toEqual(['aaaa']);
    await publish(1, `UC${'b'.repeat(22)}`);
    expect(await titles()).toEqual(['bbbb']);
    expect(asked).toEqual(
      ['a', 'b'].map((one) => `https://www.youtube.com/feeds/videos.xml?channel_id=UC${one.repeat(22)}`),
    );
    expect(
      await server.storage.database.store.selectFrom('sermons_cache').selectAll().execute(),
    ).toHaveLength(1);
    await publish(2, null);
    expect(await titles()).toEqual([]);
  });

  test('reads the feed of the environment whatever channel is published', async () => {
    const { sources } = scripted(good('Uno'));
    const documents = {
      ...defaultDocuments,
      datos: { ...defaultDocuments.datos, canal: `UC${'a'.repeat(22)}` },
    };
    server = await createTestApp({ sermons: sources, documents });
    expect(await titles()).toEqual(['Uno']);
  });

  test('a church without a channel has an empty list', async () => {
    server = await createTestApp();
    expect((await videos()).json()).toEqual({ items: [] });
  });
});

describe('GET /videos/{id}/miniatura', () => {
  const picture = (id: string) => server.call('GET', `/videos/${id}/miniatura`);

  test('answers the picture and keeps it', async () => {
    const { script, sources } = scripted(good('Uno'), JPEG);
    server = await createTestApp({ sermons: sources });
    for (let time = 0; time < 2; time += 1) {
      const answer = await picture('video0');
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(answer.rawPayload).toEqual(JPEG);
    }
    expect(script.pictures).toBe(1);
  });

  test.each([
    ['there is none', null],
    ['it is no picture', Buffer.from('<html>not a picture')],
    ['it is too large', Buffer.concat([JPEG, Buffer.alloc(300 * 1024)])],
  ])('is a crop of the rosette where %s, and is not asked for again at once', async (_why, image) => {
    const { script, sources } = scripted(good('Uno'), image);
    server = await createTestApp({ sermons: sources });
    for (let time = 0; time < 2; time += 1) {
      const answer = await picture('video0');
      expect([answer.statusCode, answer.headers.location]).toEqual([302, '/miniatura-0.svg']);
    }
    expect(script.pictures).toBe(1);
  });

  test('differs from one sermon without a picture to the next, as on the page', async () => {
    const { sources } = scripted(good('Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco'));
    server = await createTestApp({ sermons: sources });
    const standIns = await Promise.all(
      [0, 1, 4].map(async (place) => (await picture(`video${place}`)).headers.location),
    );
    expect(standIns).toEqual(['/miniatura-0.svg', '/miniatura-1.svg', '/miniatura-0.svg']);
  });

  test('asks nobody for an id that is no sermon', async () => {
    const { script, sources } = scripted(good('Uno'), JPEG);
    server = await createTestApp({ sermons: sources });
    expect((await picture('other')).statusCode).toBe(404);
    expect(script.pictures).toBe(0);
  });
});
