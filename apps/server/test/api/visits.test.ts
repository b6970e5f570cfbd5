import { randomUUID } from 'node:crypto';
import type { Visitor } from '@ministerio/contract';
import { DAY_MS } from '@ministerio/contract/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runRetention } from '../../src/db/retention.ts';
import { enrol, type TestPhone } from '../door.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

let server: TestApp;
let admin: Person;
let phone: TestPhone;
beforeEach(async () => {
  server = await createTestApp();
  admin = await server.person('ADMIN', 'admin');
  phone = await enrol(server, admin, { hasta: '2026-12-01' });
});
afterEach(() => server.close());

const visit = (changes: object = {}) => ({
  clave: randomUUID(),
  nombre: 'Kevin',
  inicial: 'M',
  menor: false,
  tomada: new Date(server.clock()).toISOString(),
  ...changes,
});
type TestVisit = ReturnType<typeof visit>;
const sendAs = (options: object, ...visitas: readonly TestVisit[]) =>
  server.call('POST', '/puerta/visitas', {
    ...options,
    body: { enviada: new Date(server.clock()).toISOString(), visitas },
  });
const send = (...visitas: readonly TestVisit[]) => sendAs({ headers: phone.headers }, ...visitas);
/** The session of twelve hours is over where a test moves the clock. */
const signIn = async () => {
  const { username, password } = admin;
  const login = await server.call('POST', '/auth/login', { body: { username, password } });
  admin = { ...admin, token: login.json<{ token: string }>().token };
};
const list = async () => (await server.call('GET', '/visitas', { as: admin })).json<Visitor[]>();
const counts = async (fecha = '2026-09-26') =>
  (await server.call('GET', `/conteos/${fecha}`, { as: admin })).json();

describe('POST /puerta/visitas', () => {
  test('is answered by key, and once whatever is sent again', async () => {
    const one = visit({ telefono: '+591 700-12345', invito: 'Ana' });
    const old = visit({ tomada: new Date(server.clock() - 37 * 3_600_000).toISOString() });
    expect((await send(one, old)).json()).toEqual({
      resultados: [
        { clave: one.clave, resultado: 'anotada' },
        { clave: old.clave, resultado: 'fuera-de-plazo' },
      ],
    });
    await send(one, old);
    expect(await list()).toEqual([
      {
        id: 1,
        nombre: 'Kevin',
        inicial: 'M',
        menor: false,
        contacto: 'propio',
        invito: 'Ana',
        visitas: ['2026-09-26'],
        parecidas: [],
      },
    ]);
    const contact = await server.call('GET', '/visitas/1/contacto', { as: admin });
    expect(contact.json()).toEqual({ telefono: '+591 700-12345', tutorTelefono: null });
  });

  test('keeps a guardian’s number of a minor and never the own one', async () => {
    const refused = await send(visit({ menor: true, telefono: '70012345' }));
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { errors: { 'visitas.0.telefono': 'De un menor se guarda el teléfono de su familia' } },
    ]);
    await send(visit({ menor: true, tutorTelefono: '70099999' }), visit({ tutorTelefono: '70088888' }));
    expect((await list()).map(({ menor, contacto }) => [menor, contacto])).toEqual([
      [false, null],
      [true, 'tutor'],
    ]);
  });

  test('the log names no visitor', async () => {
    await send(visit({ nombre: 'Wilfreda', telefono: '70012345' }));
    const log = await server.storage.database.store.selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify(log)).not.toMatch(/Wilfreda|70012345/);
    expect(log.map(({ action }) => action)).toContain('visit_noted');
  });
});

describe('the same visitor', () => {
  test('is asked for by phone, or by name and letter within sixty days', async () => {
    await send(visit({ telefono: '700 12345' }));
    server.clock.advance(7 * DAY_MS);
    await send(
      visit({ nombre: 'kévin' }),
      visit({ nombre: 'Otro', telefono: '+59170012345' }),
      visit({ inicial: 'R' }),
    );
    await signIn();
    const [letter, number, name] = await list();
    expect(letter?.parecidas).toEqual([]);
    const first = [{ id: 1, nombre: 'Kevin', inicial: 'M', ultima: '2026-09-26' }];
    expect(number?.parecidas).toEqual(first);
    expect(name?.parecidas).toEqual(first);
    server.clock.advance(60 * DAY_MS);
    const answer = await (async () => {
      await signIn();
      return sendAs({ as: admin }, visit({ nombre: 'KEVIN' }));
    })();
    expect(answer.json()).toMatchObject({
      resultados: [{ resultado: 'anotada', parecidas: [{ id: 2, ultima: '2026-10-03' }] }],
    });
  });

  test('is joined only when an administrator says so', async () => {
    await send(visit({ telefono: '70012345' }));
    server.clock.advance(7 * DAY_MS);
    await send(visit({ invito: 'Ana' }));
    await signIn();
    expect(await list()).toHaveLength(2);
    const join = (id: number, con: number) =>
      server.call('POST', `/visitas/${id}/unir`, { as: admin, body: { con } });
    expect((await join(2, 2)).statusCode).toBe(404);
    expect((await join(2, 9)).statusCode).toBe(404);
    expect((await join(2, 1)).statusCode).toBe(200);
    expect(await list()).toMatchObject([
      { id: 1, contacto: 'propio', invito: 'Ana', visitas: ['2026-10-03', '2026-09-26'] },
    ]);
  });
});

describe('POST /visitas/{id}/miembro', () => {
  const fields = {
    codigo: '88001',
    nombre: 'Kevin',
    apellido: 'Mamani',
    username: 'kevin',
    email: 'kevin@casa.bo',
  };
  const make = (body: object, id = 1) => server.call('POST', `/visitas/${id}/miembro`, { as: admin, body });

  test('makes a member with the dates of the visits, who signs in with the number', async () => {
    await send(visit());
    server.clock.advance(7 * DAY_MS);
    await send(visit());
    await signIn();
    await server.call('POST', '/visitas/2/unir', { as: admin, body: { con: 1 } });
    const answer = await make(fields);
    expect(answer.json()).toMatchObject({ usuario: { ...fields, role: 'USER' }, asistencias: 2 });
    const login = await server.call('POST', '/auth/login', {
      body: { username: 'kevin', password: '88001' },
    });
    const mine = await server.call('GET', '/asistencia/mis-asistencias', {
      as: login.json<{ token: string }>(),
    });
    expect(mine.json()).toMatchObject([
      { date: '2026-10-03', time: '19:30:00' },
      { date: '2026-09-26', time: '19:30:00' },
    ]);
    expect(await list()).toEqual([]);
    expect(await counts()).toEqual({ fecha: '2026-09-26', conNumero: 1, visitas: 0, sinNombre: 0 });
    expect((await make(fields)).json()).toMatchObject({ code: 'visitor_not_found' });
  });

  test('of an existing member leaves a day that is marked as it is', async () => {
    const ana = await server.person('USER', 'ana', { codigo: '5501' });
    const body = { codigoMembresia: '5501' };
    await server.call('POST', '/asistencia/marcar-por-membresia', { as: admin, body });
    await send(visit());
    expect((await make({ usuario: ana.id })).json()).toMatchObject({
      usuario: { id: ana.id },
      asistencias: 0,
    });
    expect((await make({ usuario: 999 })).json()).toMatchObject({ code: 'visitor_not_found' });
  });

  test('refuses what is taken, and keeps the visitor', async () => {
    await server.person('USER', 'ana', { codigo: '88001' });
    await send(visit());
    expect((await make(fields)).json()).toMatchObject({
      code: 'already_taken',
      errors: { codigo: expect.anything() },
    });
    expect((await make({ usuario: 999 })).json()).toMatchObject({ code: 'user_not_found' });
    expect(await list()).toHaveLength(1);
  });
});

test('a day in numbers: members, visits, and those whom nobody wrote down', async () => {
  const body = { codigoMembresia: admin.codigo };
  await server.call('POST', '/asistencia/marcar-por-membresia', { as: admin, body });
  await send(visit(), visit({ nombre: 'Luz' }));
  const put = (fecha: string, options: object) =>
    server.call('PUT', `/puerta/conteos/${fecha}`, { ...options, body: { total: 20 } });
  const asPhone = { headers: phone.headers };
  expect((await put('2026-09-26', asPhone)).statusCode).toBe(200);
  expect(await counts()).toEqual({ fecha: '2026-09-26', conNumero: 1, visitas: 2, sinNombre: 20 });
  expect((await put('2026-09-25', asPhone)).json()).toMatchObject({ code: 'day_over' });
  expect((await put('2026-09-25', { as: admin })).statusCode).toBe(200);
  expect((await put('2026-09-27', { as: admin })).json()).toMatchObject({
    errors: { fecha: expect.anything() },
  });
  expect(await counts('2026-09-25')).toEqual({
    fecha: '2026-09-25',
    conNumero: 0,
    visitas: 0,
    sinNombre: 20,
  });
});

test('name and contact go after six months without a visit, the count stays', async () => {
  const { database } = server.storage;
  await send(visit({ nombre: 'Wilfreda', telefono: '70012345', invito: 'Teófila' }));
  server.clock.advance(183 * DAY_MS);
  await runRetention(database, server.clock());
  await signIn();
  expect(await list()).toHaveLength(1);
  server.clock.advance(2 * DAY_MS);
  await runRetention(database, server.clock());
  await signIn();
  expect(await list()).toEqual([]);
  const rows = await database.store.selectFrom('visitors').selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/Wilfreda|70012345|Teófila/i);
  expect(await counts()).toMatchObject({ visitas: 1 });
});
