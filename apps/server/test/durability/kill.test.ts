import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkChain } from '../../src/db/audit-chain/check-chain.ts';
import { countUnlinked } from '../../src/db/audit-chain/last-check.ts';
import { chainHead } from '../../src/db/audit-chain/link-entries.ts';
import type { Database } from '../../src/db/database.ts';
import { insertUser } from '../../src/db/repositories/users.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { HASH_COST, Passwords } from '../../src/security/passwords.ts';
import { sequencerOf } from '../audit-chain/entries.ts';
import { sized } from '../long.ts';
import { type Program, post, startProgram } from '../program.ts';
import { type Backend, damageOf, durableBackend } from './backend.ts';
import { marksUntilKilled } from './mark-stream.ts';

const ROUNDS = sized(3, 50);
const PER_ROUND = 400;
const ADMIN = { username: 'pastor', password: 'una clave dada' };
const numberOf = (index: number) => String(100_000 + index);

let backend: Backend;
let server: Program | undefined;
beforeAll(async () => {
  backend = await durableBackend();
  await fillWithPeople();
});
afterAll(async () => {
  server?.child.kill('SIGKILL');
  await server?.ended;
  backend.remove();
});

async function fillWithPeople(): Promise<void> {
  const passwords = new Passwords(HASH_COST, { slots: 1, queue: 1, waitMs: 10_000 });
  const passwordHash = await passwords.hash(ADMIN.password, 'own');
  const database = await backend.open();
  await inTransaction(database.store, async (transaction) => {
    const common = { nombre: 'Ana', apellido: 'Rojas', passwordHash, passwordKind: 'own', nowMs: 0 } as const;
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
  await database.close();
}

/** A kill in the middle of linking leaves a whole chain, which goes on where it ended (R67). */
async function goOnLinking(database: Database): Promise<void> {
  const { store } = database;
  const whole = async () => (await checkChain(store, { nowMs: Date.now() })).problems;
  expect(await whole()).toEqual([]);
  await sequencerOf(database).run();
  expect(await whole()).toEqual([]);
  expect(await countUnlinked(store, await chainHead(store))).toBe(0);
}

/** How often each number stands in the database for each day. */
async function marksInDatabase(): Promise<ReadonlyMap<string, number>> {
  const database = await backend.open();
  try {
    expect(await damageOf(database)).toEqual([]);
    await goOnLinking(database);
    const rows = await database.store
      .selectFrom('attendance as a')
      .innerJoin('users as u', 'u.id', 'a.user_id')
      .select(({ fn }) => ['u.codigo', 'a.local_date', fn.countAll().as('times')])
      .groupBy(['u.codigo', 'a.local_date'])
      .execute();
    return new Map(rows.map(({ codigo, times }) => [codigo, Number(times)]));
  } finally {
    await database.close();
  }
}

test(`killed ${ROUNDS} times among marks: none that was acknowledged is lost, none stands twice`, {
  timeout: ROUNDS * 30_000 + 120_000,
}, async () => {
  const acknowledged = new Set<string>();
  const asked = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    // No help comes between the crash and this start.
    server = startProgram('server', backend.env);
    const login = await post(`${await server.address()}/api/auth/login`, ADMIN);
    const { token } = (await login.json()) as { token: string };
    const numbers = Array.from({ length: PER_ROUND }, (_, index) => numberOf(round * PER_ROUND + index));
    const enough = 20 + ((round * 37) % 200);
    const stream = await marksUntilKilled(server, token, numbers, enough);
    backend.crash();
    expect(stream.strange).toEqual([]);
    expect(stream.acknowledged.size).toBeGreaterThanOrEqual(enough);
    expect(stream.acknowledged.size).toBeLessThan(PER_ROUND);
    for (const number of stream.acknowledged) acknowledged.add(number);
    for (const number of numbers) asked.add(number);

    const found = await marksInDatabase();
    expect([...acknowledged].filter((number) => !found.has(number))).toEqual([]);
    expect([...found].filter(([number, times]) => times !== 1 || !asked.has(number))).toEqual([]);
  }
});
