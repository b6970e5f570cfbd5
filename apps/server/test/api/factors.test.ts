import { join } from 'node:path';
import type { Factors } from '@ministerio/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeBackup } from '../../src/db/backup/write-backup.ts';
import { restoreInto, stop, withRestored } from '../backup/restored.ts';
import {
  addApp,
  addPasskey,
  codeOf,
  confirmedByCode,
  firstStep,
  ORIGIN,
  withApp,
} from '../second-factor/factors.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

let server: TestApp;
let rosa: Person;
beforeEach(async () => {
  server = await createTestApp({ publicUrl: ORIGIN });
  rosa = await server.person('ADMIN', 'rosa');
});
afterEach(() => server.close());

const listed = async (as: Person = rosa) =>
  (await server.call('GET', '/auth/me/factores', { as })).json<Factors>();
const remove = (id: number | undefined, headers: Record<string, string>) =>
  server.call('DELETE', `/auth/me/factores/${id}`, { as: rosa, headers });
const log = () =>
  server.storage.database.store
    .selectFrom('audit_log')
    .select(['action', 'entity_id', 'before_json', 'after_json'])
    .where('action', 'like', '%factor%')
    .orderBy('id')
    .execute();

describe('the own second factors', () => {
  test('are none at first', async () => {
    expect(await listed()).toEqual({ factores: [], codigos: 0, origen: ORIGIN });
    const asked = await server.call('POST', '/auth/me/retos', { as: rosa, body: { para: 'confirmar' } });
    expect(asked.json()).toEqual({});
  });

  test('an app is added by its first code, brings ten codes, and is used by a confirmation', async () => {
    const { answer, codes, secret, uri } = await withApp(server, rosa);
    expect(answer.statusCode).toBe(200);
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(uri).toMatch(/^otpauth:\/\/totp\/.*:rosa\?.*period=30/);
    expect(await listed()).toEqual({
      factores: [
        {
          id: expect.any(Number),
          tipo: 'app',
          nombre: 'Mi teléfono',
          creado: '2026-09-26T23:30:00.000Z',
          usado: null,
        },
      ],
      codigos: 10,
      origen: ORIGIN,
    });
    await confirmedByCode(server, rosa, codeOf(server, secret));
    expect((await listed()).factores[0]?.usado).toBe('2026-09-26T23:30:30.000Z');
    expect(await log()).toEqual([
      { action: 'factor_added', entity_id: rosa.id, before_json: null, after_json: '{"method":"app"}' },
    ]);
  });

  test('the secret and the codes are in no copy of the database', async () => {
    const { codes, secret } = await withApp(server, rosa);
    const { store } = server.storage.database;
    const stored = JSON.stringify([
      await store.selectFrom('second_factors').selectAll().execute(),
      await store.selectFrom('recovery_codes').selectAll().execute(),
      await store.selectFrom('challenges').selectAll().execute(),
      await store.selectFrom('audit_log').selectAll().execute(),
    ]);
    expect(stored).not.toContain(secret);
    for (const code of codes) expect(stored).not.toContain(code);
  });

  test('a second one keeps the codes; new codes replace them and are told by name', async () => {
    const { secret, codes } = await withApp(server, rosa);
    const headers = await confirmedByCode(server, rosa, codeOf(server, secret));
    const { answer } = await addPasskey(server, rosa, headers);
    expect(answer.json()).toEqual({ codigos: null });
    const made = await server.call('POST', '/auth/me/factores', {
      as: rosa,
      body: { tipo: 'codigos' },
      headers,
    });
    const fresh = made.json<{ codigos: string[] }>().codigos;
    expect(fresh).toHaveLength(10);
    expect(fresh).not.toContain(codes[0]);
    const { reto } = await firstStep(server, rosa);
    const old = await server.call('POST', '/auth/segundo-factor', { body: { reto, codigo: codes[0] } });
    expect(old.json()).toMatchObject({ code: 'wrong_code' });
    const notices = (await server.call('GET', '/avisos', { as: rosa })).json<{
      accesos: { motivo: string }[];
    }>();
    expect(notices.accesos.map(({ motivo }) => motivo)).toEqual([
      'codigos-nuevos',
      'factor-agregado',
      'factor-agregado',
    ]);
  });

  test('new codes need a factor', async () => {
    const headers = await server.confirmed(rosa);
    const answer = await server.call('POST', '/auth/me/factores', {
      as: rosa,
      body: { tipo: 'codigos' },
      headers,
    });
    expect(answer.statusCode).toBe(404);
  });

  test('removing the last takes the codes along; the password is enough again', async () => {
    const { secret } = await withApp(server, rosa);
    const [factor] = (await listed()).factores;
    const headers = await confirmedByCode(server, rosa, codeOf(server, secret));
    expect((await remove(factor?.id, headers)).json()).toEqual({ message: 'Segundo factor quitado.' });
    expect(await listed()).toEqual({ factores: [], codigos: 0, origen: ORIGIN });
    expect((await firstStep(server, rosa)).answer.statusCode).toBe(200);
    expect((await log()).map(({ action }) => action)).toEqual(['factor_added', 'factor_removed']);
    expect((await remove(factor?.id, headers)).statusCode).toBe(404);
  });

  test('are each person’s own', async () => {
    const luis = await server.person('ADMIN', 'luis');
    await withApp(server, luis);
    const [factor] = (await listed(luis)).factores;
    expect((await remove(factor?.id, await server.confirmed(rosa))).statusCode).toBe(404);
    expect((await listed(luis)).factores).toHaveLength(1);
  });

  test('a wrong code or a passkey’s answer to another challenge adds nothing', async () => {
    const headers = await server.confirmed(rosa);
    const { answer, body } = await addPasskey(server, rosa, headers);
    expect(answer.statusCode).toBe(200);
    const again = await server.call('POST', '/auth/me/factores', { as: rosa, body, headers });
    expect(again.json()).toMatchObject({ code: 'challenge_expired' });
    const asked = await server.call('POST', '/auth/me/retos', { as: rosa, body: { para: 'llave' }, headers });
    const { reto } = asked.json<{ llave: { reto: string } }>().llave;
    const replayed = await server.call('POST', '/auth/me/factores', {
      as: rosa,
      body: { ...body, reto },
      headers,
    });
    expect(replayed.json()).toMatchObject({ code: 'wrong_passkey' });
    const app = await server.call('POST', '/auth/me/retos', { as: rosa, body: { para: 'app' }, headers });
    const wrong = {
      tipo: 'app',
      reto: app.json<{ app: { reto: string } }>().app.reto,
      nombre: 'x',
      codigo: '12345',
    };
    const refused = await server.call('POST', '/auth/me/factores', { as: rosa, body: wrong, headers });
    expect(refused.json()).toMatchObject({ code: 'wrong_code' });
    expect((await listed()).factores).toHaveLength(1);
  });

  test('ends what the password alone had confirmed elsewhere', async () => {
    const other = (await firstStep(server, rosa)) as unknown as Person;
    const elsewhere = await server.confirmed({ ...rosa, token: other.token });
    await withApp(server, rosa);
    const asked = { as: other, body: { para: 'app' }, headers: elsewhere };
    expect((await server.call('POST', '/auth/me/retos', asked)).json()).toMatchObject({
      code: 'confirmation_required',
    });
  });

  test('members add none; who was an administrator still removes one', async () => {
    const { secret } = await withApp(server, rosa);
    const luis = await server.person('ADMIN', 'luis');
    const body = { username: 'rosa', email: 'rosa@example.test', role: 'USER' };
    await server.call('PUT', `/auth/users/${rosa.id}`, { as: luis, confirmedBy: luis, body });
    const { reto } = await firstStep(server, rosa);
    const signedIn = await server.call('POST', '/auth/segundo-factor', {
      body: { reto, codigo: codeOf(server, secret) },
    });
    const as = { ...rosa, ...signedIn.json<{ token: string }>() };
    server.clock.advance(30_000);
    const headers = await confirmedByCode(server, as, codeOf(server, secret));
    const more = await server.call('POST', '/auth/me/retos', { as, body: { para: 'app' }, headers });
    expect(more.json()).toMatchObject({ code: 'forbidden' });
    const [factor] = (await listed(as)).factores;
    const gone = await server.call('DELETE', `/auth/me/factores/${factor?.id}`, { as, headers });
    expect(gone.statusCode).toBe(200);
  });

  test('go with their person', async () => {
    await withApp(server, rosa);
    const luis = await server.person('ADMIN', 'luis');
    await firstStep(server, rosa);
    await server.call('DELETE', `/${rosa.id}`, { as: luis, confirmedBy: luis });
    const { store } = server.storage.database;
    for (const table of ['second_factors', 'recovery_codes', 'challenges'] as const) {
      expect(await store.selectFrom(table).select('user_id').execute()).toEqual([]);
    }
  });
});

describe('where passkeys work', () => {
  test.each([
    ['https://jovenes.example', 'https://jovenes.example'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://jovenes.example', null],
    ['http://127.0.0.1:3000', null],
    ['https://192.0.2.7', null],
    ['https://[2001:db8::1]', null],
    [null, null],
  ])('%s: %s', async (publicUrl, origen) => {
    await server.close();
    server = await createTestApp({ publicUrl });
    rosa = await server.person('ADMIN', 'rosa');
    expect((await listed()).origen).toBe(origen);
    if (origen !== null) return;
    const headers = await server.confirmed(rosa);
    const asked = await server.call('POST', '/auth/me/retos', { as: rosa, body: { para: 'llave' }, headers });
    expect([asked.statusCode, asked.json<{ code: string }>().code]).toEqual([409, 'passkeys_unavailable']);
  });
});

describe('a restore (R49)', () => {
  test('voids recovery codes, and a factor that was removed since stays removed', async () => {
    const { secret, codes } = await withApp(server, rosa);
    const headers = await confirmedByCode(server, rosa, codeOf(server, secret));
    server.clock.advance(30_000);
    const { secret: lost } = await addApp(server, rosa, headers);
    const [, second] = (await listed()).factores;
    const { database, dataDir } = server.storage;
    const file = join(dataDir, 'copia.sqlite');
    await writeBackup(database, file);
    await remove(second?.id, headers);
    await stop(server);
    await restoreInto(server, { file, force: true });
    const left = await withRestored(server, async ({ store }) => ({
      factors: await store.selectFrom('second_factors').select(['user_id', 'kind']).execute(),
      codes: await store.selectFrom('recovery_codes').selectAll().execute(),
      challenges: await store.selectFrom('challenges').selectAll().execute(),
    }));
    expect(left).toEqual({ factors: [{ user_id: rosa.id, kind: 'totp' }], codes: [], challenges: [] });
    expect([lost === secret, codes.length]).toEqual([false, 10]);
    server = await createTestApp();
  });
});
