import { defaultDocuments, sampleSiteData } from '@ministerio/content/site';
import type {
  ContentDocuments,
  FollowUp,
  FollowUpLists,
  SavedVersion,
  SecurityNotices,
} from '@ministerio/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { prepareDemo } from '../../src/demo/prepare.ts';
import { systemRandom } from '../../src/random.ts';
import { Passwords } from '../../src/security/passwords.ts';
import { cheapHash, createTestApp, type Person, type TestApp, testChurch, testSecret } from '../test-app.ts';

let server: TestApp;
let admin: Person;
let sample: { username: string; codigo: string };

/** @param iso - when the first start is. */
async function start(iso?: string): Promise<void> {
  server = await createTestApp({ sampleContact: true });
  if (iso !== undefined) server.clock.set(iso);
  admin = await server.person('ADMIN', 'admin');
  const demo = await prepareDemo({
    passwords: new Passwords(cheapHash, { slots: 2, queue: 32, waitMs: 3000 }),
    random: systemRandom,
    church: testChurch,
    nowMs: server.clock(),
    feedUrl: null,
  });
  await inTransaction(server.storage.database.store, demo.fill);
  sample = demo.member;
}
beforeEach(() => start());
afterEach(() => server.close());

const remove = async () =>
  server.call('DELETE', '/datos-de-ejemplo', { as: admin, headers: await server.confirmed(admin) });
const get = async <T>(path: string) => (await server.call('GET', path, { as: admin })).json<T>();

describe('the sample data of a first start', () => {
  test('has members, ministries, messages and sermons', async () => {
    expect((await get<object[]>('/auth/users')).length).toBe(25);
    expect((await get<object[]>('/category/categories')).length).toBe(6);
    expect((await get<object[]>('/contactanos')).length).toBe(4);
    expect((await get<{ items: object[] }>('/videos')).items.length).toBe(6);
    expect(await get('/datos-de-ejemplo')).toEqual({ presentes: true });
  });

  test('has a message to be answered in a chat', async () => {
    const messages = await get<{ id: number; nombre: string; whatsapp?: true }[]>('/contactanos');
    const written = messages.filter(({ whatsapp }) => whatsapp === true);
    expect(written).toMatchObject([{ nombre: 'Wilson Roca' }]);
    const chat = await server.call('POST', `/contactanos/${written[0]?.id}/chat`, {
      as: admin,
      body: { texto: 'Hola {nombre}' },
    });
    expect(chat.json<{ direccion: string }>().direccion).toContain('wa.me/447700900126?');
  });

  test('has sermons that there is nothing to watch of, and says so', async () => {
    const { items } = await get<{ items: { id: string; title: string; link: unknown }[] }>('/videos');
    expect(items[0]).toEqual({ id: 'ejemplo-01', title: 'La fe que camina sobre el agua', link: null });
    expect(items.filter(({ link }) => link !== null)).toEqual([]);
  });

  test('has attendance of the last weeks only, on the days of meetings, at the church', async () => {
    const { store } = server.storage.database;
    const rows = await store.selectFrom('attendance').selectAll().execute();
    expect(rows.length).toBeGreaterThan(150);
    for (const row of rows) {
      expect(row.local_date < '2026-09-26' && row.local_date >= '2026-08-01').toBe(true);
      expect([0, 3, 5, 6]).toContain(new Date(`${row.local_date}T12:00Z`).getUTCDay());
    }
    const far = rows.filter(({ latitude }) => latitude !== null && Math.abs(latitude + 17.8132) > 0.001);
    expect(far).toEqual([]);
  });

  test('has somebody who is new and somebody who is missed, so that the home has something to tell', async () => {
    const home = await get<{ primeraVez: { total: number }; ausentes: { total: number } }>(
      '/estadisticas/asistencia',
    );
    expect([home.primeraVez.total, home.ausentes.total]).toEqual([1, 2]);
  });

  test('lets the sample member sign in with the number and mark today', async () => {
    const { username, codigo } = sample;
    const login = await server.call('POST', '/auth/login', { body: { username, password: codigo } });
    const body = { date: '2026-09-26', time: '19:30:00', ...testChurch.point };
    const mark = await server.call('POST', '/asistencia/marcar', { as: login.json(), body });
    expect(mark.statusCode).toBe(200);
  });

  test('goes with one call, and nothing else does', async () => {
    const mine = await server.person('USER', 'mine');
    const own = await server.call('POST', '/category/create', { as: admin, body: { name: 'Propio' } });
    await server.call('POST', '/contactanos', { body: { nombre: 'X', email: 'x@y.bo', mensaje: 'hola' } });
    for (let time = 0; time < 2; time += 1) {
      const answer = await remove();
      expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Datos de ejemplo eliminados.' }]);
    }
    expect(await get('/datos-de-ejemplo')).toEqual({ presentes: false });
    expect(await get('/auditoria?action=demo_removed')).toMatchObject([{ actor: 'admin', entity: 'demo' }]);
    const users = await get<{ id: number }[]>('/auth/users');
    expect(users.map(({ id }) => id)).toEqual([admin.id, mine.id]);
    expect(await get('/category/categories')).toEqual([own.json()]);
    expect(await get<{ nombre: string }[]>('/contactanos')).toMatchObject([{ nombre: 'X' }]);
    expect(await get('/videos')).toEqual({ items: [] });
    expect(await server.storage.database.store.selectFrom('attendance').selectAll().execute()).toEqual([]);
  });
});

describe('the follow-up of the sample data, on every day of a week', () => {
  const days = ['2026-09-21', '2026-09-22', '2026-09-23', '2026-09-24', '2026-09-25', '2026-09-27'];

  test.each(days)('%s has somebody of each list, an adult and a minor’s family to write to', async (day) => {
    await server.close();
    await start(`${day}T23:30:00.000Z`);
    const { nuevos, faltan, volvieron } = await get<FollowUpLists>('/seguimientos');
    const rowOf = (rows: readonly FollowUp[], nombre: string) => rows.find((row) => row.nombre === nombre);
    expect(rowOf(nuevos, 'Elías')).toMatchObject({ estado: 'pendiente' });
    expect(rowOf(faltan, 'Camila')).toMatchObject({ menor: false, contacto: { clase: 'propio' } });
    const family = { clase: 'tutor', nombre: 'Rosa', parentesco: 'madre' };
    expect(rowOf(faltan, 'Joaquín')).toMatchObject({ menor: true, contacto: family });
    expect(rowOf(volvieron, 'Abigail')).toMatchObject({ faltas: expect.any(Number) });
  });

  test('reaches nobody: its numbers are of a range for films', async () => {
    const { store } = server.storage.database;
    const details = await store.selectFrom('person_details').select('telefono').execute();
    const guardians = await store.selectFrom('guardians').select('telefono').execute();
    const messages = await store.selectFrom('contact_messages').select('whatsapp as telefono').execute();
    const numbers = [...details, ...guardians, ...messages].flatMap(({ telefono }) => telefono ?? []);
    expect(numbers).toHaveLength(3);
    for (const number of numbers) expect(number).toMatch(/^\+447700900\d{3}$/);
  });
});

describe('the sample contact', () => {
  const { datos } = defaultDocuments;
  const documentOf = () => get<{ version: number; valor: ContentDocuments['datos'] }>('/contenido/datos');
  const versions = () => get<SavedVersion[]>('/contenido/datos/versiones');
  const put = async (version: number, valor: unknown) =>
    server.call('PUT', '/contenido/datos', {
      as: admin,
      body: { version, valor },
      headers: await server.confirmed(admin),
    });
  const notices = async () => (await get<SecurityNotices>('/avisos')).datos.map(({ campos }) => campos);

  test('is a published document, marked, which only says what the build leaves open', async () => {
    server.clock.advance(2000);
    expect(await documentOf()).toEqual({ version: 1, valor: sampleSiteData });
    expect(sampleSiteData).toEqual({
      ...datos,
      ...{ telefono: '+44 1632 960123', whatsapp: '+44 7700 900123', email: 'contacto@example.org' },
      facebook: 'https://www.facebook.com/',
      instagram: 'https://www.instagram.com/',
      youtube: 'https://www.youtube.com/',
    });
    expect((await versions()).map(({ version, quien, ejemplo }) => [version, quien, ejemplo])).toEqual([
      [1, null, true],
      [0, null, false],
    ]);
  });

  test('is never shown where the site has an address of its own', async () => {
    const { database } = server.storage;
    const app = await buildApp({ database, secret: testSecret, clock: server.clock, hashCost: cheapHash });
    const { valor } = (await app.inject({ url: '/api/contenido/datos' })).json<{ valor: unknown }>();
    await app.close();
    expect(valor).toEqual(datos);
  });

  test('goes with the sample data, which asks for the password and is announced', async () => {
    const refused = await server.call('DELETE', '/datos-de-ejemplo', { as: admin });
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'confirmation_required' }]);
    expect(await get('/datos-de-ejemplo')).toEqual({ presentes: true });
    expect((await remove()).statusCode).toBe(200);
    expect(await documentOf()).toEqual({ version: 0, valor: datos });
    expect(await versions()).toHaveLength(1);
    expect(await notices()).toEqual([['telefono', 'whatsapp', 'email', 'facebook', 'instagram', 'youtube']]);
  });

  test('leaves what an administrator published since, in every version', async () => {
    await put(1, { ...sampleSiteData, ciudad: 'Montero' });
    await put(2, { ...sampleSiteData, ciudad: 'Warnes', whatsapp: '+591 700 00000' });
    await remove();
    const own = { ...datos, ciudad: 'Warnes', whatsapp: '+591 700 00000' };
    expect(await documentOf()).toEqual({ version: 4, valor: own });
    expect((await versions()).map(({ version, valor }) => [version, valor])).toEqual([
      [4, own],
      [3, own],
      [2, { ...datos, ciudad: 'Montero' }],
      [0, datos],
    ]);
    expect((await notices())[0]).toEqual(['telefono', 'email', 'facebook', 'instagram', 'youtube']);
  });

  test('asks for nothing where it is gone already', async () => {
    await put(1, { ...datos, ciudad: 'Warnes' });
    const answer = await server.call('DELETE', '/datos-de-ejemplo', { as: admin });
    expect(answer.statusCode).toBe(200);
    expect(await documentOf()).toEqual({ version: 2, valor: { ...datos, ciudad: 'Warnes' } });
  });
});
