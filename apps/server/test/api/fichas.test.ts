import { CHAT_HOLD_MS, DAY_MS } from '@ministerio/contract/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

let server: TestApp;
let admin: Person;
let ana: Person;
beforeEach(async () => {
  server = await createTestApp();
  admin = await server.person('ADMIN', 'admin');
  ana = await server.person('USER', 'ana');
});
afterEach(() => server.close());

const empty = {
  version: 0,
  telefono: null,
  anioNacimiento: null,
  tutores: [],
  consentimientos: { cuenta: null, foto: null, mensajes: null },
};
const mother = {
  nombre: 'Patricia Añez',
  telefono: '70098765',
  parentesco: 'madre',
  sePuedeEscribir: true,
} as const;
const path = (person: Person) => `/auth/users/${person.id}/ficha`;
const read = async (person = ana) =>
  (await server.call('GET', `/auth/users/${person.id}/ficha`, { as: admin })).json<Ficha>();
/** Saves over whatever version there is. @param confirms - whether the administrator typed the password just before. */
const save = async (changes: object, confirms = true, person = ana) => {
  const { version } = await read(person);
  return server.call('PUT', path(person), {
    as: admin,
    body: { ...empty, version, ...changes },
    confirmedBy: confirms ? admin : undefined,
  });
};
const notices = async () =>
  (await server.call('GET', '/avisos', { as: admin })).json<{
    menores: object[];
    menoresSinTutor: number;
  }>();

interface Ficha {
  version: number;
  menor: string | null;
  telefono: string | null;
  esperaHasta: string | null;
  tutores: { id: number; telefono: string; esperaHasta: string | null }[];
  consentimientos: { tipo: string; retirado: string | null }[];
}

describe('a ficha', () => {
  test('is empty until somebody fills it, and keeps what was filled in', async () => {
    expect(await read()).toEqual({
      version: 0,
      telefono: null,
      anioNacimiento: null,
      menor: null,
      esperaHasta: null,
      tutores: [],
      consentimientos: [],
    });
    const consentimientos = { cuenta: 'papel', foto: null, mensajes: 'persona' };
    const saved = await save({ anioNacimiento: 2011, tutores: [mother], consentimientos });
    expect([saved.statusCode, saved.json()]).toEqual([
      200,
      {
        version: 1,
        telefono: null,
        anioNacimiento: 2011,
        menor: 'anio',
        esperaHasta: null,
        tutores: [{ ...mother, id: expect.any(Number), telefono: '+59170098765', esperaHasta: null }],
        consentimientos: [
          { tipo: 'mensajes', medio: 'persona', por: 'admin', cuando: expect.any(String), retirado: null },
          { tipo: 'cuenta', medio: 'papel', por: 'admin', cuando: expect.any(String), retirado: null },
        ],
      },
    ]);
    expect(await read()).toEqual(saved.json());
  });

  test('of nobody is 404, and no list has anything of it', async () => {
    for (const method of ['GET', 'PUT'] as const) {
      const body = method === 'PUT' ? empty : undefined;
      const answer = await server.call(method, '/auth/users/999999/ficha', { as: admin, body });
      expect(answer.json()).toMatchObject({ code: 'user_not_found' });
    }
    await save({ telefono: '70012345' });
    for (const list of ['/auth/users', `/auth/users/${ana.id}`, '/asistencia/general', '/auditoria']) {
      expect((await server.call('GET', list, { as: admin })).body).not.toContain('70012345');
    }
  });

  test.each([
    ['telefono', { telefono: '7001' }, 'Escribe el número completo'],
    ['telefono', { telefono: 'el de mi mamá' }, 'Escribe el número completo'],
    ['anioNacimiento', { anioNacimiento: 26 }, 'cuatro cifras'],
    ['anioNacimiento', { anioNacimiento: 2027 }, 'cuatro cifras'],
    ['tutores.0.telefono', { tutores: [{ ...mother, telefono: '123' }] }, 'Escribe el número completo'],
    ['tutores.0.nombre', { tutores: [{ ...mother, nombre: ' ' }] }, 'Escribe el nombre del tutor'],
    ['tutores.0.parentesco', { tutores: [{ ...mother, parentesco: 'jefe' }] }, 'Elige el parentesco'],
    ['tutores', { tutores: Array.from({ length: 5 }, () => mother) }, 'como máximo 4'],
    ['tutores', { anioNacimiento: 1990, tutores: [mother] }, 'mayor de edad'],
  ])('refuses a wrong %s and keeps what there was', async (field, changes, message) => {
    const answer = await save(changes);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ errors: Record<string, string> }>().errors[field]).toContain(message);
    expect((await read()).version).toBe(0);
  });

  test('of two edits at once the later one is refused, and nothing is lost', async () => {
    await save({ telefono: '70012345' });
    const late = await server.call('PUT', path(ana), { as: admin, body: { ...empty, telefono: '71111111' } });
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'ficha_changed']);
    expect((await read()).telefono).toBe('+59170012345');
  });

  test('consents are withdrawn, not deleted', async () => {
    const given = { cuenta: 'papel', foto: 'papel', mensajes: null };
    await save({ consentimientos: given });
    server.clock.advance(60_000);
    await save({ consentimientos: { ...given, foto: null } });
    expect((await read()).consentimientos.map(({ tipo, retirado }) => [tipo, retirado !== null])).toEqual([
      ['foto', true],
      ['cuenta', false],
    ]);
  });

  test('a guardian who is left out is gone; an id of somebody else’s guardian makes a new one', async () => {
    const hugo = await server.person('USER', 'hugo');
    await save({ tutores: [mother] }, true, hugo);
    const [ofHugo] = (await read(hugo)).tutores;
    await save({ tutores: [{ ...mother, id: ofHugo?.id, nombre: 'Otra' }] });
    expect((await read(hugo)).tutores).toHaveLength(1);
    expect((await read()).tutores.map(({ id }) => id)).not.toContain(ofHugo?.id);
    await save({ tutores: [] });
    expect((await read()).tutores).toEqual([]);
  });
});

test('the log says which parts changed and who looked, and holds none of the values', async () => {
  await save({ telefono: '70012345', tutores: [mother] });
  const entries = (await server.call('GET', '/auditoria', { as: admin })).json<
    { action: string; after: object | null }[]
  >();
  expect(entries.find(({ action }) => action === 'ficha_saved')).toMatchObject({
    after: { campos: ['telefono', 'tutores'] },
  });
  expect(entries.filter(({ action }) => action === 'ficha_viewed')).toHaveLength(1);
  const rows = await server.storage.database.store.selectFrom('audit_log').selectAll().execute();
  for (const value of ['70012345', '70098765', 'Patricia']) {
    expect(JSON.stringify(rows)).not.toContain(value);
  }
});

describe('two looks (R44)', () => {
  test('a guardian’s number needs a confirmation, and is announced for seven days', async () => {
    const refused = await save({ tutores: [mother] }, false);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
      403,
      'confirmation_required',
    ]);
    expect((await save({ tutores: [mother] })).statusCode).toBe(200);
    expect((await notices()).menores).toEqual([
      {
        motivo: 'tutor',
        persona: { id: ana.id, username: 'ana' },
        importados: null,
        compartido: false,
        por: 'admin',
        cuando: new Date(server.clock()).toISOString(),
      },
    ]);
    // Everything else of a guardian is changed without.
    const [guardian] = (await read()).tutores;
    const renamed = { ...mother, id: guardian?.id, nombre: 'Paty', sePuedeEscribir: false };
    expect((await save({ tutores: [renamed] }, false)).statusCode).toBe(200);
    server.clock.advance(7 * DAY_MS);
    admin = { ...admin, ...(await signedInAgain(admin)) };
    expect((await notices()).menores).toEqual([]);
  });

  test('the first one from paper can be written to at once; every other number waits 72 hours', async () => {
    const paper = { cuenta: 'papel', foto: null, mensajes: null };
    await save({ tutores: [mother], consentimientos: paper });
    const [first] = (await read()).tutores;
    expect(first?.esperaHasta).toBeNull();
    await save({ tutores: [{ ...mother, id: first?.id, telefono: '71111111' }], consentimientos: paper });
    const wait = new Date(server.clock() + CHAT_HOLD_MS).toISOString();
    expect((await read()).tutores).toMatchObject([{ telefono: '+59171111111', esperaHasta: wait }]);
    // Deleting all of them does not make the next one the first.
    await save({ tutores: [], consentimientos: paper });
    await save({ tutores: [mother], consentimientos: paper });
    expect((await read()).tutores).toMatchObject([{ esperaHasta: wait }]);
  });

  test('without paper the first one waits too', async () => {
    await save({ tutores: [mother] });
    expect((await read()).tutores[0]?.esperaHasta).toBe(
      new Date(server.clock() + CHAT_HOLD_MS).toISOString(),
    );
  });

  test.each([
    ['a minor’s year becomes an adult’s', { anioNacimiento: 2011 }, { anioNacimiento: 2000 }],
    ['a minor’s year is taken away', { anioNacimiento: 2011 }, { anioNacimiento: null }],
    ['an unknown year becomes an adult’s', {}, { anioNacimiento: 2000 }],
  ])('%s: confirmed, announced, and no chat for 72 hours', async (_what, before, after) => {
    await save(before);
    expect((await save(after, false)).json()).toMatchObject({ code: 'confirmation_required' });
    expect((await save(after)).statusCode).toBe(200);
    expect(await read()).toMatchObject({
      menor: null,
      esperaHasta: new Date(server.clock() + CHAT_HOLD_MS).toISOString(),
    });
    expect((await notices()).menores).toMatchObject([{ motivo: 'adulto', persona: { username: 'ana' } }]);
  });

  test('becoming a minor needs none', async () => {
    await save({ anioNacimiento: 2000 });
    expect((await save({ anioNacimiento: 2011 }, false)).statusCode).toBe(200);
  });

  test('nobody makes themselves an adult, or sets a guardian', async () => {
    for (const method of ['GET', 'PUT'] as const) {
      const body = method === 'PUT' ? { ...empty, anioNacimiento: 1990 } : undefined;
      const answer = await server.call(method, path(ana), { as: ana, body });
      expect(answer.statusCode).toBe(403);
    }
    const form = { ...ana, nombre: 'A', apellido: 'B', email: 'b@casa.bo', username: 'b', codigo: '987654' };
    await server.call('POST', '/auth/register', {
      body: { ...form, password: 'una clave', anioNacimiento: 1990, telefono: '70012345' },
    });
    expect(await server.storage.database.store.selectFrom('person_details').selectAll().execute()).toEqual(
      [],
    );
  });
});

describe('a guardian’s number that somebody else answers (R44)', () => {
  const number = '70055555';
  const shared = { tutores: [{ ...mother, telefono: number }] };
  const refusal = async (changes: object) => {
    const answer = await save(changes);
    return [answer.statusCode, answer.json<{ code: string }>().code];
  };

  test('an administrator’s: only with a second administrator’s password', async () => {
    await save({ telefono: number }, true, admin);
    const ruth = await server.person('ADMIN', 'ruth');
    const hugo = await server.person('USER', 'hugo');
    expect(await refusal(shared)).toEqual([409, 'guardian_phone_shared']);
    const testigo = (person: Person, clave = person.password) => ({
      ...shared,
      testigo: { usuario: person.username, clave },
    });
    expect(await refusal(testigo(admin))).toEqual([400, 'validation_failed']);
    expect(await refusal(testigo(hugo))).toEqual([400, 'validation_failed']);
    expect(await refusal(testigo(ruth, 'otra'))).toEqual([403, 'wrong_current_password']);
    expect((await read()).tutores).toEqual([]);
    expect((await save(testigo(ruth))).statusCode).toBe(200);
    expect((await notices()).menores).toMatchObject([{ motivo: 'tutor', compartido: true }]);
    // The number that is there already is no new one.
    const [guardian] = (await read()).tutores;
    expect((await save({ tutores: [{ ...mother, id: guardian?.id, telefono: number }] })).statusCode).toBe(
      200,
    );
  });

  test('the person’s own, before or in the same edit', async () => {
    expect(await refusal({ ...shared, telefono: number })).toEqual([409, 'guardian_phone_shared']);
    await save({ telefono: number });
    expect(await refusal(shared)).toEqual([409, 'guardian_phone_shared']);
  });

  test('another member’s is nobody’s business', async () => {
    const hugo = await server.person('USER', 'hugo');
    await save({ telefono: number }, true, hugo);
    expect((await save(shared)).statusCode).toBe(200);
  });
});

async function signedInAgain({ username, password }: Person) {
  const answer = await server.call('POST', '/auth/login', { body: { username, password } });
  return answer.json<{ token: string }>();
}
