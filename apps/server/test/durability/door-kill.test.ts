import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertUser } from '../../src/db/repositories/users.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { HASH_COST, Passwords } from '../../src/security/passwords.ts';
import { sized } from '../long.ts';
import { type Program, post, startProgram } from '../program.ts';
import { type Backend, damageOf, durableBackend } from './backend.ts';

const KILLS = sized(3, 30);
/** Of each kill at most three batches are answered, and one more that was under way. */
const KNOWN = sized(257, 1957);
const TWICE = 40;
const UNKNOWN = 3;
const BATCH = 20;
const ADMIN = { username: 'pastor', password: 'una clave dada' };
const numberOf = (index: number) => String(100_000 + index);

let backend: Backend;
let server: Program | undefined;
beforeAll(async () => {
  backend = await durableBackend();
  const passwords = new Passwords(HASH_COST, { slots: 1, queue: 1, waitMs: 10_000 });
  const passwordHash = await passwords.hash(ADMIN.password, 'own');
  const database = await backend.open();
  await inTransaction(database.store, async (transaction) => {
    const common = { nombre: 'Ana', apellido: 'Rojas', passwordHash, passwordKind: 'own', nowMs: 0 } as const;
    const person = (username: string, codigo: string, role: 'ADMIN' | 'USER') => {
      const rest = { email: `${username}@example.test`, origin: 'admin', confirmedMs: 0 } as const;
      return insertUser(transaction, { ...common, ...rest, username, codigo, role });
    };
    await person(ADMIN.username, 'ADMIN', 'ADMIN');
    for (let index = 0; index < KNOWN; index += 1) await person(`m${index}`, numberOf(index), 'USER');
  });
  await database.close();
}, 60_000);
afterAll(async () => {
  server?.child.kill('SIGKILL');
  await server?.ended;
  backend.remove();
});

/** One call of a phone. */
function call(address: string, path: string, body: object, headers: Record<string, string>) {
  return fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-puerta': '1', origin: address, ...headers },
    body: JSON.stringify(body),
  });
}

/** The cookies of two phones. */
async function enrolTwo(address: string): Promise<readonly string[]> {
  const login = await post(`${address}/api/auth/login`, ADMIN);
  const { token } = (await login.json()) as { token: string };
  const confirmed = await post(`${address}/api/auth/me/confirmar`, { clave: ADMIN.password }, token);
  const { confirmacion } = (await confirmed.json()) as { confirmacion: string };
  const headers = { authorization: `Bearer ${token}`, 'x-confirmacion': confirmacion };
  const cookies: string[] = [];
  for (const nombre of ['Mesa 1', 'Mesa 2']) {
    const made = await call(address, '/puerta/codigos', { perfil: 'numeros' }, headers);
    const { codigo } = (await made.json()) as { codigo: string };
    const enrolled = await call(address, '/puerta/enrolar', { codigo, nombre }, {});
    expect(enrolled.status).toBe(200);
    cookies.push(enrolled.headers.get('set-cookie')?.split(';')[0] ?? '');
  }
  return cookies;
}

interface Typed {
  readonly clave: string;
  readonly codigo: string;
  readonly tomada: string;
}

/** Longest time that a batch was on its way, in milliseconds. */
let longestMs = 0;

/** A phone sends what was not answered yet, in batches, until all is answered or the server dies. */
async function deliver(
  address: string,
  cookie: string,
  queue: readonly Typed[],
  answers: Map<string, string>,
  onAnswer: () => void,
): Promise<void> {
  for (;;) {
    const marcas = queue.filter(({ clave }) => !answers.has(clave)).slice(0, BATCH);
    if (marcas.length === 0) return;
    const sentMs = Date.now();
    const body = { enviada: new Date(sentMs).toISOString(), marcas };
    const answer = await call(address, '/puerta/marcas', body, { cookie }).finally(() => {
      longestMs = Math.max(longestMs, Date.now() - sentMs);
    });
    expect(answer.status).toBe(200);
    const { resultados } = (await answer.json()) as { resultados: { clave: string; resultado: string }[] };
    for (const { clave, resultado } of resultados) answers.set(clave, resultado);
    onAnswer();
  }
}

test(`two phones send ${KNOWN + TWICE + UNKNOWN} numbers, the server killed ${KILLS} times: one row each, every key answered`, {
  timeout: KILLS * 30_000 + 60_000,
}, async () => {
  server = startProgram('server', backend.env);
  const cookies = await enrolTwo(await server.address());
  const numbers = [
    ...Array.from({ length: KNOWN }, (_, index) => numberOf(index)),
    ...Array.from({ length: TWICE }, (_, index) => numberOf(index)),
    ...Array.from({ length: UNKNOWN }, (_, index) => numberOf(KNOWN + index)),
  ];
  const typed = numbers.map((codigo) => ({ clave: randomUUID(), codigo, tomada: new Date().toISOString() }));
  // The second phone has every other number, so the two of a pair are typed at different tables.
  const queues = [0, 1].map((lane) => typed.filter((_, index) => index % 2 === lane));
  const answers = new Map<string, string>();
  for (let kill = 0; kill <= KILLS; kill += 1) {
    const running = server;
    const address = await running.address();
    let left = kill < KILLS ? 1 + (kill % 3) : Number.POSITIVE_INFINITY;
    const deliveries = await Promise.allSettled(
      queues.map((queue, lane) =>
        deliver(address, cookies[lane] ?? '', queue, answers, () => {
          left -= 1;
          // The other phone's batch is under way.
          if (left === 0) running.child.kill('SIGKILL');
        }),
      ),
    );
    if (kill === KILLS) {
      expect(deliveries.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
      continue;
    }
    expect(left, 'answers until this kill').toBeLessThanOrEqual(0);
    await running.ended;
    backend.crash();
    server = startProgram('server', backend.env);
  }
  const results = [...answers.values()];
  expect(results).toHaveLength(numbers.length);
  expect(results.filter((result) => result === 'no-existe')).toHaveLength(UNKNOWN);
  expect(results.filter((result) => result === 'marcada')).toHaveLength(KNOWN);
  expect(results.filter((result) => result === 'ya-estaba')).toHaveLength(TWICE);
  server?.child.kill('SIGKILL');
  await server?.ended;
  const database = await backend.open();
  expect(await damageOf(database)).toEqual([]);
  const rows = await database.store
    .selectFrom('attendance as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(['u.codigo', 'a.local_date', 'a.marked_ms', 'a.method'])
    .execute();
  await database.close();
  expect(new Set(rows.map(({ codigo, local_date }) => `${codigo} ${local_date}`)).size).toBe(rows.length);
  expect(rows).toHaveLength(KNOWN);
  // A phone's clock is set right by when its batch comes, so a mark is later by the batch's way at most.
  const tooFar = rows.filter(({ codigo, marked_ms, method }) => {
    const times = typed.filter((mark) => mark.codigo === codigo).map(({ tomada }) => Date.parse(tomada));
    return method !== 'door' || !times.some((time) => marked_ms >= time && marked_ms - time <= longestMs);
  });
  expect(tooFar).toEqual([]);
});
