import { defaultDocuments } from '@ministerio/content/site';
import { CONTENT_KEYS, publicContent } from '@ministerio/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ContentCalls, contentCalls, notice, suspended } from '../content-calls.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

let server: TestApp;
let admin: Person;
let calls: ContentCalls;
beforeEach(async () => {
  server = await createTestApp();
  admin = await server.person('ADMIN', 'admin');
  calls = contentCalls(server, admin);
});
afterEach(() => server.close());

const { horarios, preguntas } = defaultDocuments;

describe('GET /contenido', () => {
  test('answers the documents of the build as version 0, exactly as the contract has them', async () => {
    const answer = await server.call('GET', '/contenido');
    expect(answer.statusCode).toBe(200);
    const body = answer.json<unknown>();
    expect(publicContent.parse(body)).toEqual(body);
    const filled = (body as { preguntas: { valor: typeof preguntas } }).preguntas.valor;
    expect(filled[0]?.respuesta).toContain('10:30 a 12:30 y 18:00 a 20:30.');
    expect({ ...(body as object), preguntas: { version: 0, valor: preguntas } }).toEqual(
      Object.fromEntries(CONTENT_KEYS.map((key) => [key, { version: 0, valor: defaultDocuments[key] }])),
    );
  });

  test('may be read by any page, which asks each time whether it changed', async () => {
    for (const path of ['/contenido', '/contenido/horarios']) {
      const { headers } = await server.call('GET', path);
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'no-cache',
      });
      const again = await server.call('GET', path, { headers: { 'if-none-match': String(headers.etag) } });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
    }
  });

  test('has no document that the contract does not name', async () => {
    for (const key of ['otro', '__proto__', 'toString']) {
      expect((await server.call('GET', `/contenido/${key}`)).statusCode).toBe(404);
    }
  });

  test('shows a notice until its last day has ended in the church’s zone, and then another ETag', async () => {
    await calls.put('aviso', 0, notice('Hoy hay vigilia', '2026-09-26'));
    const during = await calls.read('aviso');
    expect(during.valor).toEqual(notice('Hoy hay vigilia', '2026-09-26'));
    server.clock.set('2026-09-27T03:59:59.000Z');
    expect((await calls.read('aviso')).etag).toBe(during.etag);
    server.clock.set('2026-09-27T04:00:00.000Z');
    const after = await calls.read('aviso');
    expect([after.valor, after.version]).toEqual([null, 1]);
    expect(after.etag).not.toBe(during.etag);
    expect((await server.call('GET', '/contenido')).body).not.toContain('vigilia');
  });

  test('leaves out changed dates that are past, and those of a meeting that is gone', async () => {
    const late = { ...horarios[5], id: 'vigilia', titulo: 'Vigilia', inicio: '22:00', fin: '02:00' };
    const dates = [
      suspended('jovenes', '2026-09-25'),
      suspended('jovenes', '2026-09-26'),
      suspended('vigilia', '2026-09-25'),
      suspended('ayuno', '2026-09-28'),
    ];
    const more = { excepciones: { version: 0, valor: dates } };
    expect((await calls.put('horarios', 0, [...horarios, late], admin, more)).statusCode).toBe(200);
    const shown = async () =>
      (await calls.read('excepciones')).valor.map(({ reunion, fecha }) => `${reunion} ${fecha}`);
    // A meeting that goes on past midnight is over on the next day.
    expect(await shown()).toEqual(['jovenes 2026-09-26', 'vigilia 2026-09-25', 'ayuno 2026-09-28']);
    await calls.put('horarios', 1, [...horarios.filter(({ id }) => id !== 'ayuno'), late]);
    server.clock.set('2026-09-27T12:00:00.000Z');
    expect(await shown()).toEqual([]);
  });

  test('never says that a photo has its permission, who published it, or when', async () => {
    const photo = { id: 'a'.repeat(32), alt: 'Jóvenes cantando', foco: [0.5, 0.4], permiso: true };
    const row = { id: photo.id, created_ms: 0, width: 1, height: 1, size: 1 };
    await server.storage.database.store.insertInto('photos').values(row).execute();
    await calls.put('fotos', 0, { bienvenida: photo, vision: null });
    const { valor } = await calls.read('fotos');
    expect(valor).toEqual({ bienvenida: { id: photo.id, alt: photo.alt, foco: [0.5, 0.4] }, vision: null });
    const { body } = await server.call('GET', '/contenido');
    expect(body).not.toContain('permiso');
    expect(body).not.toContain('admin');
  });
});
