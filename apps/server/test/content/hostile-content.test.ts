import { defaultDocuments } from '@ministerio/content/site';
import { CONTENT_KEYS, type ContentDocuments, type ContentKey, publicContent } from '@ministerio/contract';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

let server: TestApp;
let admin: Person;
const photoId = 'a'.repeat(32);
beforeAll(async () => {
  const many = { count: 100_000, windowMs: 1000 };
  server = await createTestApp({ publicUrl: 'https://iglesia.example', limits: { publications: many } });
  admin = await server.person('ADMIN', 'admin');
  const photo = { id: photoId, created_ms: server.clock(), width: 1, height: 1, size: 1 };
  await server.storage.database.store.insertInto('photos').values(photo).execute();
});
afterAll(() => server.close());

/** Texts that leave a file, a tag or a line where they are not escaped; short enough for every field that takes text. */
const hostile = [
  '</script><script>x',
  '"><img src=x onerror=y>',
  "';alert(1)//",
  '<!--',
  ']]>',
  '{{7*7}}#{7*7}',
  'a;b,c\\n:d',
  'END:VEVENT',
  '\\',
  '{servicios}{nombre}',
  '=HYPERLINK("x")',
  '__proto__',
];
/** Texts that are refused whole (R13). */
const refused = ['a\u0000b', 'a\r\nEND:VCALENDAR', 'a\u001b[31m', 'a\ud800', 'a\u2028b'];
const addresses = [
  'javascript:alert(1)',
  'https://user:pass@facebook.com/x',
  'https://facebook.com:8443/x',
  'http://facebook.com/x',
  '//facebook.com',
  'https://facebook.com.evil.example/x',
  'https://facebook.com/x"onload=y',
  'https://facebook.com/x y',
  'data:text/html,x',
];

const { datos, horarios, actividades, ministerios, textos } = defaultDocuments;
const [meeting] = horarios;
const [activity] = actividades;

/** Each document with a text in every field that takes any. */
const withText: { readonly [Key in ContentKey]: (text: string) => unknown } = {
  datos: (text) => ({
    ...datos,
    nombre: text,
    producto: text,
    ciudad: text,
    pais: text,
    direccion: [text, text],
    plano: { calle: text, cruces: [text, text], descripcion: text },
  }),
  horarios: (text) => [{ ...meeting, titulo: text, lugar: text }],
  excepciones: (text) => [
    {
      reunion: meeting?.id,
      fecha: '2026-09-27',
      tipo: 'movida',
      inicio: '10:00',
      fin: '11:00',
      lugar: text,
      motivo: text,
    },
  ],
  actividades: (text) => [
    {
      ...activity,
      titulo: text,
      fecha: text,
      descripcion: text,
      horario: text,
      lugar: text,
      cuando: { desde: '2026-10-01', hasta: '2026-10-02' },
    },
  ],
  preguntas: (text) => [{ pregunta: text, respuesta: text, sinCanal: text }],
  aviso: (text) => ({ texto: text, enlace: null, hasta: '2026-12-31' }),
  ministerios: (text) => [{ ...ministerios[0], nombre: text, entrada: text, parrafos: [text] }],
  textos: (text) => ({ ...textos, Contactanos: { ...textos.Contactanos, entrada: text } }),
  fotos: (text) => ({ vision: { id: photoId, alt: text, foco: [0, 1], permiso: true } }),
};

const versionOf = async (key: ContentKey) =>
  (await server.call('GET', `/contenido/${key}`)).json<{ version: number }>().version;
async function put(key: ContentKey, valor: unknown) {
  const body = { version: await versionOf(key), valor };
  return server.call('PUT', `/contenido/${key}`, { as: admin, confirmedBy: admin, body });
}

/** The events of a calendar as a phone reads them. */
async function eventsOf(path: string): Promise<ICAL.Event[]> {
  const { body, statusCode } = await server.app.inject({ url: path });
  expect([path, statusCode]).toEqual([path, 200]);
  expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  return new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
}

test.each(hostile)(
  '%j in every document comes back as it was written, in JSON and in calendars',
  async (text) => {
    for (const key of CONTENT_KEYS) {
      const answer = await put(key, withText[key](text));
      expect([key, answer.statusCode]).toEqual([key, 200]);
    }
    const answer = (await server.call('GET', '/contenido')).json<unknown>();
    const content = publicContent.parse(answer);
    expect(content).toEqual(answer);
    const { datos: church, horarios: meetings, actividades: activities, aviso, fotos } = content;
    expect([church.valor.nombre, church.valor.plano?.cruces[1]]).toEqual([text, text]);
    expect([meetings.valor[0]?.titulo, activities.valor[0]?.lugar, aviso.valor?.texto]).toEqual([
      text,
      text,
      text,
    ]);
    expect([content.preguntas.valor[0]?.pregunta, fotos.valor.vision?.alt]).toEqual([text, text]);

    const [event, moved, ...others] = await eventsOf(`/calendario/reunion/${meeting?.id}.ics`);
    expect(others).toEqual([]);
    expect([event?.summary, moved?.description]).toEqual([`${text} · ${text}`, text]);
    expect([event?.location, moved?.location]).toEqual(Array(2).fill([text, text, text, text].join(', ')));
    const [whole] = await eventsOf(`/calendario/actividad/${activity?.id}.ics`);
    expect([whole?.summary, whole?.description]).toEqual([`${text} · ${text}`, text]);
  },
);

describe.each(CONTENT_KEYS)('%s', (key) => {
  test.each(refused)('refuses %j and stays as it was', async (text) => {
    const before = await versionOf(key);
    expect((await put(key, withText[key](text))).statusCode).toBe(400);
    expect(await versionOf(key)).toBe(before);
  });

  test('keeps no invisible and no direction mark', async () => {
    expect((await put(key, withText[key]('Pa\u202elabra\u200b\ufeff'))).statusCode).toBe(200);
    const { body } = await server.call('GET', '/contenido');
    expect(body).not.toMatch(/[\u202e\u200b\ufeff]/);
  });
});

describe('addresses', () => {
  const fields: Readonly<Record<string, (address: string) => readonly [ContentKey, unknown]>> = {
    facebook: (address) => ['datos', { ...datos, facebook: address }],
    instagram: (address) => ['datos', { ...datos, instagram: address.replaceAll('facebook', 'instagram') }],
    youtube: (address) => ['datos', { ...datos, youtube: address.replaceAll('facebook', 'youtube') }],
    enlace: (address) => ['aviso', { texto: 'Hoy', enlace: address, hasta: '2026-12-31' }],
  };

  test.each(Object.keys(fields))('%s is a plain https address of its own network', async (field) => {
    for (const address of addresses) {
      // A notice may lead to any host, as long as the address is a plain one.
      if (field === 'enlace' && address.includes('evil.example')) continue;
      const [key, valor] = fields[field]?.(address) ?? ['aviso', null];
      const { errors = {} } = (await put(key, valor)).json<{ errors?: Record<string, string> }>();
      expect([address, Object.keys(errors)]).toEqual([address, [`valor.${field}`]]);
    }
  });

  test('put straight into the database, they are never answered', async () => {
    const value: ContentDocuments['datos'] = { ...datos, facebook: 'javascript:alert(1)' };
    await server.storage.database.store
      .insertInto('content_versions')
      .values({
        key: 'datos',
        version: 9999,
        value: JSON.stringify(value),
        saved_ms: 0,
        saved_by: null,
        sample: 0,
      })
      .execute();
    server.clock.advance(2000);
    expect((await server.call('GET', '/contenido')).body).not.toContain('javascript:');
    expect((await server.app.inject({ url: '/calendario.ics' })).statusCode).toBe(200);
  });

  test.each(['UC123', `UC${'a'.repeat(21)}/`, 'https://youtube.com/channel/x', `XX${'a'.repeat(22)}`])(
    'no channel is %s',
    async (canal) => {
      expect((await put('datos', { ...datos, canal })).json()).toMatchObject({
        errors: { 'valor.canal': 'Un canal empieza con UC y tiene 24 letras' },
      });
    },
  );
});

test.each([
  [
    'aviso',
    'https://evil.example/\u202ex\u200b',
    (enlace: string) => ({ texto: 'Hoy', enlace, hasta: '2026-12-31' }),
  ],
  ['datos', 'https://facebook.com/\u202ex\u2066', (facebook: string) => ({ ...datos, facebook })],
] as const)('%s keeps no direction mark in an address (R60)', async (key, address, withAddress) => {
  const answer = await put(key, withAddress(address));
  expect(answer.statusCode).toBe(200);
  expect(answer.body).not.toMatch(/\p{Cf}|\\u20/u);
  expect(answer.body).toContain(address.replaceAll(/\p{Cf}/gu, ''));
});
