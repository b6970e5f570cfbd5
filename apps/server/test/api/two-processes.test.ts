import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { church } from '@ministerio/content';
import { churchClock } from '@ministerio/contract/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../src/boot/open-database.ts';
import { checkChain } from '../../src/db/audit-chain/check-chain.ts';
import { countUnlinked } from '../../src/db/audit-chain/last-check.ts';
import { chainHead } from '../../src/db/audit-chain/link-entries.ts';
import { insertUser } from '../../src/db/repositories/users.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { HASH_COST, Passwords } from '../../src/security/passwords.ts';
import { allAtOnce } from '../all-at-once.ts';
import { takeDatabase } from '../postgres/own-database.ts';
import { type Program, post, startProgram } from '../program.ts';
import { scratch } from '../test-database.ts';

const MARKS = 1000;
const PEOPLE = 25;
/** A change writes an audit entry too: a thousand of them take a busy machine longer than a request may. */
const AT_ONCE = 200;
const ADMIN = { username: 'pastor', password: 'una clave dada' };
const PAGES = ['/', '/ministerios', '/red_joven', '/noticias', '/Contactanos'];
const numberOf = (index: number) => String(900_000 + (index % PEOPLE));

const dataDir = mkdtempSync(join(scratch, 'two-'));
let databaseUrl: string | null = null;
let servers: readonly Program[] = [];

/** Two processes share a PostgreSQL database; a SQLite folder has one by rule (R22). */
beforeAll(async () => {
  const cluster = process.env.TEST_DATABASE_URL;
  if (cluster !== undefined) databaseUrl = (await takeDatabase(cluster)).url;
  const passwords = new Passwords(HASH_COST, { slots: 1, queue: 1, waitMs: 10_000 });
  const passwordHash = await passwords.hash(ADMIN.password, 'own');
  const database = await openDatabase({ dataDir, databaseUrl }, 0, false);
  const common = { nombre: 'Ana', apellido: 'Rojas', passwordHash, origin: 'admin', nowMs: 0 } as const;
  const own = { ...common, passwordKind: 'own', confirmedMs: 0 } as const;
  await inTransaction(database.store, async (transaction) => {
    await insertUser(transaction, {
      ...own,
      username: 'pastor',
      email: 'p@x.bo',
      codigo: 'P',
      role: 'ADMIN',
    });
    for (let index = 0; index < PEOPLE; index += 1) {
      const who = {
        username: `m${index}`,
        email: `m${index}@x.bo`,
        codigo: numberOf(index),
        role: 'USER',
      } as const;
      await insertUser(transaction, { ...own, ...who });
    }
  });
  await database.close();
  const env = { DATA_DIR: dataDir, DEMO: '0' };
  const shared = {
    ...env,
    DATABASE_URL: databaseUrl ?? '',
    JWT_SECRET: 'a secret of forty characters, at the least',
  };
  servers =
    databaseUrl === null ? [startProgram('server', env)] : [1, 2].map(() => startProgram('server', shared));
});
afterAll(async () => {
  for (const { child, ended } of servers) {
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  }
  rmSync(dataDir, { recursive: true, force: true });
});

test(`${MARKS} simultaneous marks of the same people leave one row per person and day`, async () => {
  const bases = await Promise.all(servers.map((server) => server.address()));
  const login = await post(`${bases[0]}/api/auth/login`, ADMIN);
  const { token } = (await login.json()) as { token: string };
  const requests = Array.from({ length: MARKS }, (_, index) => () => {
    const base = bases[Math.floor(index / PEOPLE) % bases.length];
    return post(`${base}/api/asistencia/marcar-por-membresia`, { codigoMembresia: numberOf(index) }, token);
  });
  const today = () => churchClock(Date.now(), church.timeZone).date;
  const days = new Set([today()]);
  const answers = await allAtOnce(requests, ({ status }) => status);
  days.add(today());
  const times = (status: number) => answers.filter((one) => one.status === status).length;

  const database = await openDatabase({ dataDir, databaseUrl }, 0, false);
  const rows = await database.store
    .selectFrom('attendance')
    .select(({ fn }) => ['user_id', 'local_date', fn.countAll().as('times')])
    .groupBy(['user_id', 'local_date'])
    .execute();
  await database.close();
  expect(new Set(rows.map((row) => Number(row.times)))).toEqual(new Set([1]));
  expect(new Set(rows.map((row) => row.user_id)).size).toBe(PEOPLE);
  expect([times(200), times(409)]).toEqual([rows.length, MARKS - rows.length]);
  // At the church's midnight a second day begins.
  expect(rows.filter((row) => !days.has(row.local_date))).toEqual([]);
  expect(rows.length).toBeLessThanOrEqual(PEOPLE * days.size);
});

test('what one process publishes shows in the other', async () => {
  const bases = await Promise.all(servers.map((server) => server.address()));
  const [first = '', second = first] = bases;
  const { token } = (await (await post(`${first}/api/auth/login`, ADMIN)).json()) as { token: string };
  const shown = async () => {
    const answer = await fetch(`${second}/api/contenido/aviso`);
    return ((await answer.json()) as { valor: { texto: string } | null }).valor?.texto;
  };
  /** Pages as a visitor of the other process gets them. */
  const onPages = async () => {
    const texts = await Promise.all(PAGES.map(async (path) => (await fetch(`${second}${path}`)).text()));
    return PAGES.filter((_, index) => texts[index]?.includes('Hoy hay vigilia'));
  };
  expect(await shown()).toBeUndefined();
  expect(await onPages()).toEqual([]);
  const valor = { texto: 'Hoy hay vigilia', enlace: null, hasta: '2999-12-31' };
  const published = await fetch(`${first}/api/contenido/aviso`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ version: 0, valor }),
  });
  expect(published.status).toBe(200);
  await expect.poll(async () => [await shown(), await onPages()]).toEqual(['Hoy hay vigilia', PAGES]);
});

test('twenty deletions of every kind at once through all processes: two pass without a confirmation (R47)', async () => {
  const bases = await Promise.all(servers.map((server) => server.address()));
  const { token } = (await (await post(`${bases[0]}/api/auth/login`, ADMIN)).json()) as { token: string };
  const made = async (name: string) => {
    const answer = await post(`${bases[0]}/api/category/create`, { name }, token);
    return ((await answer.json()) as { id: number }).id;
  };
  const database = await openDatabase({ dataDir, databaseUrl }, 0, false);
  const { store } = database;
  try {
    const people = await store
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'USER')
      .limit(10)
      .execute();
    const photos = Array.from({ length: 5 }, (_, index) => String(index).padStart(32, '0'));
    for (const id of photos) {
      const row = { id, created_ms: 0, width: 1, height: 1, size: 1 };
      await store.insertInto('photos').values(row).execute();
    }
    const ministries = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => made(`De paso ${name}`)));
    const paths = [
      ...people.map(({ id }, index) => (index % 2 === 0 ? `/${id}` : `/auth/users/${id}`)),
      ...ministries.map((id) => `/category/delete/${id}`),
      ...photos.map((id) => `/fotos/${id}`),
    ];
    const requests = paths.map((path, index) => () => {
      const headers = { authorization: `Bearer ${token}` };
      return fetch(`${bases[index % bases.length]}/api${path}`, { method: 'DELETE', headers });
    });
    const statuses = (await allAtOnce(requests, ({ status }) => status)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 200, ...Array.from({ length: 18 }, () => 403)]);
  } finally {
    await database.close();
  }
});

test(`${MARKS} changes, ${AT_ONCE} at a time through all processes, are one whole chain`, async () => {
  const bases = await Promise.all(servers.map((server) => server.address()));
  const { token } = (await (await post(`${bases[0]}/api/auth/login`, ADMIN)).json()) as { token: string };
  const create = (index: number) => () =>
    post(`${bases[index % bases.length]}/api/category/create`, { name: `Grupo ${index}` }, token);
  for (let first = 0; first < MARKS; first += AT_ONCE) {
    const requests = Array.from({ length: AT_ONCE }, (_, index) => create(first + index));
    const answers = await allAtOnce(requests, ({ status }) => status);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  }
  const database = await openDatabase({ dataDir, databaseUrl }, 0, false);
  const { store } = database;
  try {
    await expect.poll(async () => countUnlinked(store, await chainHead(store))).toBe(0);
    const { problems, links } = await checkChain(store, { nowMs: Date.now() });
    expect(problems).toEqual([]);
    expect(links).toBeGreaterThanOrEqual(MARKS);
  } finally {
    await database.close();
  }
});
