import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { defaultContent, defaultDocuments } from '@ministerio/content/site';
import { CONTENT_KEYS, type ContentKey } from '@ministerio/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pageInputs } from '../../src/pages/page-inputs.ts';
import { PageStore } from '../../src/pages/page-store.ts';
import { testClock } from '../clock.ts';
import { logLines } from '../log-lines.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { factsOf, fakeRenderer } from './fake-renderer.ts';

let storage: TestDatabase;
const opened: TestApp[] = [];
beforeEach(async () => {
  storage = await createTestDatabase();
});
afterEach(async () => {
  for (const { app } of opened.splice(0)) await app.close();
  await storage.dispose();
});

/** One process on the database that the processes of a test share. */
async function processOf(options: Parameters<typeof createTestApp>[0] = {}): Promise<TestApp> {
  const server = await createTestApp({ renderer: fakeRenderer(), ...options }, storage);
  opened.push(server);
  return server;
}

async function publish(server: TestApp, as: Person, version: number, producto: string): Promise<void> {
  const valor = { ...defaultDocuments.datos, producto };
  const body = { version, valor };
  expect((await server.call('PUT', '/contenido/datos', { as, body })).statusCode).toBe(200);
}

const productOn = async (server: TestApp, url = '/Inicio') =>
  factsOf((await server.app.inject({ url })).body).church.product;

const PATHS = ['/', '/noticias', '/dashboard', '/nada'];

describe('what an administrator publishes', () => {
  test('is on every page when the call answers, and is gone when it is undone', async () => {
    const server = await processOf();
    const as = await server.person('ADMIN', 'admin');
    const bytes = async () =>
      Promise.all(
        PATHS.map(async (url) => {
          const { body, headers } = await server.app.inject({ url });
          return [body, headers.etag];
        }),
      );
    const before = await bytes();
    await publish(server, as, 0, 'Casa de Paz');
    for (const url of PATHS) expect(await productOn(server, url)).toBe('Casa de Paz');
    server.clock.advance(90_000);
    const body = { version: 1 };
    await server.call('POST', '/contenido/datos/versiones/0/restaurar', { as, body });
    expect(await bytes()).toEqual(before);
  });

  test('says where to report a weakness, as long as an e-mail is published', async () => {
    const server = await processOf();
    const as = await server.person('ADMIN', 'admin');
    const file = () => server.app.inject({ url: '/.well-known/security.txt' });
    for (const [version, email] of ['hola@iglesia.bo', null].entries()) {
      const body = { version, valor: { ...defaultDocuments.datos, email } };
      const headers = await server.confirmed(as);
      await server.call('PUT', '/contenido/datos', { as, body, headers });
      const { statusCode, body: text, headers: sent } = await file();
      const published = [200, 'hola@iglesia.bo', 'text/plain; charset=utf-8'];
      if (email === null) expect(statusCode).toBe(404);
      else expect([statusCode, text, sent['content-type']]).toEqual(published);
    }
  });

  test('is on the pages of another process within five seconds, and after a restart, the same to the byte', async () => {
    const [first, second] = [await processOf(), await processOf()];
    await publish(first, await first.person('ADMIN', 'admin'), 0, 'Casa de Paz');
    expect(await productOn(second)).toBe(defaultContent.church.product);
    for (let seconds = 0; seconds < 5; seconds += 1) {
      second.clock.advance(1000);
      await productOn(second);
    }
    await expect.poll(() => productOn(second)).toBe('Casa de Paz');
    const third = await processOf();
    third.clock.advance(90_000);
    expect((await third.app.inject({ url: '/' })).headers.etag).toBe(
      (await second.app.inject({ url: '/' })).headers.etag,
    );
  });

  test('is published also where a page fails to render: then the former pages stay', async () => {
    const { renderShell } = fakeRenderer();
    const renderer = fakeRenderer({
      renderShell(name, facts) {
        if (facts.site.church.product === 'Casa de Paz') throw new Error('broken');
        return renderShell(name, facts);
      },
    });
    const server = await processOf({ renderer });
    await publish(server, await server.person('ADMIN', 'admin'), 0, 'Casa de Paz');
    for (const url of PATHS) expect(await productOn(server, url)).toBe(defaultContent.church.product);
    expect((await server.call('GET', '/contenido/datos')).json()).toMatchObject({ version: 1 });
  });
});

test('rubbish in every document leaves the pages of the build, and one line in the log for each', async () => {
  const write = (key: ContentKey) =>
    storage.database.store
      .insertInto('content_versions')
      .values({ key, version: 1, value: '{"x":', saved_ms: 0, saved_by: null, sample: 0 })
      .execute();
  for (const key of CONTENT_KEYS) await write(key);
  const { lines, logger } = logLines('error');
  const server = await processOf({ logger });
  for (let look = 0; look < 5; look += 1) {
    server.clock.advance(3000);
    for (const url of PATHS) expect(await productOn(server, url)).toBe(defaultContent.church.product);
  }
  const told = lines.map((line) => JSON.parse(line) as { key: string });
  expect(told.map(({ key }) => key).sort()).toEqual([...CONTENT_KEYS].sort());
});

test('the pages of a thousand publications leave no more in memory than those of two hundred', async () => {
  const clock = testClock();
  let published = 0;
  const content = {
    current: async () => ({
      site: { ...defaultContent, church: { ...defaultContent.church, product: `Versión ${published}` } },
      etag: `"${published}"`,
    }),
  };
  const pages = new PageStore({
    renderer: fakeRenderer(),
    inputs: pageInputs({ clock, content, sermons: async () => null, publicUrl: 'https://iglesia.example' }),
    clock,
    onFailure: (error) => expect.unreachable(String(error)),
  });
  let settled = 0;
  for (published = 1; published <= 1000; published += 1) {
    await pages.refresh();
    if (published === 200) settled = await heapBytes();
  }
  // The documents of one publication are 200 KB in all their forms: kept each time, they would be 170 MB.
  expect((await heapBytes()) - settled).toBeLessThan(4 * 1024 * 1024);
});

/** Bytes in use, without those that could be freed. */
async function heapBytes(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  // Objects that one collection finalises are freed by the next one, a turn later.
  for (let turn = 0; turn < 3; turn += 1) {
    await nextTurn();
    collect();
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
