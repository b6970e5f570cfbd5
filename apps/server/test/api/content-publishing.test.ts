import { defaultDocuments } from '@ministerio/content/site';
import { publicContent } from '@ministerio/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type ContentCalls,
  type ContentDocument,
  contentCalls,
  notice,
  suspended,
} from '../content-calls.ts';
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

const { horarios, textos, preguntas } = defaultDocuments;

describe('PUT /contenido/{clave}', () => {
  test('publishes the next version, at once and for everybody, and says so in the log', async () => {
    const before = await calls.read('preguntas');
    const valor = preguntas.map((one) => ({ ...one, respuesta: 'Otra respuesta' }));
    const answer = await calls.put('preguntas', 0, valor);
    expect([answer.statusCode, answer.json()]).toEqual([200, { version: 1, valor }]);
    const after = await calls.read('preguntas');
    expect([after.version, after.valor]).toEqual([1, valor]);
    expect(after.etag).not.toBe(before.etag);
    expect((await calls.read('textos')).version).toBe(0);
    expect(await calls.audited()).toEqual([
      ['content_published', { documento: 'preguntas', version: 1, campos: [] }],
    ]);
  });

  test('keeps what answers name where they come back as they were read', async () => {
    const { valor } = await calls.read('preguntas');
    const [hours, ...others] = valor;
    expect(hours?.respuesta).not.toContain('{servicios}');
    const untouched = await calls.put('preguntas', 0, valor);
    expect(untouched.json()).toEqual({ version: 0, valor: preguntas });
    const edited = await calls.put('preguntas', 0, [{ ...hours, pregunta: '¿A qué hora?' }, ...others]);
    expect(edited.json<ContentDocument<'preguntas'>>().valor).toEqual([
      { ...preguntas[0], pregunta: '¿A qué hora?' },
      ...preguntas.slice(1),
    ]);
    await calls.put('horarios', 0, horarios.slice(1));
    expect((await calls.read('preguntas')).valor[0]?.respuesta).not.toContain('06:30');
  });

  test('an answer may be as long as it may be before its hours are filled in, and comes back as it was', async () => {
    const respuesta = `${'Ven. '.repeat(77)}{servicios}`;
    const long = preguntas.map((one) => ({ ...one, respuesta }));
    expect((await calls.put('preguntas', 0, long)).statusCode).toBe(200);
    const { valor } = await calls.read('preguntas');
    expect(valor[0]?.respuesta.length).toBeGreaterThan(400);
    const all = (await server.call('GET', '/contenido')).json<object>();
    expect(publicContent.parse(all)).toEqual(all);
    expect((await calls.put('preguntas', 1, valor)).json()).toEqual({ version: 1, valor: long });
  });

  test('answers say on which dates a service is not held, and an edited one keeps none of it', async () => {
    const template = preguntas[0]?.respuesta ?? '';
    const answerNow = async () => (await calls.read('preguntas')).valor[0]?.respuesta ?? '';
    const usual = await answerNow();
    await calls.put('excepciones', 0, [
      suspended('servicio-0830', '2026-09-27'),
      suspended('servicio-0630', '2026-09-27'),
      { ...suspended('servicio-1800', '2026-10-04'), tipo: 'movida', inicio: '17:00', fin: '19:00' },
      suspended('jovenes', '2026-09-26'),
    ]);
    const changes = ' (el 27-09 no hay el de 06:30 ni el de 08:30; el 04-10 el de 18:00 es de 17:00 a 19:00)';
    expect(await answerNow()).toBe(usual.replace('20:30.', `20:30${changes}.`));
    const { valor } = await calls.read('preguntas');
    expect((await calls.put('preguntas', 0, valor)).json()).toEqual({ version: 0, valor: preguntas });
    const edited = valor.map((one) => ({ ...one, respuesta: `¡Hola! ${one.respuesta}` }));
    await calls.put('preguntas', 0, edited);
    server.clock.set('2026-10-06T12:00:00.000Z');
    expect(await answerNow()).toBe(`¡Hola! ${usual}`);
    expect(template).toContain('{servicios}');
  });

  test('names the changed fields of a document in the log, not their values', async () => {
    const { Contactanos } = textos;
    await calls.put('textos', 0, { ...textos, Contactanos: { ...Contactanos, entrada: 'Ven a vernos' } });
    expect(await calls.audited()).toEqual([
      ['content_published', { documento: 'textos', version: 1, campos: ['Contactanos'] }],
    ]);
  });

  test('tells the second of two administrators who published what and when, and publishes nothing', async () => {
    server.clock.set('2026-09-27T01:41:30.000Z');
    await calls.put('horarios', 0, horarios.slice(1), luis);
    server.clock.advance(60_000);
    const answer = await calls.put('horarios', 0, horarios.slice(2));
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { code: 'content_changed', message: 'Luis publicó Horarios a las 21:41. Tus cambios siguen aquí.' },
    ]);
    expect((await calls.read('horarios')).valor).toEqual(horarios.slice(1));
    server.clock.set('2026-09-28T14:41:30.000Z');
    const signedIn = { username: admin.username, password: admin.password };
    const { token } = (await server.call('POST', '/auth/login', { body: signedIn })).json<Person>();
    expect((await calls.put('horarios', 0, horarios.slice(2), { ...admin, token })).json()).toMatchObject({
      message: 'Luis publicó Horarios el 26-09-2026 a las 21:41. Tus cambios siguen aquí.',
    });
  });

  test('lets one of two simultaneous publications through', async () => {
    const answers = await Promise.all([
      calls.put('aviso', 0, notice('Uno'), admin),
      calls.put('aviso', 0, notice('Dos'), luis),
      calls.put('aviso', 0, notice('Tres'), admin),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect((await calls.versionsOf('aviso')).map(({ version }) => version)).toEqual([1, 0]);
  });

  test('makes no version of what is published already, also where the first answer was lost', async () => {
    const added = { ...horarios[5], id: undefined, titulo: 'Noche de alabanza' };
    const first = await calls.put('horarios', 0, [...horarios, added]);
    const again = await calls.put('horarios', 0, [...horarios, added]);
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect(first.json<ContentDocument<'horarios'>>().valor.at(-1)?.id).toBe('noche-de-alabanza');
    expect(await calls.audited()).toHaveLength(1);
  });

  test('names each wrong field by its path in the body', async () => {
    const [first, ...others] = horarios;
    const answer = await calls.put('horarios', 0, [{ ...first, titulo: '', inicio: '25:00' }, ...others]);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      {
        code: 'validation_failed',
        message: 'Revisa los datos marcados.',
        errors: {
          'valor.0.titulo': 'Escribe el nombre de la reunión',
          'valor.0.inicio': 'Escribe la hora, como 19:00',
        },
      },
    ]);
    expect((await calls.put('preguntas', 0, [])).json()).toMatchObject({
      errors: { valor: 'Deja al menos una pregunta' },
    });
    expect((await calls.put('aviso', 0, undefined)).statusCode).toBe(400);
  });

  test('refuses a meeting that ends before it begins, and takes one over midnight', async () => {
    const [first, ...others] = horarios;
    const at = (inicio: string, fin: string) =>
      calls.put('horarios', 0, [{ ...first, inicio, fin }, ...others]);
    const refused = await at('19:30', '18:00');
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { errors: { 'valor.0.fin': 'Termina antes de empezar' } },
    ]);
    const moved = { ...suspended('jovenes', '2026-10-03'), tipo: 'movida', inicio: '20:00', fin: '19:00' };
    const dates = { excepciones: { version: 0, valor: [moved] } };
    expect((await calls.put('horarios', 0, horarios, admin, dates)).json()).toMatchObject({
      errors: { 'excepciones.valor.0.fin': 'Termina antes de empezar' },
    });
    expect((await at('22:00', '02:00')).statusCode).toBe(200);
  });

  test('publishes schedules with their changed dates in one transaction, or nothing', async () => {
    const more = (reunion: string) => ({
      excepciones: { version: 0, valor: [suspended(reunion, '2026-10-03')] },
    });
    const refused = await calls.put('horarios', 0, horarios.slice(1), admin, more('nadie'));
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { errors: { 'excepciones.valor.0.reunion': 'Esa reunión no existe' } },
    ]);
    expect((await calls.read('horarios')).version).toBe(0);
    expect((await calls.put('horarios', 0, horarios.slice(1), admin, more('jovenes'))).statusCode).toBe(200);
    expect([(await calls.read('horarios')).version, (await calls.read('excepciones')).version]).toEqual([
      1, 1,
    ]);
    const late = await calls.put('horarios', 1, horarios, luis, more('ayuno'));
    expect(late.json()).toMatchObject({ code: 'content_changed' });
    expect(late.json<{ message: string }>().message).toContain('admin publicó Fechas sin reunión');
    expect((await calls.read('horarios')).version).toBe(1);
    expect((await calls.put('textos', 0, textos, admin, more('jovenes'))).statusCode).toBe(400);
  });

  test('gives a new meeting an id of its own, never that of another meeting before it', async () => {
    const named = (titulo: string, id?: string) => ({ ...horarios[5], titulo, id });
    const ids = async (version: number, ...entries: object[]) => {
      const { valor } = (await calls.put('horarios', version, entries)).json<ContentDocument<'horarios'>>();
      return valor.map(({ id }) => id);
    };
    expect(await ids(0, named('¡Ñandú & Café!'), named('Café ñandú'), named('Ñandú café'))).toEqual([
      'nandu-cafe',
      'cafe-nandu',
      'nandu-cafe-2',
    ]);
    // The build has a meeting `jovenes`, which is another one.
    expect(await ids(1, named('Jóvenes'), named('日本'), named('x'.repeat(60)))).toEqual([
      'jovenes-2',
      'reunion',
      'x'.repeat(36),
    ]);
    expect(await ids(2, named('Té', 'nandu-cafe'))).toEqual(['nandu-cafe']);
    expect(await ids(3, named('¡Ñandú & Café!'))).toEqual(['nandu-cafe-3']);
    // The same meeting again is the same meeting.
    expect(await ids(4, named('Café ñandú'))).toEqual(['cafe-nandu']);
  });

  test('refuses a document of more than 128 KB with 413', async () => {
    const answer = await calls.put('textos', 0, { ...textos, relleno: 'x'.repeat(130_000) });
    expect([answer.statusCode, answer.json()]).toMatchObject([413, { code: 'payload_too_large' }]);
  });

  test('is limited to 60 an hour for each administrator', async () => {
    for (let index = 0; index < 60; index += 1) {
      expect((await calls.put('aviso', index, notice(`Aviso ${index}`))).statusCode).toBe(200);
    }
    const refused = await calls.put('aviso', 60, notice('Uno más'));
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect((await calls.put('aviso', 60, notice('De otra persona'), luis)).statusCode).toBe(200);
    server.clock.advance(60 * 60 * 1000);
    expect((await calls.put('aviso', 61, notice('Una hora después'))).statusCode).toBe(200);
  });
});
