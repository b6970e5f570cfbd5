import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { noSermons, type SermonSources } from '../../src/sermons/sources.ts';
import { logLines } from '../log-lines.ts';
import { createTestApp, type TestApp, testChurch } from '../test-app.ts';

let server: TestApp;
afterEach(() => server.close());

/** An application whose log the test reads. */
async function listening(level = 'info', sermons: SermonSources = noSermons) {
  const { lines, logger } = logLines(level);
  server = await createTestApp({ logger, sermons });
  return lines;
}

test('the log says what happened and nothing of what was sent', async () => {
  const lines = await listening();
  const ana = await server.person('USER', 'ana', { codigo: '55017788' });
  await server.call('POST', '/auth/login', {
    body: { username: 'ana', password: 'a-secret-guess' },
    remoteAddress: '203.0.113.77',
  });
  await server.call('POST', '/asistencia/marcar?x=55017788', {
    as: ana,
    body: { date: '2026-09-26', time: '19:30:00', ...testChurch.point },
    headers: { 'x-forwarded-for': '198.51.100.3' },
  });
  await server.call('POST', '/contactanos', {
    body: { nombre: 'Hugo', email: 'h@casa.bo', mensaje: 'privado' },
  });
  const log = lines.join('');
  expect(log).toContain('"route":"/api/asistencia/marcar"');
  expect(log).toContain(`"account":${ana.id}`);
  expect(log).toContain('TRUST_PROXY');
  expect(log).not.toMatch(
    /a-secret-guess|55017788|17\.81|privado|Hugo|203\.0\.113|198\.51\.100|eyJ|clave-de-ana|"ana"/,
  );
});

test('an error of the database is told by code and place, never by its values', async () => {
  const lines = await listening();
  const admin = await server.person('ADMIN', 'admin');
  const { store } = server.storage.database;
  await sql`drop table audit_log`.execute(store);
  const answer = await server.call('POST', '/category/create', { as: admin, body: { name: 'un secreto' } });
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { code: 'internal_error', message: 'Ocurrió un error inesperado. Inténtalo de nuevo.' },
  ]);
  const log = lines.join('');
  expect(log).toContain('internal_error');
  expect(log).not.toMatch(/un secreto|no such table/);
});

test('a visitor who comes before the sermons were ever read is one line, without a stack', async () => {
  const lines = await listening('info', {
    feedUrl: 'https://feed.example/canal',
    readFeed: () => Promise.reject(new Error('down')),
    readThumbnail: async () => null,
  });
  expect((await server.call('GET', '/videos')).statusCode).toBe(502);
  const log = lines.join('');
  expect(log).toContain('"route":"/api/videos"');
  expect(log).toContain('"sermons feed"');
  expect(log).not.toMatch(/"level":50|stack/);
});
