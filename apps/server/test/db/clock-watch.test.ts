import { DAY_MS } from '@ministerio/contract/domain';
import { afterEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { judgeClock, watchClock } from '../../src/db/clock-watch.ts';
import { writeSetting } from '../../src/db/repositories/settings.ts';
import { cheapHash, createTestApp, type Person, type TestApp, testChurch, testSecret } from '../test-app.ts';

const NOW = Date.parse('2026-09-26T23:30:00.000Z');
const MINUTE = 60_000;

describe('a clock is compared with the largest time seen', () => {
  test.each([
    ['as it should be', DAY_MS, 0, null, null],
    ['set back by the network', 0, 10 * MINUTE, null, null],
    ['an hour behind', 0, 60 * MINUTE, null, 'behind'],
    ['after five weeks', 35 * DAY_MS, 0, null, null],
    ['after more than five weeks', 35 * DAY_MS + 1, 0, null, 'ahead'],
    ['in doubt for six days', 60 * DAY_MS, 0, 54 * DAY_MS, 'ahead'],
    ['in doubt for seven days', 60 * DAY_MS, 0, 53 * DAY_MS, null],
    ['behind for seven days', 7 * DAY_MS, 400 * DAY_MS, 0, null],
    ['back again from a doubt', DAY_MS, 0, 400 * DAY_MS, null],
  ])('%s', (_what, nowMs, latestMs, doubtedSinceMs, doubt) => {
    expect(judgeClock(NOW + nowMs, seen(latestMs, doubtedSinceMs)).doubt).toBe(doubt);
  });

  test('a doubt that goes further back begins anew', () => {
    const { doubtedSinceMs } = judgeClock(NOW, seen(400 * DAY_MS, 20 * DAY_MS));
    expect(doubtedSinceMs).toBe(NOW);
  });

  const seen = (latestMs: number, doubtedSinceMs: number | null) => ({
    latestMs: NOW + latestMs,
    doubtedSinceMs: doubtedSinceMs === null ? null : NOW + doubtedSinceMs,
  });
});

describe('retention', () => {
  let server: TestApp;
  let ana: Person;
  afterEach(() => server.close());

  /** A church with a message, an entry in the log and a position of today. */
  async function used(): Promise<void> {
    server = await createTestApp();
    ana = await server.person('USER', 'ana');
    const admin = await server.person('ADMIN', 'admin');
    await server.call('POST', '/contactanos', { body: { nombre: 'X', email: 'x@y.bo', mensaje: 'hola' } });
    await server.call('POST', '/category/create', { as: admin, body: { name: 'Coro' } });
    await markOf(ana);
  }

  const markOf = (as: Person) =>
    server.call('POST', '/asistencia/marcar', {
      as,
      body: { date: '2026-09-26', time: '19:30:00', ...testChurch.point },
    });

  /** One start of a server with what it does at once; its log's lines. */
  async function startAndStop(): Promise<string> {
    const lines: string[] = [];
    const stream = { write: (line: string) => lines.push(line) };
    const { database } = server.storage;
    const app = await buildApp({
      database,
      secret: testSecret,
      clock: server.clock,
      hashCost: cheapHash,
      logger: { level: 'info', stream },
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    // Closing waits for the work under way.
    await app.close();
    return lines.join('');
  }

  async function kept() {
    const { store } = server.storage.database;
    const [messages, entries, marks] = await Promise.all([
      store.selectFrom('contact_messages').select('id').execute(),
      store.selectFrom('audit_log').select('id').where('entity', '=', 'category').execute(),
      store.selectFrom('attendance').select('id').where('latitude', 'is not', null).execute(),
    ]);
    return [messages.length, entries.length, marks.length];
  }

  test.each(['that never saw the time', 'that has seen the time'])(
    'of a server %s erases nothing while the clock is ahead by 800 days, and says so',
    async (which) => {
      await used();
      if (which === 'that has seen the time') await startAndStop();
      server.clock.advance(800 * DAY_MS);
      expect(await startAndStop()).toContain('the clock is in doubt: nothing is deleted');
      // Not even where people use it meanwhile.
      const eva = await server.person('USER', 'eva');
      expect((await markOf(eva)).statusCode).toBe(200);
      await startAndStop();
      expect(await kept()).toEqual([1, 1, 2]);
      server.clock.advance(-800 * DAY_MS);
      expect(await startAndStop()).not.toContain('doubt');
      expect(await kept()).toEqual([1, 1, 2]);
    },
  );

  test('is not begun by what a server with a wrong clock noted of itself', async () => {
    await used();
    const nowMs = server.clock() + 800 * DAY_MS;
    const { store } = server.storage.database;
    await writeSetting(store, 'audit_check_day', '2028-12-04', nowMs);
    expect(await watchClock(store, nowMs)).toMatchObject({ doubt: 'ahead' });
  });

  test('of a church that was closed for two months waits for a week, then goes on', async () => {
    await used();
    await startAndStop();
    server.clock.advance(91 * DAY_MS);
    await startAndStop();
    expect(await kept()).toEqual([1, 1, 1]);
    server.clock.advance(7 * DAY_MS);
    expect(await startAndStop()).not.toContain('doubt');
    expect(await kept()).toEqual([1, 1, 0]);
  });

  test('of a server that runs goes on, however quiet the church is', async () => {
    await used();
    for (let month = 0; month < 4; month += 1) {
      await startAndStop();
      server.clock.advance(30 * DAY_MS);
    }
    expect(await startAndStop()).not.toContain('doubt');
    expect(await kept()).toEqual([1, 1, 0]);
  });

  test('a clock in doubt is told by /ready and in the notices', async () => {
    await used();
    const told = await createTestApp({ problems: ['reloj'] }, { ...server.storage, dispose: async () => {} });
    expect((await told.call('GET', '/ready')).json()).toMatchObject({ status: 'ok', problemas: ['reloj'] });
    const admin = await told.person('ADMIN', 'otro');
    expect((await told.call('GET', '/avisos', { as: admin })).json()).toMatchObject({
      servidor: [{ problema: 'reloj', desde: '2026-09-26T23:30:00.000Z' }],
    });
    await told.close();
  });
});
