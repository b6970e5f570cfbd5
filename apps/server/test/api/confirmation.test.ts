import { join } from 'node:path';
import { defaultDocuments } from '@ministerio/content/site';
import type { CONFIRMED_DATA_FIELDS, SecurityNotices } from '@ministerio/contract';
import { DAY_MS } from '@ministerio/contract/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { openBackup } from '../../src/db/backup/inspect-backup.ts';
import { writeBackup } from '../../src/db/backup/write-backup.ts';
import { openPostgres } from '../../src/db/open-postgres.ts';
import { runRetention } from '../../src/db/retention.ts';
import { EMPTY, prepareRestored } from '../../src/restore/prepare-restored.ts';
import { cheapHash, createTestApp, type Person, type TestApp, testSecret } from '../test-app.ts';

let server: TestApp;
let admin: Person;
beforeEach(async () => {
  server = await createTestApp();
  admin = await server.person('ADMIN', 'admin');
});
afterEach(() => server.close());

type Session = Pick<Person, 'token'>;
const { datos } = defaultDocuments;
const confirm = (clave = admin.password, as: Session = admin) =>
  server.call('POST', '/auth/me/confirmar', { as, body: { clave } });
const confirmed = async (as: Session = admin) => {
  const { confirmacion } = (await confirm(admin.password, as)).json<{ confirmacion: string }>();
  return { 'x-confirmacion': confirmacion };
};
const put = (valor: unknown, headers: Record<string, string> = {}, version = 0, as: Session = admin) =>
  server.call('PUT', '/contenido/datos', { as, body: { version, valor }, headers });
const signIn = async () =>
  (
    await server.call('POST', '/auth/login', { body: { username: 'admin', password: admin.password } })
  ).json<Session>();
const stored = () => server.storage.database.store.selectFrom('confirmations').selectAll().execute();

/** A change of each confirmed field. */
const changes: Record<(typeof CONFIRMED_DATA_FIELDS)[number], unknown> = {
  latitude: -12.05,
  longitude: -77.04,
  radio: 300,
  zona: 'America/Lima',
  telefono: '+51 1 700 0000',
  whatsapp: '+51 900 000 000',
  email: 'hola@example.org',
  responsable: 'Rut Paz',
  telefonoProteccion: '+51 900 000 001',
  direccion: ['Calle Otra 7'],
  facebook: 'https://facebook.com/otra',
  instagram: 'https://instagram.com/otra',
  youtube: 'https://youtube.com/@otra',
};
const moved = { ...datos, radio: 300 };

describe('what leads people to the church', () => {
  test.each(Object.entries(changes))(
    '%s is changed only with a confirmation, also back',
    async (field, value) => {
      const valor = { ...datos, [field]: value };
      const refused = await put(valor);
      expect([refused.statusCode, refused.json()]).toEqual([
        403,
        {
          code: 'confirmation_required',
          message: 'Escribe tu contraseña otra vez para confirmar este cambio.',
        },
      ]);
      const headers = await confirmed();
      expect((await put(valor, headers)).json()).toMatchObject({ version: 1 });
      const restore = (more: Record<string, string>) =>
        server.call('POST', '/contenido/datos/versiones/0/restaurar', {
          as: admin,
          body: { version: 1 },
          headers: more,
        });
      expect((await restore({})).json()).toMatchObject({ code: 'confirmation_required' });
      expect((await restore(headers)).json()).toMatchObject({ version: 2, valor: datos });
    },
  );

  test('does not cover the rest of the document, nor the other documents', async () => {
    expect((await put({ ...datos, ciudad: 'Montero', canal: `UC${'x'.repeat(22)}` })).statusCode).toBe(200);
    const body = { version: 0, valor: [] };
    expect((await server.call('PUT', '/contenido/actividades', { as: admin, body })).statusCode).toBe(200);
  });

  test('is announced to every administrator for seven days, by field, without values', async () => {
    await put({ ...moved, ciudad: 'Montero' }, await confirmed());
    server.clock.advance(1000);
    await put({ ...moved, ciudad: 'Warnes' }, {}, 1);
    const told = async () => {
      const as = await signIn();
      return (await server.call('GET', '/avisos', { as })).json<SecurityNotices>().datos;
    };
    expect(await told()).toEqual([{ por: 'admin', cuando: '2026-09-26T23:30:00.000Z', campos: ['radio'] }]);
    server.clock.advance(7 * DAY_MS - 1001);
    expect(await told()).toHaveLength(1);
    server.clock.advance(1);
    expect(await told()).toEqual([]);
  });
});

describe('POST /auth/me/confirmar', () => {
  test('answers a random value, of which the database keeps a hash', async () => {
    const [one, other] = [await confirmed(), await confirmed()];
    expect(one['x-confirmacion']).toMatch(/^[\w-]{43}$/);
    expect(other).not.toEqual(one);
    const rows = await stored();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(one['x-confirmacion']);
  });

  test('refuses a wrong password as the other calls do, and slows guessing', async () => {
    const answer = await confirm('no es');
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      {
        code: 'wrong_current_password',
        message: 'La contraseña actual no es correcta.',
        errors: { clave: 'La contraseña actual no es correcta.' },
      },
    ]);
    for (let attempt = 0; attempt < 4; attempt += 1) await confirm('no es');
    const slowed = await confirm();
    expect([slowed.statusCode, slowed.headers['retry-after']]).toEqual([429, '2']);
    expect(await stored()).toEqual([]);
  });

  test('is for any account', async () => {
    const ana = await server.person('USER', 'ana');
    expect((await confirm(ana.password, ana)).statusCode).toBe(200);
  });
});

describe('a confirmation holds', () => {
  test('for five minutes from its issue, however often it is used, and not before it', async () => {
    const headers = await confirmed();
    server.clock.advance(299_999);
    expect((await put(moved, headers)).statusCode).toBe(200);
    server.clock.advance(1);
    expect((await put(datos, headers, 1)).json()).toMatchObject({ code: 'confirmation_required' });
    server.clock.advance(-300_001);
    expect((await put(datos, headers, 1)).json()).toMatchObject({ code: 'confirmation_required' });
    server.clock.advance(300_001);
    await confirmed();
    expect(await stored()).toHaveLength(1);
  });

  test.each([
    ['another token of the same account', async () => signIn()],
    ['another account', async () => server.person('ADMIN', 'luis')],
  ])('not for %s', async (_who, other) => {
    const headers = await confirmed();
    const as = await other();
    expect((await put(moved, headers, 0, as)).json()).toMatchObject({ code: 'confirmation_required' });
    expect((await put(moved, headers)).statusCode).toBe(200);
  });

  test('not for a second client with the same token, which does not know it', async () => {
    await confirmed();
    const guesses = [{}, { 'x-confirmacion': '' }, { 'x-confirmacion': (await stored())[0]?.hash ?? '' }];
    for (const headers of guesses) {
      expect((await put(moved, headers as Record<string, string>)).statusCode).toBe(403);
    }
  });

  test('not after the sessions ended', async () => {
    const headers = await confirmed();
    await server.call('POST', `/auth/users/${admin.id}/cerrar-sesiones`, { as: admin, body: {} });
    expect((await put(moved, headers)).statusCode).toBe(401);
    const as = await signIn();
    expect((await put(moved, headers, 0, as)).json()).toMatchObject({ code: 'confirmation_required' });
  });

  test('in every process', async () => {
    const headers = await confirmed();
    const { url, database } = server.storage;
    const own = url === null ? database : await openPostgres(url);
    const app = await buildApp({
      database: own,
      secret: testSecret,
      clock: server.clock,
      hashCost: cheapHash,
    });
    const answer = await app.inject({
      method: 'PUT',
      url: '/api/contenido/datos',
      headers: { authorization: `Bearer ${admin.token}`, ...headers },
      payload: { version: 0, valor: moved },
    });
    await app.close();
    if (url !== null) await own.close();
    expect(answer.json()).toMatchObject({ version: 1 });
  });
});

test('confirmations are forgotten by the retention and by a restore', async () => {
  await confirmed();
  const { database, dataDir } = server.storage;
  await writeBackup(database, join(dataDir, 'copia.sqlite'));
  const options = { file: join(dataDir, 'copia.sqlite'), nowMs: server.clock() };
  await prepareRestored(options, join(dataDir, 'draft.sqlite'), EMPTY);
  const copy = openBackup(join(dataDir, 'draft.sqlite'));
  expect(copy.prepare('SELECT count(*) FROM confirmations').pluck().get()).toBe(0);
  copy.close();
  server.clock.advance(300_000);
  await runRetention(database, server.clock());
  expect(await stored()).toEqual([]);
});
