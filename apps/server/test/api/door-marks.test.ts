import { randomUUID } from 'node:crypto';
import type { MarkAnswer, SecurityNotices } from '@ministerio/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { enrol, marked, resultsOf, type SentMark, send, type TestPhone } from '../door.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let server: TestApp;
let admin: Person;
let phone: TestPhone;
let ana: Person;
beforeEach(async () => {
  server = await createTestApp();
  admin = await server.person('ADMIN', 'admin');
  ana = await server.person('USER', 'ana', { codigo: '5501', nombre: 'Ana María', apellido: 'Rojas' });
  phone = await enrol(server, admin, { hasta: '2026-11-30' });
});
afterEach(() => server.close());

const rows = () =>
  server.storage.database.store
    .selectFrom('attendance')
    .select(['user_id', 'local_date', 'local_time', 'marked_ms', 'method', 'phone_id', 'marked_by'])
    .orderBy('id')
    .execute();
const one = (codigo = '5501', at = server.clock()) => marked(codigo, at);
const codeOf = (answer: { json: () => unknown }) => (answer.json() as { code: string }).code;

/** Members with the numbers 7000, 7001 and so on. */
async function members(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await server.storage.database.store
      .insertInto('users')
      .values({
        username: `m${index}`,
        username_key: `m${index}`,
        email: `m${index}@x.bo`,
        email_key: `m${index}@x.bo`,
        codigo: String(7000 + index),
        codigo_key: String(7000 + index),
        nombre: 'Luz',
        apellido: 'Paz',
        search_key: 'luz paz',
        role: 'USER',
        password_hash: 'x',
        password_kind: 'number',
        password_expires_ms: null,
        origin: 'import',
        confirmed_ms: 0,
        created_ms: 0,
        updated_ms: 0,
      })
      .execute();
  }
}

describe('POST /puerta/marcas', () => {
  test('answers each mark in the order sent, and a phone of numbers nothing else', async () => {
    const marks = [one(), one('99999'), one(' 55 01 '), one('5501', server.clock() - 37 * HOUR)];
    const answer = await send(server, phone, marks);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        resultados: [
          { clave: marks[0]?.clave, resultado: 'marcada' },
          { clave: marks[1]?.clave, resultado: 'no-existe' },
          {
            clave: marks[2]?.clave,
            resultado: 'ya-estaba',
            propia: { clave: marks[0]?.clave, hora: '19:30:00' },
          },
          { clave: marks[3]?.clave, resultado: 'fuera-de-plazo' },
        ],
      },
    ]);
    expect(await rows()).toEqual([
      {
        user_id: ana.id,
        local_date: '2026-09-26',
        local_time: '19:30:00',
        marked_ms: server.clock(),
        method: 'door',
        phone_id: phone.own.id,
        marked_by: null,
      },
    ]);
    const [entry] = (await server.call('GET', '/auditoria?action=attendance_marked', { as: admin })).json<
      { actor: string; after: unknown }[]
    >();
    expect(entry).toMatchObject({ actor: 'Teléfono Mesa 1', after: { codigo: '••••01', method: 'door' } });
  });

  test('names people to a phone that may, of its ministries alone, and no minor’s surname', async () => {
    const ministry = async (name: string) => {
      const made = await server.call('POST', '/category/create', { as: admin, body: { name } });
      return made.json<{ id: number }>().id;
    };
    const [coro, teens, other] = [
      await ministry('Coro'),
      await ministry('red de ADOLESCENTES'),
      await ministry('Otro'),
    ];
    const join = (id: number, category: number) =>
      server.call('POST', `/category/users/${id}/categories/${category}`, { as: admin });
    const teen = await server.person('USER', 'teo', { codigo: '5502', nombre: 'Teo', apellido: 'Vaca' });
    const far = await server.person('USER', 'far', { codigo: '5503' });
    await server.person('USER', 'apart', { codigo: '5504' });
    await join(ana.id, coro);
    await join(teen.id, teens);
    await join(far.id, other);
    const names = await enrol(server, admin, {
      perfil: 'nombres',
      ministerios: [coro, teens],
      nombre: 'Mesa 2',
    });
    const tap = (usuario: number): SentMark => ({
      clave: randomUUID(),
      usuario,
      tomada: new Date(server.clock()).toISOString(),
    });
    const answer = await send(server, names, [
      tap(ana.id),
      tap(teen.id),
      tap(far.id),
      one('5503'),
      tap(admin.id),
    ]);
    const told = (answered: typeof answer) =>
      answered.json<{ resultados: MarkAnswer[] }>().resultados.map(({ clave: _, ...rest }) => rest);
    expect(told(answer)).toEqual([
      { resultado: 'marcada', nombre: 'Ana R.', usuario: ana.id },
      { resultado: 'marcada', nombre: 'Teo', usuario: teen.id },
      { resultado: 'no-existe' },
      // Marked by number, and of another ministry: no name (R42).
      { resultado: 'marcada' },
      { resultado: 'no-existe' },
    ]);
    const [first] = answer.json<{ resultados: MarkAnswer[] }>().resultados;
    await send(server, phone, [one('5504')]);
    expect(told(await send(server, names, [one(), one('5503'), one('5504')]))).toEqual([
      {
        resultado: 'ya-estaba',
        nombre: 'Ana R.',
        usuario: ana.id,
        propia: { clave: first?.clave, hora: '19:30:00' },
      },
      { resultado: 'ya-estaba', propia: { clave: expect.any(String), hora: '19:30:00' } },
      // Another phone's mark: no hour.
      { resultado: 'ya-estaba' },
    ]);
    expect(resultsOf(await send(server, phone, [tap(ana.id)]))).toEqual(['no-existe']);
  });

  test('tells an administrator whose mark it is and which phone made it', async () => {
    await send(server, phone, [one()]);
    const body = { enviada: new Date(server.clock()).toISOString(), marcas: [one()] };
    const answer = await server.call('POST', '/puerta/marcas', { as: admin, body });
    expect(answer.json()).toEqual({
      resultados: [
        {
          clave: body.marcas[0]?.clave,
          resultado: 'ya-estaba',
          nombre: 'Ana María Rojas',
          usuario: ana.id,
          marca: { asistencia: 1, hora: '19:30:00', telefono: 'Mesa 1', clave: null, codigo: '5501' },
        },
      ],
    });
  });

  test.each([
    ['no mark', { marcas: [] }],
    ['201 marks', { marcas: Array.from({ length: 201 }, () => marked('1', 0)) }],
    ['a key that is none', { marcas: [{ ...marked('1', 0), clave: 'x' }] }],
    ['number and person', { marcas: [{ ...marked('1', 0), usuario: 1 }] }],
    ['no instant', { marcas: [{ ...marked('1', 0), tomada: 'ayer' }] }],
  ])('refuses a batch with %s', async (_what, body) => {
    const answer = await server.call('POST', '/puerta/marcas', {
      headers: phone.headers,
      body: { enviada: new Date(server.clock()).toISOString(), ...body },
    });
    expect([answer.statusCode, codeOf(answer)]).toEqual([400, 'validation_failed']);
    expect(await rows()).toEqual([]);
  });

  test('300 numbers with 40 twice and 3 unknown: one row each, every key answered', async () => {
    await members(257);
    const numbers = [
      ...Array.from({ length: 257 }, (_, index) => String(7000 + index)),
      ...Array.from({ length: 40 }, (_, index) => String(7000 + index)),
      '1',
      '2',
      '3',
    ];
    server.clock.advance(10 * MINUTE);
    const marks = numbers.map((codigo, index) => marked(codigo, server.clock() - index * 1000));
    const answers = [
      await send(server, phone, marks.slice(0, 200)),
      await send(server, phone, marks.slice(200)),
    ];
    const results = answers.flatMap(resultsOf);
    const count = (result: string) => results.filter((one) => one === result).length;
    expect([count('marcada'), count('ya-estaba'), count('no-existe')]).toEqual([257, 40, 3]);
    const written = await rows();
    expect(new Set(written.map(({ user_id }) => user_id)).size).toBe(257);
    expect(written).toHaveLength(257);
  });
});

describe('R41', () => {
  test('an old mark of a known and of an unknown number is answered alike', async () => {
    const old = server.clock() - 37 * HOUR;
    const answers = [];
    for (const codigo of ['5501', '99999']) {
      const clave = randomUUID();
      const { body, statusCode } = await send(server, phone, [marked(codigo, old, clave)]);
      answers.push([statusCode, body.replace(clave, '')]);
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  test('the 61st unknown number in an hour is 429, with nothing of the batch evaluated', async () => {
    const unknown = (count: number) => Array.from({ length: count }, (_, index) => one(`9${index}`));
    expect((await send(server, phone, unknown(60))).statusCode).toBe(200);
    // An answered key is not fresh.
    const refused = await send(server, phone, [one(), one('98')]);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect(await rows()).toEqual([]);
    expect((await send(server, phone, [one()])).statusCode).toBe(429);
    const { puerta } = (await server.call('GET', '/avisos', { as: admin })).json<SecurityNotices>();
    expect(puerta[0]).toMatchObject({ motivo: 'frenado', por: null, telefono: 'Mesa 1', perfil: 'numeros' });
    server.clock.advance(HOUR);
    expect(resultsOf(await send(server, phone, [one(), one('98')]))).toEqual(['marcada', 'no-existe']);
  });

  test('a key that is sent again is not a fresh one; 200 in a day are all', async () => {
    const batch = Array.from({ length: 50 }, (_, index) => one(`9${index}`));
    for (let time = 0; time < 3; time += 1) expect((await send(server, phone, batch)).statusCode).toBe(200);
    for (let hour = 0; hour < 3; hour += 1) {
      server.clock.advance(HOUR);
      const next = Array.from({ length: 50 }, (_, index) => one(`8${hour}${index}`));
      expect((await send(server, phone, next)).statusCode).toBe(200);
    }
    server.clock.advance(HOUR);
    expect((await send(server, phone, [one('77')])).statusCode).toBe(429);
  });

  test('parallel batches cannot send more', async () => {
    const batch = (lane: number) => Array.from({ length: 20 }, (_, index) => one(`9${lane}${index}`));
    const answers = await Promise.all([1, 2, 3, 4, 5].map((lane) => send(server, phone, batch(lane))));
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(3);
  });
});
