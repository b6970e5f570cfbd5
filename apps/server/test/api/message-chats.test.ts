import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { insertMessage } from '../../src/db/repositories/messages.ts';
import { runRetention } from '../../src/db/retention.ts';
import { logLines } from '../log-lines.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

let server: TestApp;
let admin: Person;
let logged: string[];
beforeEach(async () => {
  const { lines, logger } = logLines();
  logged = lines;
  server = await createTestApp({
    publicUrl: 'https://iglesia.example',
    logger,
  });
  admin = await server.person('ADMIN', 'admin');
});
afterEach(() => server.close());

const HOUR_MS = 3_600_000;
const message = { nombre: 'Hugo Paz', whatsapp: '700-12345', mensaje: 'Tengo una pregunta' };
let network = 0;
const send = (body: unknown) => {
  network += 1;
  return server.call('POST', '/contactanos', { body, remoteAddress: `198.51.100.${network % 250}` });
};
const errorsOf = (answer: { json: () => unknown }) => (answer.json() as { errors: object }).errors;
const list = async () =>
  (await server.call('GET', '/contactanos', { as: admin })).json<{ id: number; whatsapp?: true }[]>();
const stored = () =>
  server.storage.database.store.selectFrom('contact_messages').select(['email', 'whatsapp']).execute();
const chat = (id: number, texto = 'Hola {nombre}, gracias', as = admin) =>
  server.call('POST', `/contactanos/${id}/chat`, { as, body: { texto } });

/** Every table as text. */
async function dump(): Promise<string> {
  const { store } = server.storage.database;
  const tables = await store.introspection.getTables();
  const rows = await Promise.all(
    tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(store)),
  );
  return JSON.stringify(rows.map((result) => result.rows));
}

describe('POST /contactanos with a number', () => {
  test.each([
    [{ whatsapp: '700 12345' }, { email: '', whatsapp: '+59170012345' }],
    [
      { whatsapp: '+55 11 91234-5678', email: '' },
      { email: '', whatsapp: '+5511912345678' },
    ],
    [
      { whatsapp: '70012345', email: 'h@casa.bo' },
      { email: 'h@casa.bo', whatsapp: '+59170012345' },
    ],
    [
      { whatsapp: ' ', email: 'h@casa.bo' },
      { email: 'h@casa.bo', whatsapp: null },
    ],
    [{ email: 'h@casa.bo' }, { email: 'h@casa.bo', whatsapp: null }],
  ])('%j is kept as %j', async (ways, expected) => {
    const answer = await send({ nombre: 'Hugo', mensaje: 'Hola', via: 'whatsapp', ...ways });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'Mensaje enviado. ¡Gracias por escribirnos!' },
    ]);
    expect(await stored()).toEqual([expected]);
  });

  test.each([
    [{ whatsapp: '', email: ' ' }, { whatsapp: 'Escribe tu número de WhatsApp' }],
    [{ whatsapp: '7001234' }, { whatsapp: expect.stringMatching(/^Escribe el número completo/) }],
    [{ whatsapp: 'llámame', email: 'h@casa.bo' }, { whatsapp: expect.stringMatching(/^Escribe el número/) }],
    [{ whatsapp: 70_012_345 }, { whatsapp: 'Escribe tu número de WhatsApp' }],
    [{ whatsapp: '70012345', email: 'mal' }, { email: 'El formato del correo electrónico no es válido' }],
    [{}, { email: 'El correo electrónico es obligatorio' }],
    [{ email: null }, { email: 'El correo electrónico es obligatorio' }],
  ])('%j is refused at its field', async (ways, errors) => {
    const answer = await send({ nombre: 'Hugo', mensaje: 'Hola', ...ways });
    expect([answer.statusCode, errorsOf(answer)]).toEqual([400, errors]);
    expect(await stored()).toEqual([]);
  });

  test('the plain form takes one way, and shows what was typed where it takes none', async () => {
    const post = (fields: Record<string, string>) =>
      server.call('POST', '/contactanos', {
        body: new URLSearchParams({ nombre: 'Hugo', mensaje: 'Hola', email: '', ...fields }).toString(),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
        },
      });
    const refused = await post({ whatsapp: '7001' });
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('value="7001"');
    expect(refused.body).toContain('id="whatsapp-problema">Escribe el número completo');
    expect((await post({ whatsapp: '70012345' })).headers.location).toBe('/Contactanos?enviado=1');
    expect(await stored()).toEqual([{ email: '', whatsapp: '+59170012345' }]);
  });
});

describe('POST /contactanos/{id}/chat', () => {
  test('answers one address with the first name; number and text are in no list, log, audit or cache', async () => {
    await send(message);
    await send({ nombre: 'Eva', email: 'eva@casa.bo', mensaje: 'Hola' });
    const [eva, hugo] = await list();
    expect([eva?.whatsapp, hugo?.whatsapp]).toEqual([undefined, true]);
    expect(eva).not.toHaveProperty('whatsapp');
    const answer = await chat(hugo?.id ?? 0);
    expect(answer.json()).toEqual({
      direccion: `https://wa.me/59170012345?text=${encodeURIComponent('Hola Hugo, gracias')}`,
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    const entries = await server.storage.database.store
      .selectFrom('audit_log')
      .select(['entity', 'entity_id', 'before_json', 'after_json'])
      .where('action', '=', 'message_chat_opened')
      .execute();
    expect(entries).toEqual([
      { entity: 'message', entity_id: hugo?.id, before_json: null, after_json: null },
    ]);
    expect((await dump()).split('70012345')).toHaveLength(2);
    expect(logged.join('')).not.toMatch(/70012345|gracias|Hugo/);
    expect(JSON.stringify(await list())).not.toMatch(/70012345|wa\.me/);
    expect((await chat(eva?.id ?? 0)).json()).toMatchObject({ code: 'no_contact' });
  });

  test('nobody else gets it, and what is not there has none', async () => {
    await send(message);
    const [{ id } = { id: 0 }] = await list();
    expect((await chat(id, 'Hola', await server.person('USER', 'ana'))).statusCode).toBe(403);
    expect((await chat(999)).json()).toMatchObject({ code: 'message_not_found' });
    expect((await chat(id, ' ')).statusCode).toBe(400);
  });

  test('the 21st writer in an hour is 429 and announced, a second chat with one of them is not', async () => {
    for (let index = 0; index <= 20; index += 1) await send({ ...message, whatsapp: `700123${10 + index}` });
    const [last, ...others] = await list();
    for (const { id } of others) expect((await chat(id)).statusCode).toBe(200);
    const refused = await chat(last?.id ?? 0);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect((await chat(others[0]?.id ?? 0)).statusCode).toBe(200);
    const notices = await server.call('GET', '/avisos', { as: admin });
    expect(notices.json()).toMatchObject({ chats: [{ por: 'admin' }] });
    server.clock.advance(HOUR_MS);
    expect((await chat(last?.id ?? 0)).statusCode).toBe(200);
  });

  test('the 61st writer in a day is 429 until the first one is a day ago', async () => {
    const { store } = server.storage.database;
    const ids: number[] = [];
    for (let index = 0; index <= 60; index += 1) {
      ids.push(await insertMessage(store, { ...message, email: '', whatsapp: `+591700123${10 + index}` }, 0));
    }
    for (const [index, id] of ids.slice(0, 60).entries()) {
      if (index > 0 && index % 20 === 0) server.clock.advance(HOUR_MS);
      expect((await chat(id)).statusCode).toBe(200);
    }
    server.clock.advance(HOUR_MS);
    const refused = await chat(ids[60] ?? 0);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(21 * 3600)]);
  });

  test('the number goes with its message: deleted, or after 24 months', async () => {
    await send(message);
    await send({ ...message, whatsapp: '70099999' });
    const [newest] = await list();
    await server.call('DELETE', `/contactanos/${newest?.id}`, { as: admin });
    expect(await dump()).not.toContain('70099999');
    server.clock.advance(740 * 24 * HOUR_MS);
    await runRetention(server.storage.database, server.clock());
    expect(await dump()).not.toContain('70012345');
  });
});
