import { CHAT_HOLD_MS, CONSENT_FAULT } from '@ministerio/contract/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FollowedChurch } from '../follow-ups.ts';

let church: FollowedChurch;
beforeEach(async () => {
  church = await FollowedChurch.open();
});
afterEach(() => church.server.close());

const mateo = {
  codigo: '482100',
  nombre: 'Mateo',
  apellido: 'Añez',
  username: 'mateo',
  email: 'mateo@ejemplo.bo',
};
const consents = {
  consentimientoCuenta: 'Papel',
  consentimientoFoto: 'no',
  consentimientoMensajes: 'persona',
};

const stage = (...filas: object[]) => church.call('POST', '/auth/users/importar/r1', { desde: 0, filas });
const confirm = (filas: number) => church.call('POST', '/auth/users/importar/r1/confirmar', { filas });
const fichaPath = async () => {
  const { id } = await church.store
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'mateo')
    .executeTakeFirstOrThrow();
  return `/auth/users/${id}/ficha`;
};
const ficha = async () => (await church.call('GET', await fichaPath())).json();

test('consents of a list are in the ficha, recorded by who imports them, and are withdrawn there', async () => {
  await stage({ ...mateo, ...consents });
  expect((await confirm(1)).json()).toEqual({ filas: 1, errores: [] });
  const recorded = { por: 'admin', cuando: new Date(church.server.clock()).toISOString(), retirado: null };
  const { version, consentimientos } = await ficha();
  expect(consentimientos).toHaveLength(2);
  expect(consentimientos).toEqual(
    expect.arrayContaining([
      { tipo: 'cuenta', medio: 'papel', ...recorded },
      { tipo: 'mensajes', medio: 'persona', ...recorded },
    ]),
  );
  const body = { version, telefono: null, anioNacimiento: null, tutores: [] };
  const kept = { cuenta: 'papel', foto: null, mensajes: null };
  const answer = await church.call('PUT', await fichaPath(), { ...body, consentimientos: kept });
  expect(answer.statusCode).toBe(200);
  expect((await ficha()).consentimientos).toContainEqual(
    expect.objectContaining({ tipo: 'mensajes', retirado: expect.any(String) }),
  );
});

test('the log says how many came with one, and of whom not', async () => {
  await stage(
    { ...mateo, ...consents },
    { ...mateo, codigo: '482117', username: 'eva', email: 'eva@ejemplo.bo' },
  );
  await confirm(2);
  const { after_json } = await church.store
    .selectFrom('audit_log')
    .select('after_json')
    .where('action', '=', 'users_imported')
    .executeTakeFirstOrThrow();
  expect(JSON.parse(after_json ?? '')).toEqual({ usuarios: 2, consentimientos: 1 });
});

test('a cell that does not say how is refused by its row', async () => {
  const answer = await stage({ ...mateo, ...consents, consentimientoFoto: 'Sí' });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    { errors: { 'filas.0.consentimientoFoto': CONSENT_FAULT } },
  ]);
});

test('paper in a list opens no chat with a guardian before its time (R44)', async () => {
  const mother = { tutorNombre: 'Patricia', tutorTelefono: '70098765', anioNacimiento: '2012' };
  await stage({ ...mateo, ...consents, ...mother });
  const confirmed = await church.server.call('POST', '/auth/users/importar/r1/confirmar', {
    as: church.admin,
    body: { filas: 1 },
    confirmedBy: church.admin,
  });
  expect(confirmed.statusCode).toBe(200);
  const waits = new Date(church.server.clock() + CHAT_HOLD_MS).toISOString();
  expect((await ficha()).tutores).toMatchObject([{ esperaHasta: waits }]);
});
