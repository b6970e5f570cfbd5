import type { ListedPhone, SecurityNotices } from '@ministerio/contract';
import { DAY_MS } from '@ministerio/contract/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openBackup } from '../../src/db/backup/inspect-backup.ts';
import { writeBackup } from '../../src/db/backup/write-backup.ts';
import { runRetention } from '../../src/db/retention.ts';
import { EMPTY, prepareRestored } from '../../src/restore/prepare-restored.ts';
import { cookieOf, enrol, fromPage, makeCode, marked, send } from '../door.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

const MINUTE = 60_000;
let server: TestApp;
let admin: Person;
let lines: string[];
beforeEach(async () => {
  lines = [];
  server = await createTestApp({
    logger: { level: 'debug', stream: { write: (line: string) => void lines.push(line) } },
  });
  admin = await server.person('ADMIN', 'admin');
});
afterEach(() => server.close());

const code = (body: object = { perfil: 'numeros' }, confirmedBy: Person | undefined = admin) =>
  server.call('POST', '/puerta/codigos', { as: admin, body, confirmedBy });
const enrolWith = (codigo: string, nombre = 'Mesa 1', remoteAddress = '10.1.2.3') =>
  server.call('POST', '/puerta/enrolar', { body: { codigo, nombre }, headers: fromPage, remoteAddress });
const phones = async () =>
  (await server.call('GET', '/puerta/telefonos', { as: admin })).json<ListedPhone[]>();
const ministry = async (name: string) =>
  (await server.call('POST', '/category/create', { as: admin, body: { name } })).json<{ id: number }>().id;

describe('POST /puerta/codigos', () => {
  test('answers eight characters for ten minutes, and the inscription until 23:00 at the church', async () => {
    const answer = await code();
    expect(answer.json()).toEqual({
      codigo: expect.stringMatching(/^[A-HJ-NP-Z2-9]{8}$/),
      vence: '2026-09-26T23:40:00.000Z',
      fin: '2026-09-27T03:00:00.000Z',
    });
    const rows = await server.storage.database.store.selectFrom('door_codes').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(answer.json<{ codigo: string }>().codigo);
  });

  test('asks for a confirmation (R47), and is in the notices for seven days', async () => {
    const refused = await server.call('POST', '/puerta/codigos', { as: admin, body: { perfil: 'numeros' } });
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'confirmation_required' }]);
    await code();
    const { puerta } = (await server.call('GET', '/avisos', { as: admin })).json<SecurityNotices>();
    expect(puerta).toEqual([
      {
        motivo: 'codigo',
        por: 'admin',
        telefono: null,
        perfil: 'numeros',
        cuando: '2026-09-26T23:30:00.000Z',
      },
    ]);
  });

  test('late in the evening is for the next day; a chosen day is at most ninety away', async () => {
    server.clock.set('2026-09-27T02:30:00.000Z');
    admin = await server.person('ADMIN', 'otra');
    expect((await code()).json()).toMatchObject({ fin: '2026-09-28T03:00:00.000Z' });
    const until = (hasta: string) => code({ perfil: 'numeros', hasta });
    expect((await until('2026-12-24')).json()).toMatchObject({ fin: '2026-12-25T03:00:00.000Z' });
    for (const hasta of ['2026-12-26', '2026-09-25', '2026-02-30']) {
      expect((await until(hasta)).json()).toMatchObject({ errors: { hasta: expect.anything() } });
    }
  });

  test('with names wants ministries that exist', async () => {
    expect((await code({ perfil: 'nombres' })).json()).toMatchObject({
      errors: { ministerios: 'Elige al menos un ministerio' },
    });
    expect((await code({ perfil: 'nombres', ministerios: [99] })).json()).toMatchObject({
      code: 'category_not_found',
    });
  });

  test('has five that live, and room again when one is used or over', async () => {
    for (let made = 0; made < 5; made += 1) expect((await code()).statusCode).toBe(200);
    expect((await code()).json()).toMatchObject({ code: 'too_many_door_codes' });
    server.clock.advance(10 * MINUTE);
    expect((await code()).statusCode).toBe(200);
  });
});

describe('POST /puerta/enrolar', () => {
  test('sets a cookie of the door alone, and says what the phone is', async () => {
    const answer = await enrolWith((await makeCode(server, admin)).toLowerCase().replace(/^(.{4})/, '$1-'));
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { id: 1, nombre: 'Mesa 1', perfil: 'numeros', fin: '2026-09-27T03:00:00.000Z', espera: false },
    ]);
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/^puerta=1\.[\w-]{43}; /);
    for (const part of ['Path=/api/puerta', 'HttpOnly', 'SameSite=Strict']) expect(cookie).toContain(part);
    const stored = await server.storage.database.store.selectFrom('door_phones').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(cookieOf(answer).split('.')[1]);
  });

  test('takes a code once, and not after ten minutes', async () => {
    const [used, old] = [await makeCode(server, admin), await makeCode(server, admin)];
    expect((await enrolWith(used)).statusCode).toBe(200);
    expect((await enrolWith(used)).json()).toMatchObject({ code: 'wrong_door_code' });
    server.clock.advance(10 * MINUTE);
    expect((await enrolWith(old)).json()).toMatchObject({ code: 'wrong_door_code' });
  });

  test('of twenty at once enrols one, and writes the code to no log', async () => {
    const codigo = await makeCode(server, admin);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => enrolWith(codigo, `Mesa ${index}`, `10.0.0.${index}`)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await phones()).toHaveLength(1);
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.join('')).not.toContain(codigo);
    const log = await server.storage.database.store.selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify(log)).not.toContain(codigo);
  });

  test('slows a network after ten wrong codes, and all after fifty; the right one gets its turn', async () => {
    const codigo = await makeCode(server, admin);
    for (let wrong = 0; wrong < 10; wrong += 1) expect((await enrolWith('AAAAAAAA')).statusCode).toBe(403);
    expect((await enrolWith('AAAAAAAA')).statusCode).toBe(403);
    const slowed = await enrolWith(codigo);
    expect([slowed.statusCode, slowed.headers['retry-after']]).toEqual([429, '10']);
    server.clock.advance(10_000);
    expect((await enrolWith(codigo)).statusCode).toBe(200);
    for (let wrong = 0; wrong < 39; wrong += 1) await enrolWith('AAAAAAAA', 'x', `10.9.${wrong}.1`);
    expect((await enrolWith('AAAAAAAA', 'x', '10.8.0.1')).statusCode).toBe(403);
    expect((await enrolWith('AAAAAAAA', 'x', '10.8.0.1')).statusCode).toBe(429);
  });
});

describe('a phone with names', () => {
  test('is answered nothing before an administrator pressed "Es este"', async () => {
    const coro = await ministry('Coro');
    const codigo = await makeCode(server, admin, { perfil: 'nombres', ministerios: [coro] });
    const answer = await enrolWith(codigo, 'Mesa 2');
    expect(answer.json()).toEqual({
      id: 1,
      nombre: 'Mesa 2',
      perfil: 'nombres',
      fin: '2026-09-27T03:00:00.000Z',
      espera: true,
    });
    const phone = { own: answer.json(), headers: { ...fromPage, cookie: cookieOf(answer) } };
    const waits = await send(server, phone, [marked('1', server.clock())]);
    expect([waits.statusCode, waits.json()]).toMatchObject([403, { code: 'phone_unconfirmed' }]);
    expect(await phones()).toMatchObject([{ estado: 'espera', ministerios: [{ id: coro, name: 'Coro' }] }]);
    const confirmed = await server.call('POST', '/puerta/telefonos/1/confirmar', { as: admin });
    expect(confirmed.statusCode).toBe(200);
    expect((await send(server, phone, [marked('1', server.clock())])).statusCode).toBe(200);
    expect(await phones()).toMatchObject([{ estado: 'vigente' }]);
    await server.call('DELETE', '/puerta/telefonos/1', { as: admin });
    const log = await server.call('GET', '/auditoria?entity=door', { as: admin });
    expect(
      log.json<{ actor: string; action: string }[]>().map(({ actor, action }) => [actor, action]),
    ).toEqual([
      ['admin', 'door_phone_removed'],
      ['admin', 'door_phone_confirmed'],
      ['Teléfono Mesa 2', 'door_phone_enrolled'],
      ['admin', 'door_code_made'],
    ]);
  });
});

describe('the end of a phone', () => {
  const ends = async (phone: Awaited<ReturnType<typeof enrol>>) =>
    (await send(server, phone, [marked('1', server.clock())])).json();

  test('comes at once when an administrator removes it', async () => {
    const phone = await enrol(server, admin);
    const body = {
      enviada: new Date(server.clock()).toISOString(),
      marcas: [marked('1', server.clock())],
      pendientes: 7,
    };
    await server.call('POST', '/puerta/marcas', { headers: phone.headers, body });
    expect(await phones()).toEqual([
      {
        id: 1,
        nombre: 'Mesa 1',
        perfil: 'numeros',
        ministerios: [],
        estado: 'vigente',
        por: 'admin',
        inscrito: '2026-09-26T23:30:00.000Z',
        fin: '2026-09-27T03:00:00.000Z',
        visto: '2026-09-26T23:30:00.000Z',
        pendientes: 7,
      },
    ]);
    expect((await server.call('DELETE', '/puerta/telefonos/1', { as: admin })).statusCode).toBe(200);
    expect(await ends(phone)).toMatchObject({ code: 'phone_removed' });
    expect(await phones()).toEqual([]);
    expect((await server.call('DELETE', '/puerta/telefonos/1', { as: admin })).statusCode).toBe(404);
  });

  test('comes with its time; for 36 hours it may deliver what it took before', async () => {
    const member = await server.person('USER', 'ana');
    const phone = await enrol(server, admin);
    const taken = server.clock();
    server.clock.set('2026-09-27T03:00:00.001Z');
    const other = await server.person('USER', 'luz');
    const answer = await send(server, phone, [
      marked(member.codigo, taken),
      marked(other.codigo, server.clock()),
    ]);
    expect(answer.json()).toMatchObject({
      resultados: [{ resultado: 'marcada' }, { resultado: 'fuera-de-plazo' }],
    });
    server.clock.set('2026-09-28T15:00:00.000Z');
    expect(await ends(phone)).toMatchObject({ code: 'phone_ended' });
  });

  test.each([
    [
      'is demoted',
      (id: number) =>
        server.call('PUT', `/auth/users/${id}`, {
          as: admin,
          confirmedBy: admin,
          body: { username: 'jefe', email: 'jefe@example.test', role: 'USER' },
        }),
    ],
    [
      'is deleted',
      (id: number) => server.call('DELETE', `/auth/users/${id}`, { as: admin, confirmedBy: admin }),
    ],
  ] as const)('comes, and that of the codes, when who made them %s (R47)', async (_how, leave) => {
    const jefe = await server.person('ADMIN', 'jefe');
    const phone = await enrol(server, jefe);
    const codigo = await makeCode(server, jefe);
    expect((await leave(jefe.id)).statusCode).toBe(200);
    expect(await ends(phone)).toMatchObject({ code: 'phone_removed' });
    expect((await enrolWith(codigo)).json()).toMatchObject({ code: 'wrong_door_code' });
  });

  test('comes with a restore (R49)', async () => {
    await enrol(server, admin);
    await makeCode(server, admin);
    const { database, dataDir } = server.storage;
    await writeBackup(database, `${dataDir}/copia.sqlite`);
    const options = { file: `${dataDir}/copia.sqlite`, nowMs: server.clock() };
    await prepareRestored(options, `${dataDir}/draft.sqlite`, EMPTY);
    const copy = openBackup(`${dataDir}/draft.sqlite`);
    expect(copy.prepare('SELECT count(*) FROM door_codes').pluck().get()).toBe(0);
    expect(copy.prepare('SELECT removed_ms FROM door_phones').pluck().all()).toEqual([server.clock()]);
    copy.close();
  });

  test('is forgotten with the retention', async () => {
    const { database } = server.storage;
    const phone = await enrol(server, admin);
    await send(server, phone, [marked('1', server.clock())]);
    server.clock.advance(7 * DAY_MS);
    await runRetention(database, server.clock());
    expect(await database.store.selectFrom('door_keys').selectAll().execute()).toEqual([]);
    expect(await database.store.selectFrom('door_phones').selectAll().execute()).toHaveLength(1);
    server.clock.advance(84 * DAY_MS);
    await runRetention(database, server.clock());
    expect(await database.store.selectFrom('door_phones').selectAll().execute()).toEqual([]);
  });
});

test('without https, but for this machine itself, no phone is offered', async () => {
  const headers = { ...fromPage, host: '192.168.1.20:3000' };
  const body = { codigo: 'AAAAAAAA', nombre: 'Mesa' };
  const enrolled = await server.call('POST', '/puerta/enrolar', { body, headers });
  expect([enrolled.statusCode, enrolled.json()]).toMatchObject([409, { code: 'door_needs_https' }]);
  const made = await server.call('POST', '/puerta/codigos', {
    as: admin,
    body: { perfil: 'numeros' },
    headers,
    confirmedBy: admin,
  });
  expect(made.json()).toMatchObject({ code: 'door_needs_https' });
});
