import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '@ministerio/contract/domain';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeBackup } from '../../src/db/backup/write-backup.ts';
import { emptyLog } from '../../src/db/empty-log.ts';
import { migrate } from '../../src/db/migrate.ts';
import { DATA_FILE, openSqlite } from '../../src/db/open-sqlite.ts';
import { insertPhoto } from '../../src/db/repositories/photos.ts';
import { runRetention } from '../../src/db/retention.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { logLines } from '../log-lines.ts';
import { createTestApp, type Person, type TestApp, testChurch } from '../test-app.ts';
import { scratch } from '../test-database.ts';

/** On the disk a position is eight bytes, a text is itself. */
const latitude = testChurch.point.latitude + 0.000_123_4;
const positionBytes = Buffer.alloc(8);
positionBytes.writeDoubleBE(latitude);

let server: TestApp;
let admin: Person;
let dataDir: string;
let logged: string[];
beforeEach(async () => {
  const { lines, logger } = logLines();
  logged = lines;
  dataDir = mkdtempSync(join(scratch, 'deleted-'));
  const database = openSqlite({ dataDir, exclusive: true });
  await migrate(database.store, 0);
  server = await createTestApp({ logger }, { database, dataDir, url: null, dispose: () => database.close() });
  admin = await server.person('ADMIN', 'admin');
});
afterEach(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The names of the files that hold some bytes: the database, its log, and a copy made now. */
async function filesWith(bytes: Buffer | string): Promise<string[]> {
  const copy = join(dataDir, 'copia.sqlite');
  rmSync(copy, { force: true });
  await writeBackup(server.storage.database, copy);
  const files = [DATA_FILE, `${DATA_FILE}-wal`, 'copia.sqlite'];
  return files.filter((file) => readFileSync(join(dataDir, file)).includes(bytes));
}

async function mark(person: Person): Promise<number> {
  const body = { date: '2026-09-26', time: '19:30:00', ...testChurch.point, latitude, accuracy: 5 };
  const answer = await server.call('POST', '/asistencia/marcar', { as: person, body });
  return answer.json<{ id: number }>().id;
}

test('nothing of a deleted person is left on the disk or in the next copy', async () => {
  // Neighbours, so that the person's bytes share pages with others.
  for (let index = 0; index < 30; index += 1) await server.person('USER', `vecino${index}`);
  const person = await server.person('USER', 'qorixwayta', { apellido: 'Zumaqchoque', codigo: '77313771' });
  const id = await mark(person);
  const aporte = { aporte: '20 de la abuela Wilfreda' };
  await server.call('PATCH', `/asistencia/${id}/editar-aporte`, { as: admin, body: aporte });
  await server.call('PATCH', `/asistencia/${id}/editar-aporte`, { as: admin, body: { aporte: '30' } });
  const traces = ['qorixwayta', 'Zumaqchoque', '77313771', 'Wilfreda', positionBytes];
  for (const trace of traces) expect(await filesWith(trace)).not.toEqual([]);
  const deleted = await server.call('DELETE', `/auth/users/${person.id}`, { as: admin });
  expect(deleted.statusCode).toBe(200);
  for (const trace of traces) expect(await filesWith(trace), String(trace)).toEqual([]);
});

test('the position of a minor is in no file, copy, answer or log, nor the one from before they counted as one', async () => {
  const create = { as: admin, body: { name: 'Red de Adolescentes' } };
  const red = (await server.call('POST', '/category/create', create)).json<{ id: number }>().id;
  const join = ({ id }: Person) =>
    server.call('POST', `/category/users/${id}/categories/${red}`, { as: admin });
  const child = await server.person('USER', 'hugo');
  await join(child);
  await mark(child);
  expect(await filesWith(positionBytes)).toEqual([]);
  const later = await server.person('USER', 'mateo');
  await mark(later);
  expect(await filesWith(positionBytes)).not.toEqual([]);
  await join(later);
  expect(await filesWith(positionBytes)).toEqual([]);
  const answers = [
    await server.call('GET', '/asistencia/general', { as: admin }),
    await server.call('GET', '/auditoria', { as: admin }),
    ...(await Promise.all(
      [child, later].map((person) =>
        server.call('GET', '/auth/me/datos', { as: person, confirmedBy: person }),
      ),
    )),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  const told = [...answers.map(({ body }) => body), ...logged].join('');
  expect(told).toContain('hugo');
  expect(told).not.toContain(String(latitude));
});

test('nothing of a withdrawn picture is left on the disk or in the next copy', async () => {
  const id = 'f'.repeat(32);
  const image = randomBytes(50_000);
  const files = [{ width: 480, format: 'webp' as const, image }];
  await inTransaction(server.storage.database.store, (transaction) =>
    insertPhoto(transaction, id, { width: 480, height: 360, files }, 0),
  );
  const trace = image.subarray(30_000, 30_064);
  expect(await filesWith(trace)).not.toEqual([]);
  const withdrawn = await server.call('DELETE', `/fotos/${id}`, { as: admin });
  expect(withdrawn.statusCode).toBe(200);
  expect(await filesWith(trace)).toEqual([]);
});

test('a position that the retention forgets leaves the disk', async () => {
  await mark(await server.person('USER', 'ana'));
  server.clock.advance(91 * DAY_MS);
  await runRetention(server.storage.database, server.clock());
  await emptyLog(server.storage.database.store);
  expect(await filesWith(positionBytes)).toEqual([]);
});

test('a copy holds nothing that an older version of the server left in the file', async () => {
  const { store } = server.storage.database;
  const person = await server.person('USER', 'ana', { apellido: 'Zumaqchoque' });
  await sql`PRAGMA secure_delete = OFF`.execute(store);
  await server.call('DELETE', `/auth/users/${person.id}`, { as: admin });
  expect(await filesWith('Zumaqchoque')).toEqual([DATA_FILE]);
});

test('a deletion beside a process that reads is answered; the next run empties the log', async () => {
  const { database } = server.storage;
  const person = await server.person('USER', 'ana', { apellido: 'Zumaqchoque' });
  const reader = new Sqlite(join(dataDir, DATA_FILE));
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM users').get();
  const deleted = await server.call('DELETE', `/auth/users/${person.id}`, { as: admin });
  expect(deleted.statusCode).toBe(200);
  reader.close();
  const timeout = await sql<{ timeout: number }>`PRAGMA busy_timeout`.execute(database.store);
  expect(timeout.rows).toEqual([{ timeout: 5000 }]);
  await emptyLog(database.store);
  expect(await filesWith('Zumaqchoque')).toEqual([]);
});
