import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isOfMinorsByName } from '../../src/db/repositories/minors.ts';
import { Guarded } from '../minors.ts';
import type { Person } from '../test-app.ts';

let church: Guarded;
beforeEach(async () => {
  church = await Guarded.open();
});
afterEach(() => church.server.close());

describe('somebody comes to count as a minor: number and positions go in the same step (R43)', () => {
  let ana: Person;
  let red: number;
  beforeEach(async () => {
    ana = await church.server.person('USER', 'ana');
    red = await church.ministry('Red de Jovenes');
    await church.save(ana, { telefono: '70012345' });
    await church.mark(ana);
  });
  const positions = () => church.store.selectFrom('attendance').select(['latitude', 'accuracy_m']).execute();

  test.each([
    ['by a ministry of minors', async () => church.join(ana, await church.ministry('Red de Adolescentes'))],
    [
      'by the mark of a ministry',
      async () => {
        await church.join(ana, red);
        return church.setOfMinors(red, true);
      },
    ],
    ['by the year', async () => church.save(ana, { telefono: null, anioNacimiento: 2011 })],
  ])('%s', async (_how, happens) => {
    expect(await positions()).toMatchObject([{ accuracy_m: 5 }]);
    expect((await happens()).statusCode).toBe(200);
    expect(await positions()).toEqual([{ latitude: null, accuracy_m: null }]);
    expect(await church.ficha(ana)).toMatchObject({ telefono: null });
    expect(await church.heldOfMinors()).toEqual([]);
  });

  test('also from the log, where a mark was deleted', async () => {
    const { id } = (await church.call('GET', '/asistencia/general')).json<{ id: number }[]>()[0] ?? { id: 0 };
    await church.call('DELETE', `/asistencia/${id}`);
    await church.join(ana, await church.ministry('Escuela Dominical'));
    const rows = await church.store
      .selectFrom('audit_log')
      .select('before_json')
      .where('action', '=', 'attendance_deleted')
      .execute();
    expect(rows.map(({ before_json }) => JSON.parse(before_json ?? ''))).toMatchObject([
      { latitude: null, longitude: null },
    ]);
  });

  test('an adult by the year keeps both in a ministry of minors', async () => {
    await church.save(ana, { anioNacimiento: 1990 });
    await church.join(ana, await church.ministry('Red de Adolescentes'));
    expect(await church.ficha(ana)).toMatchObject({ menor: null, telefono: '+59170012345' });
    expect(await positions()).toMatchObject([{ accuracy_m: 5 }]);
  });

  test('the own number of a minor is refused with what to do', async () => {
    const answer = await church.save(ana, { anioNacimiento: 2011 });
    expect([answer.statusCode, answer.json<{ errors: object }>().errors]).toEqual([
      400,
      { telefono: 'De un menor se guarda el teléfono de su tutor, no el suyo' },
    ]);
  });

  test('a minor’s e-mail is offered to nobody as contact', async () => {
    const emails = async () =>
      (await church.call('GET', '/estadisticas/asistencia'))
        .json<{ primeraVez: { personas: { email: string }[] } }>()
        .primeraVez.personas.map(({ email }) => email);
    expect(await emails()).toEqual(['ana@example.test']);
    await church.join(ana, await church.ministry('Red de Adolescentes'));
    expect(await emails()).toEqual(['']);
  });

  test('a minor’s mark keeps the verdict alone', async () => {
    const hugo = await church.server.person('USER', 'hugo');
    await church.join(hugo, await church.ministry('Exploradores del Rey'));
    const answer = await church.mark(hugo, 30);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      expect.objectContaining({ latitude: null, longitude: null }),
    ]);
    expect(await church.heldOfMinors()).toEqual([]);
  });
});

describe('somebody stops counting as a minor (R44)', () => {
  let hugo: Person;
  let red: number;
  beforeEach(async () => {
    hugo = await church.server.person('USER', 'hugo');
    red = await church.ministry('Red de Adolescentes');
    await church.join(hugo, red);
  });

  test.each([
    [
      'leaves the ministry',
      'DELETE' as const,
      () => `/category/users/${hugo.id}/categories/${red}`,
      undefined,
    ],
    [
      'the ministry is no longer of minors',
      'PUT' as const,
      () => `/category/${red}/menores`,
      { deMenores: false },
    ],
  ])('%s: confirmed, announced, 72 hours', async (_what, method, path, body) => {
    expect((await church.unconfirmed(method, path(), body)).json()).toMatchObject({
      code: 'confirmation_required',
    });
    expect((await church.ficha(hugo)).menor).toBe('ministerio');
    expect((await church.call(method, path(), body)).statusCode).toBe(200);
    expect(await church.ficha(hugo)).toMatchObject({ menor: null, esperaHasta: '2026-09-29T23:30:00.000Z' });
    const { menores } = (await church.call('GET', '/avisos')).json<{ menores: object[] }>();
    expect(menores).toMatchObject([{ motivo: 'adulto', persona: { username: 'hugo' }, por: 'admin' }]);
  });

  test('a ministry that is deleted makes nobody an adult', async () => {
    expect((await church.unconfirmed('DELETE', `/category/delete/${red}`)).statusCode).toBe(200);
    expect((await church.ficha(hugo)).menor).toBe('anotado');
    expect((await church.save(hugo, { anioNacimiento: 1990 })).statusCode).toBe(200);
    expect((await church.ficha(hugo)).menor).toBeNull();
  });

  test('who is still in another one, or whose year is known, needs no confirmation', async () => {
    const other = await church.ministry('Escuela dominical');
    await church.join(hugo, other);
    expect(
      (await church.unconfirmed('DELETE', `/category/users/${hugo.id}/categories/${red}`)).statusCode,
    ).toBe(200);
    await church.save(hugo, { anioNacimiento: 1990 });
    expect(
      (await church.unconfirmed('DELETE', `/category/users/${hugo.id}/categories/${other}`)).statusCode,
    ).toBe(200);
  });

  test('a visitor who said to be a minor is one as a member', async () => {
    const visita = {
      clave: '6f1c2a3e-0f9b-4c33-8d9c-0c4a3f6b2a11',
      nombre: 'Luz',
      inicial: 'M',
      menor: true,
      tomada: new Date(church.server.clock()).toISOString(),
    };
    const sent = await church.call('POST', '/puerta/visitas', { enviada: visita.tomada, visitas: [visita] });
    const [{ visita: id }] = sent.json<{ resultados: [{ visita: number }] }>().resultados;
    const luz = { nombre: 'Luz', apellido: 'Mora', username: 'luz', email: 'luz@casa.bo', codigo: '881122' };
    const made = await church.call('POST', `/visitas/${id}/miembro`, luz);
    const { usuario } = made.json<{ usuario: Person }>();
    expect((await church.ficha(usuario)).menor).toBe('anotado');
  });
});

describe('the ministries of minors', () => {
  test.each([
    ['Red de Adolescentes', true],
    ['RED DE ADOLESCENTES', true],
    ['Exploradores del Rey', true],
    ['Escuela Dominical', true],
    ['Red de Jovenes', false],
  ])('%s is one from the start: %s', async (name, expected) => {
    expect(isOfMinorsByName(name)).toBe(expected);
    const id = await church.ministry(name);
    const answer = (await church.server.call('GET', '/category/menores', { as: church.admin })).json<{
      ministerios: number[];
    }>();
    expect(answer.ministerios).toEqual(expected ? [id] : []);
  });

  test('an administrator says so, twice is once, and a list’s entry stays as it is', async () => {
    const id = await church.ministry('Coro');
    await church.server.call('PUT', '/category/999999/menores', {
      as: church.admin,
      body: { deMenores: true },
    });
    for (let times = 0; times < 2; times += 1)
      expect((await church.setOfMinors(id, true)).statusCode).toBe(200);
    expect((await church.call('GET', '/category/categories')).json()).toEqual([{ id, name: 'Coro' }]);
    const log = (await church.call('GET', '/auditoria?action=category_of_minors')).json<object[]>();
    expect(log).toMatchObject([{ after: { ministerio: 'Coro' } }]);
  });
});
