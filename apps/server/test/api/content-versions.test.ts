import { defaultDocuments } from '@ministerio/content/site';
import type { SavedVersion } from '@ministerio/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KEPT_VERSIONS } from '../../src/db/repositories/content-versions.ts';
import { type ContentCalls, contentCalls, notice } from '../content-calls.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

let server: TestApp;
let admin: Person;
let luis: Person;
let calls: ContentCalls;
beforeEach(async () => {
  server = await createTestApp();
  admin = await server.person('ADMIN', 'admin');
  luis = await server.person('ADMIN', 'Luis');
  calls = contentCalls(server, admin);
});
afterEach(() => server.close());

const { ministerios, preguntas } = defaultDocuments;

describe('the document `ministerios`', () => {
  const choir = { nombre: 'Coro y alabanza', entrada: 'Cantamos', parrafos: ['Los martes'], emblema: null };
  const added = { ...choir, propio: false, categoria: null };

  test('gives a new ministry an anchor of its own, which stays whatever its name becomes', async () => {
    const first = await calls.put('ministerios', 0, [...ministerios, added]);
    expect([first.statusCode, first.json<{ valor: object[] }>().valor.at(-1)]).toEqual([
      200,
      { id: 'coro-y-alabanza', ...added },
    ]);
    await calls.put('ministerios', 1, [{ ...added, id: 'coro-y-alabanza', nombre: 'Música' }]);
    // Ids of deleted ministries are not reused.
    const next = await calls.put('ministerios', 2, [added]);
    expect(next.json()).toMatchObject({ valor: [{ id: 'coro-y-alabanza-2' }] });
    const root = await calls.put('ministerios', 3, [{ ...added, nombre: 'Root' }]);
    expect(root.json()).toMatchObject({ valor: [{ id: 'root-2' }] });
    await calls.restore('ministerios', 0, 4);
    expect((await calls.read('ministerios')).valor).toEqual(ministerios);
  });

  test('moves its calendar, and a ministry that is gone takes its own along and leaves its meetings', async () => {
    const calendar = async (path: string) => (await server.app.inject({ url: path })).statusCode;
    const before = await calls.read('ministerios');
    expect(await calendar('/calendario/exploradoresdelrey.ics')).toBe(200);
    const renamed = ministerios
      .filter(({ id }) => id !== 'exploradoresdelrey')
      .map((one) => (one.id === 'jovenes' ? { ...one, nombre: 'La red' } : one));
    await calls.put('ministerios', 0, renamed);
    expect(await calendar('/calendario/exploradoresdelrey.ics')).toBe(404);
    expect(await calendar('/calendario/reunion/exploradores.ics')).toBe(200);
    const { body } = await server.app.inject({ url: '/calendario/jovenes.ics' });
    expect(body).toContain('X-WR-CALNAME:La red');
    await calls.restore('ministerios', 0, 1);
    expect((await calls.read('ministerios')).etag).toBe(before.etag);
    expect(await calendar('/calendario/exploradoresdelrey.ics')).toBe(200);
  });

  test('says what is wrong at its field', async () => {
    const [first, second, ...others] = ministerios;
    const two = [{ ...first, propio: true }, { ...second, propio: true }, ...others];
    expect((await calls.put('ministerios', 0, two)).json()).toMatchObject({
      errors: { 'valor.1.propio': 'Solo un ministerio puede ser el del sitio' },
    });
  });

  test('decides about nobody who is a minor', async () => {
    const minors = async () => (await server.call('GET', '/category/menores', { as: admin })).json<object>();
    await server.call('POST', '/category/create', { as: admin, body: { name: 'Red de Adolescentes' } });
    const known = await minors();
    await calls.put('ministerios', 0, [added]);
    expect(await minors()).toEqual(known);
    await server.call('POST', '/category/create', { as: admin, body: { name: 'Escuela dominical' } });
    const { ministerios: ids } = (await minors()) as { ministerios: number[] };
    expect(ids).toHaveLength(2);
    const refused = await calls.put('ministerios', 1, [{ ...added, deMenores: false }]);
    expect(refused.statusCode).toBe(400);
  });
});

describe('versions of a document', () => {
  test('are listed with who and when, the published one first and the build’s last', async () => {
    await calls.put('aviso', 0, notice('Uno'), luis);
    server.clock.advance(60_000);
    await calls.put('aviso', 1, notice('Dos'));
    expect(await calls.versionsOf('aviso')).toEqual([
      {
        version: 2,
        valor: notice('Dos'),
        quien: 'admin',
        cuando: '2026-09-26T23:31:00.000Z',
        ejemplo: false,
      },
      { version: 1, valor: notice('Uno'), quien: 'Luis', cuando: '2026-09-26T23:30:00.000Z', ejemplo: false },
      { version: 0, valor: null, quien: null, cuando: null, ejemplo: false },
    ]);
    await server.call('DELETE', `/${luis.id}`, { as: admin, confirmedBy: admin });
    expect((await calls.versionsOf('aviso'))[1]?.quien).toBeNull();
  });

  test('include a notice that was taken away, also over one of the build', async () => {
    const documents = { ...defaultDocuments, aviso: notice('De siempre') };
    const own = await createTestApp({ documents });
    const as = await own.person('ADMIN', 'admin');
    const publish = (version: number, valor: unknown) =>
      own.call('PUT', '/contenido/aviso', { as, body: { version, valor } });
    const shown = async () => (await own.call('GET', '/contenido/aviso')).json<unknown>();
    expect(await shown()).toEqual({ version: 0, valor: notice('De siempre') });
    expect((await publish(0, null)).json()).toEqual({ version: 1, valor: null });
    expect(await shown()).toEqual({ version: 1, valor: null });
    expect((await publish(1, notice('Otro'))).statusCode).toBe(200);
    const listed = (await own.call('GET', '/contenido/aviso/versiones', { as })).json<SavedVersion[]>();
    expect(listed.map(({ version, valor }) => [version, valor])).toEqual([
      [2, notice('Otro')],
      [1, null],
      [0, notice('De siempre')],
    ]);
    await own.close();
  });

  test('are restored as a new one, with the former value and its ETag', async () => {
    const first = await calls.read('preguntas');
    await calls.put('preguntas', 0, preguntas.slice(1));
    const second = await calls.read('preguntas');
    const undone = await calls.restore('preguntas', 0, 1);
    expect([undone.statusCode, undone.json()]).toEqual([200, { version: 2, valor: preguntas }]);
    expect((await calls.read('preguntas')).etag).toBe(first.etag);
    await calls.restore('preguntas', 1, 2);
    expect((await calls.read('preguntas')).etag).toBe(second.etag);
    expect((await calls.audited()).slice(1)).toEqual([
      ['content_restored', { documento: 'preguntas', version: 2, restaurada: 0, campos: [] }],
      ['content_restored', { documento: 'preguntas', version: 3, restaurada: 1, campos: [] }],
    ]);
  });

  test('are restored only over the version that was read, and only where they are kept', async () => {
    await calls.put('aviso', 0, notice('Uno'));
    await calls.put('aviso', 1, notice('Dos'), luis);
    const late = await calls.restore('aviso', 1, 1);
    expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'content_changed' }]);
    expect((await calls.restore('aviso', 7, 2)).statusCode).toBe(404);
    expect((await calls.restore('aviso', 2, 2)).json()).toEqual({ version: 2, valor: notice('Dos') });
  });

  test(`are the last ${KEPT_VERSIONS}`, async () => {
    for (let index = 0; index < 25; index += 1) await calls.put('aviso', index, notice(`Aviso ${index}`));
    const kept = (await calls.versionsOf('aviso')).map(({ version }) => version);
    expect(kept).toEqual([...Array.from({ length: KEPT_VERSIONS }, (_, index) => 25 - index), 0]);
  });
});
