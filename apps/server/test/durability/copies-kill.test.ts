import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { approveSigner } from '../../src/copies/copies-state.ts';
import { findSealed, openSealed } from '../../src/copies/open-sealed.ts';
import { newPageKey, type PageKey } from '../../src/copies/page-key.ts';
import { readHead, requireGenuine } from '../../src/copies/sealed-file.ts';
import { ensureSigner } from '../../src/copies/signer.ts';
import { copiesIn } from '../../src/copies/store-folder.ts';
import type { Database, Store } from '../../src/db/database.ts';
import { openSqlite } from '../../src/db/open-sqlite.ts';
import { insertUser } from '../../src/db/repositories/users.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { restoreSqlite } from '../../src/restore/restore-sqlite.ts';
import { HASH_COST, Passwords } from '../../src/security/passwords.ts';
import { sized } from '../long.ts';
import { type Program, post, startProgram } from '../program.ts';
import { type Backend, durableBackend } from './backend.ts';
import { marksUntilKilled } from './mark-stream.ts';

const ROUNDS = sized(4, 100);
const PER_ROUND = 120;
const ADMIN = { username: 'pastor', password: 'una clave dada' };
const numberOf = (index: number) => String(100_000 + index);

let backend: Backend;
let key: PageKey;
let to: string;
let elsewhere: string;
let server: Program | undefined;
beforeAll(async () => {
  backend = await durableBackend();
  key = await newPageKey();
  to = mkdtempSync(join(tmpdir(), 'ministerio-copias-'));
  elsewhere = mkdtempSync(join(tmpdir(), 'ministerio-otro-'));
  const database = await backend.open();
  await fill(database);
  const signer = ensureSigner(backend.env.DATA_DIR ?? '');
  await approveSigner(database.store, key, signer.publicKey, Date.now());
  await database.close();
});
afterAll(async () => {
  server?.child.kill('SIGKILL');
  await server?.ended;
  backend.remove();
  for (const folder of [to, elsewhere]) rmSync(folder, { recursive: true, force: true });
});

async function fill({ store }: Database): Promise<void> {
  const passwords = new Passwords(HASH_COST, { slots: 1, queue: 1, waitMs: 10_000 });
  const passwordHash = await passwords.hash(ADMIN.password, 'own');
  const common = { nombre: 'Ana', apellido: 'Rojas', passwordHash, passwordKind: 'own', nowMs: 0 } as const;
  await inTransaction(store, async (transaction) => {
    const person = (username: string, codigo: string, role: 'ADMIN' | 'USER') =>
      insertUser(transaction, {
        ...common,
        username,
        email: `${username}@example.test`,
        codigo,
        role,
        origin: 'admin',
        confirmedMs: 0,
      });
    await person(ADMIN.username, 'ADMIN', 'ADMIN');
    for (let index = 0; index < ROUNDS * PER_ROUND; index += 1) {
      await person(`m${index}`, numberOf(index), 'USER');
    }
  });
}

const start = () => startProgram('server', { ...backend.env, COPIES_TO: to, COPIES_KEY: key.recipient });

/** Until a copy is being written, or for three seconds. */
async function untilFolderChanges(): Promise<void> {
  const names = () => readdirSync(to, { recursive: true }).join();
  const before = names();
  const changed = () => expect.poll(names, { timeout: 3000, interval: 5 }).not.toBe(before);
  await changed().catch(() => {});
}

/** Every file under a final name is whole and signed. @returns when the newest was made, 0 for none */
async function newestMs(): Promise<number> {
  if (!existsSync(join(to, 'copias'))) return 0;
  let newest = 0;
  for (const { path } of await copiesIn(join(to, 'copias'))) {
    const head = await readHead(path);
    if (head === null) throw new Error(`${path} is half`);
    await requireGenuine(head, key.page);
    newest = Math.max(newest, head.facts.atMs);
  }
  return newest;
}

async function marked(store: Store): Promise<ReadonlySet<string>> {
  const rows = await store
    .selectFrom('attendance as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select('u.codigo')
    .execute();
  return new Set(rows.map(({ codigo }) => codigo));
}

test(`killed ${ROUNDS} times while copies are written: no acknowledged mark is lost, no copy is half`, {
  timeout: ROUNDS * 30_000 + 120_000,
}, async () => {
  const acknowledged = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    // A server that has just started copies what the last one left.
    server = start();
    const login = await post(`${await server.address()}/api/auth/login`, ADMIN);
    const { token } = (await login.json()) as { token: string };
    // Every other kill falls into the writing of a copy, where one gets that far.
    if (round % 2 === 1) await untilFolderChanges();
    const numbers = Array.from({ length: PER_ROUND }, (_, index) => numberOf(round * PER_ROUND + index));
    const stream = await marksUntilKilled(server, token, numbers, 1 + ((round * 37) % 100));
    backend.crash();
    expect(stream.strange).toEqual([]);
    for (const number of stream.acknowledged) acknowledged.add(number);
    await newestMs();
    const database = await backend.open();
    const found = await marked(database.store);
    await database.close();
    expect([...acknowledged].filter((number) => !found.has(number))).toEqual([]);
  }
  // The process that was copying as its server died may still end its own copy, of fewer marks.
  const startedMs = Date.now();
  server = start();
  await server.address();
  await expect.poll(newestMs, { timeout: 90_000, interval: 200 }).toBeGreaterThanOrEqual(startedMs);
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
  expect(readdirSync(backend.env.DATA_DIR ?? '')).not.toContain('copias-en-curso');
  expect(readdirSync(join(to, 'copias')).filter((name) => name.endsWith('.parcial'))).toEqual([]);

  const head = await findSealed(to);
  if (head === null) throw new Error('no copy');
  const { file, dispose } = await openSealed(head, key.identity, elsewhere);
  await restoreSqlite({ file, force: false, dataDir: elsewhere, nowMs: Date.now() });
  dispose();
  const restored = openSqlite({ dataDir: elsewhere, exclusive: true });
  const found = await marked(restored.store);
  await restored.close();
  expect([...acknowledged].filter((number) => !found.has(number))).toEqual([]);
});
