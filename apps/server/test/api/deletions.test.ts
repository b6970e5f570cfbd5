import { randomUUID } from 'node:crypto';
import { defaultDocuments } from '@ministerio/content/site';
import type { SecurityNotices } from '@ministerio/contract';
import { DAY_MS } from '@ministerio/contract/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { insertPhoto } from '../../src/db/repositories/photos.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { enrol } from '../door.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

let server: TestApp;
let admin: Person;
beforeEach(async () => {
  server = await createTestApp({ publicUrl: 'https://iglesia.example.org' });
  admin = await server.person('ADMIN', 'admin');
});
afterEach(() => server.close());

let made = 0;
/** Makes one of each kind; answers the path that deletes it. */
const kinds = {
  'a person by the path of the specification': async () => `/${(await newMember()).id}`,
  'a person by the users’ path': async () => `/auth/users/${(await newMember()).id}`,
  'a ministry': async () => `/category/delete/${await newMinistry()}`,
  'a photo': async () => `/fotos/${await newPhoto()}`,
} as const;

function newMember(): Promise<Person> {
  made += 1;
  return server.person('USER', `miembro${made}`);
}

async function newMinistry(): Promise<number> {
  made += 1;
  const body = { name: `Grupo ${made}` };
  return (await server.call('POST', '/category/create', { as: admin, body })).json<{ id: number }>().id;
}

async function newPhoto(): Promise<string> {
  made += 1;
  const id = made.toString(16).padStart(32, '0');
  const files = [{ width: 320, format: 'webp', image: Buffer.alloc(10, 1) }] as const;
  const { store } = server.storage.database;
  await inTransaction(store, (transaction) =>
    insertPhoto(transaction, id, { width: 320, height: 200, files }, server.clock()),
  );
  return id;
}

const remove = (path: string, as: Pick<Person, 'token'> = admin, headers = {}) =>
  server.call('DELETE', path, { as, headers });
const statusOf = async (path: string, as?: Pick<Person, 'token'>) => (await remove(path, as)).statusCode;
const twoMembers = async () => {
  for (let time = 0; time < 2; time += 1) {
    expect(await statusOf(`/${(await newMember()).id}`)).toBe(200);
  }
};

describe('deleting for good (R47)', () => {
  test.each(Object.entries(kinds))(
    '%s is the third: 403 with a sentence, and nothing is gone',
    async (_, make) => {
      await twoMembers();
      const path = await make();
      const refused = await remove(path);
      expect([refused.statusCode, refused.json()]).toEqual([
        403,
        {
          code: 'confirmation_required',
          message:
            'Ya borraste dos veces en las últimas 12 horas. Escribe tu contraseña otra vez para seguir borrando.',
        },
      ]);
      const headers = await server.confirmed(admin);
      expect((await remove(path, admin, headers)).statusCode).toBe(200);
      // A confirmation frees none of those that come after it.
      expect(await statusOf(await make())).toBe(403);
      expect((await remove(await make(), admin, headers)).statusCode).toBe(200);
    },
  );

  test.each(Object.entries(kinds))('%s counts as one of the two', async (_, make) => {
    expect(await statusOf(await make())).toBe(200);
    expect(await statusOf(await make())).toBe(200);
    expect(await statusOf(`/${(await newMember()).id}`)).toBe(403);
  });

  test('counts by account, in whichever session; refused and missing ones do not count', async () => {
    const other = await server.person('ADMIN', 'luis');
    expect(await statusOf('/999999')).toBe(404);
    expect(await statusOf(`/${admin.id}`, other)).toBe(403);
    await twoMembers();
    const { username, password } = admin;
    const again = (await server.call('POST', '/auth/login', { body: { username, password } })).json<Person>();
    const { id } = await newMember();
    expect(await statusOf(`/${id}`, again)).toBe(403);
    expect(await statusOf(`/${id}`, other)).toBe(200);
  });

  test('is free again twelve hours later', async () => {
    await twoMembers();
    const path = `/${(await newMember()).id}`;
    server.clock.advance(12 * 3_600_000 - 1000);
    const { username, password } = admin;
    const signIn = async () =>
      (await server.call('POST', '/auth/login', { body: { username, password } })).json<Person>();
    expect(await statusOf(path, await signIn())).toBe(403);
    server.clock.advance(1000);
    expect(await statusOf(path, await signIn())).toBe(200);
  });

  test('a replaced own registration does not count', async () => {
    for (const codigo of ['801', '802', '803']) {
      const squatter = await server.person('USER', `propio${codigo}`, {
        codigo,
        origin: 'public',
        confirmedMs: null,
      });
      const member = await newMember();
      const { username } = member;
      const body = { username, email: `${username}@example.test`, codigo, reemplazar: squatter.id };
      const answer = await server.call('PUT', `/auth/users/${member.id}`, { as: admin, body });
      expect(answer.statusCode).toBe(200);
    }
    await twoMembers();
    const { borrados } = (await server.call('GET', '/avisos', { as: admin })).json<SecurityNotices>();
    expect(borrados).toMatchObject([{ que: 'personas', total: 2 }]);
  });

  test('an honest Saturday meets no question: a phone of the door undoes its marks, and is in no notice', async () => {
    const phone = await enrol(server, admin);
    await twoMembers();
    for (let time = 0; time < 4; time += 1) {
      const { codigo } = await newMember();
      const now = new Date(server.clock()).toISOString();
      const clave = randomUUID();
      const body = { enviada: now, marcas: [{ clave, codigo, tomada: now }] };
      const sent = await server.call('POST', '/puerta/marcas', { headers: phone.headers, body });
      expect(sent.json()).toMatchObject({ resultados: [{ resultado: 'marcada' }] });
      const undone = await server.call('DELETE', `/puerta/marcas/${clave}`, { headers: phone.headers });
      expect(undone.statusCode).toBe(200);
    }
    const { borrados } = (await server.call('GET', '/avisos', { as: admin })).json<SecurityNotices>();
    expect(borrados.map(({ que }) => que)).toEqual(['personas']);
  });

  test('marks, aportes and memberships are not asked for; the notices say who changed how many', async () => {
    const members = [await newMember(), await newMember(), await newMember(), await newMember()];
    const ministry = await newMinistry();
    for (const { id, codigo } of members) {
      await server.call('POST', `/category/users/${id}/categories/${ministry}`, { as: admin });
      const body = { codigoMembresia: codigo };
      const mark = await server.call('POST', '/asistencia/marcar-por-membresia', { as: admin, body });
      const path = `/asistencia/${mark.json<{ id: number }>().id}`;
      for (const aporte of ['Bs 10', 'Bs 1']) {
        await server.call('PATCH', `${path}/editar-aporte`, { as: admin, body: { aporte } });
      }
      expect(await statusOf(path)).toBe(200);
      expect(await statusOf(`/category/users/${id}/categories/${ministry}`)).toBe(200);
    }
    await twoMembers();
    const told = async () => {
      const { username, password } = admin;
      const as = (await server.call('POST', '/auth/login', { body: { username, password } })).json<Person>();
      const { borrados } = (await server.call('GET', '/avisos', { as })).json<SecurityNotices>();
      return borrados.map(({ por, que, total }) => `${por} ${que} ${total}`).sort();
    };
    // The first aporte of a mark replaces none.
    const expected = ['aportes 4', 'asistencias 4', 'membresias 4', 'personas 2'];
    expect(await told()).toEqual(expected.map((line) => `admin ${line}`));
    server.clock.advance(7 * DAY_MS);
    expect(await told()).toEqual([]);
  });
});

describe('a notice with a link', () => {
  const { datos } = defaultDocuments;
  const put = (enlace: string | null, version: number, headers = {}) =>
    server.call('PUT', '/contenido/aviso', {
      as: admin,
      headers,
      body: { version, valor: { texto: `Número ${version}`, enlace, hasta: '2026-10-30' } },
    });
  beforeEach(async () => {
    const valor = { ...datos, facebook: 'https://www.facebook.com/iglesia' };
    const body = { version: 0, valor };
    await server.call('PUT', '/contenido/datos', { as: admin, confirmedBy: admin, body });
  });

  test.each([
    [null, 200],
    ['/red_joven#reunion', 200],
    ['https://iglesia.example.org/noticias', 200],
    ['https://www.facebook.com/eventos/7', 200],
    ['https://evil.example/pago', 403],
    ['https://iglesia.example.org.evil.example/', 403],
    ['https://sub.iglesia.example.org/', 403],
  ])('%s: %i without a confirmation', async (enlace, status) => {
    expect((await put(enlace, 0)).statusCode).toBe(status);
  });

  test('is asked about each time, and where a version is restored', async () => {
    const enlace = 'https://evil.example/pago';
    const headers = await server.confirmed(admin);
    expect((await put(enlace, 0, headers)).statusCode).toBe(200);
    expect((await put(enlace, 1)).json()).toMatchObject({ code: 'confirmation_required' });
    expect((await put(null, 1)).statusCode).toBe(200);
    const restore = (more: Record<string, string>) =>
      server.call('POST', '/contenido/aviso/versiones/1/restaurar', {
        as: admin,
        body: { version: 2 },
        headers: more,
      });
    expect((await restore({})).json()).toMatchObject({ code: 'confirmation_required' });
    expect((await restore(headers)).statusCode).toBe(200);
  });
});
