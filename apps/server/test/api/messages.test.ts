import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../test-app.ts';

let server: TestApp;
beforeEach(async () => {
  server = await createTestApp({ publicUrl: 'https://iglesia.example' });
});
afterEach(() => server.close());

const HOUR_MS = 3_600_000;
const message = { nombre: 'Hugo', email: 'hugo@casa.bo', mensaje: 'Hola,\n¿a qué hora es? 👨‍👩‍👧' };
const send = (body: unknown, remoteAddress = '203.0.113.5') =>
  server.call('POST', '/contactanos', { body, remoteAddress });
const received = async () => {
  const rows = await server.storage.database.store.selectFrom('contact_messages').selectAll().execute();
  return rows.map(({ nombre, email, mensaje }) => ({ nombre, email, mensaje }));
};

describe('POST /contactanos', () => {
  test('keeps the message, line breaks and joined emoji included', async () => {
    const answer = await send(message);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'Mensaje enviado. ¡Gracias por escribirnos!' },
    ]);
    const admin = await server.person('ADMIN', 'admin');
    const list = await server.call('GET', '/contactanos', { as: admin });
    expect(list.json()).toEqual([
      { id: expect.any(Number), ...message, createdAt: '2026-09-26T23:30:00.000Z' },
    ]);
  });

  test('thanks a program that fills the hidden field, and drops what it sent', async () => {
    const answer = await send({ ...message, sitio: 'https://spam.example' });
    expect(answer.statusCode).toBe(200);
    expect(await received()).toEqual([]);
  });

  test('says what is missing', async () => {
    const answer = await send({ email: 'x' });
    expect(answer.json<{ errors: object }>().errors).toEqual({
      nombre: 'El nombre es obligatorio',
      email: 'El formato del correo electrónico no es válido',
      mensaje: 'El mensaje es obligatorio',
    });
  });

  /** Twenty networks use up the day: ten messages each. */
  async function fillTheDay() {
    for (let index = 0; index < 200; index += 1) {
      expect((await send(message, `198.51.100.${index % 20}`)).statusCode).toBe(200);
    }
  }

  test('takes ten an hour from one network', async () => {
    for (let index = 0; index < 10; index += 1) expect((await send(message)).statusCode).toBe(200);
    expect((await send(message)).statusCode).toBe(429);
    expect((await send(message, '192.0.2.1')).statusCode).toBe(200);
  });

  test('past 200 a day it slows to one a minute and never closes', async () => {
    await fillTheDay();
    server.clock.advance(HOUR_MS);
    for (let minute = 0; minute < 10; minute += 1) {
      expect((await send(message, '198.51.100.0')).statusCode).toBe(200);
      const refused = await send(message, '198.51.100.1');
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
      server.clock.advance(60_000);
    }
    expect(await received()).toHaveLength(210);
  });

  test('past 200 a day, 50 places are kept for networks that sent none', async () => {
    await fillTheDay();
    server.clock.advance(HOUR_MS);
    expect((await send(message, '198.51.100.0')).statusCode).toBe(200);
    expect((await send(message, '198.51.100.0')).statusCode).toBe(429);
    for (let index = 0; index < 50; index += 1) {
      expect((await send(message, `203.0.113.${index}`)).statusCode).toBe(200);
    }
    expect((await send(message, '192.0.2.1')).statusCode).toBe(429);
    server.clock.advance(60_000);
    expect((await send(message, '192.0.2.1')).statusCode).toBe(200);
  });

  test('addresses of one IPv6 household are one network, its customer’s and its site’s are wider ones', async () => {
    const from = (subnet: string, times: number) =>
      Promise.all(
        Array.from({ length: times }, (_, index) => send(message, `2001:db8:1:${subnet}::${index}`)),
      );
    const taken = async (subnet: string, times: number) =>
      (await from(subnet, times)).filter(({ statusCode }) => statusCode === 200).length;
    expect(await taken('2', 11)).toBe(10);
    for (const subnet of ['3', '4', '5']) expect(await taken(subnet, 10)).toBe(10);
    expect(await taken('6', 1)).toBe(0);
    expect(await taken('106', 10)).toBe(10);
  });
});

describe('the plain form, without script', () => {
  const post = (fields: Record<string, string>, headers: Record<string, string>) =>
    server.call('POST', '/contactanos', {
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });

  test.each([
    ['from our page', { 'sec-fetch-site': 'same-origin' }],
    ['typed by the visitor', { 'sec-fetch-site': 'none' }],
    ['from an older browser on our page', { origin: 'https://iglesia.example' }],
  ])('%s leads back to the page', async (_from, headers) => {
    const answer = await post(message, headers);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/Contactanos?enviado=1']);
    expect(await received()).toHaveLength(1);
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['a sandbox', { origin: 'null' }],
    ['nowhere', {}],
  ])('from %s is refused', async (_from, headers) => {
    const answer = await post(message, headers as Record<string, string>);
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      { code: 'cross_site', message: 'Envía el mensaje desde nuestra página.' },
    ]);
    expect(await received()).toEqual([]);
  });

  test('shows what was typed and what is wrong, as text', async () => {
    const answer = await post(
      { nombre: '"><script>alert(1)</script>', email: 'mal', mensaje: '' },
      { 'sec-fetch-site': 'same-origin' },
    );
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(answer.body).toContain('El mensaje es obligatorio');
    expect(answer.body).not.toContain('<script>');
  });

  test('no other call reads a form', async () => {
    const answer = await server.call('POST', '/auth/login', {
      body: 'username=a&password=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      415,
      { code: 'unsupported_media_type', message: 'El servidor solo acepta JSON.' },
    ]);
  });
});
