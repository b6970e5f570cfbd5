import type { FollowUpLists } from '@ministerio/contract';
import { DAY_MS } from '@ministerio/contract/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { insertUsers } from '../../src/db/repositories/users.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { FollowedChurch, SATURDAYS } from '../follow-ups.ts';
import { createTestApp } from '../test-app.ts';

let church: FollowedChurch;
beforeEach(async () => {
  church = await FollowedChurch.open();
});
afterEach(() => church.server.close());

const rowId = ({ id }: { id: number }, since: string = SATURDAYS[1]) => `u${id}-${since}`;
const patch = (id: string, body: object) => church.call('PATCH', `/seguimientos/${id}`, body);

describe('who is missing', () => {
  test('after three held meetings, and comes back by a mark; undoing it brings the row back with its memory', async () => {
    const ana = await church.missing('ana');
    const row = await church.row(ana);
    expect(row).toMatchObject({
      id: rowId(ana),
      dias: [SATURDAYS[1]],
      faltas: 3,
      ministerios: [church.ministry],
      estado: 'pendiente',
      tomado: null,
    });
    await church.call('POST', `/seguimientos/${rowId(ana)}/tomar`, {});
    await patch(rowId(ana), { estado: 'escrito' });
    await church.mark(ana, '2026-09-26');
    const lists = await church.lists();
    expect(lists.faltan).toEqual([]);
    expect(lists.volvieron).toMatchObject([
      { id: rowId(ana), dias: ['2026-09-26'], faltas: 3, escrito: { por: 'Luis' } },
    ]);
    await church.unmark(ana, '2026-09-26');
    expect(await church.row(ana)).toMatchObject({ estado: 'escrito', tomado: { tuyo: true } });
    expect((await church.lists()).volvieron).toEqual([]);
  });

  test('a return is greeted for seven days', async () => {
    const ana = await church.missing('ana');
    await church.mark(ana, '2026-09-26');
    church.server.clock.advance(7 * DAY_MS);
    const admin = await church.server.person('ADMIN', 'otra');
    expect((await church.lists(admin)).volvieron).toHaveLength(1);
    church.server.clock.advance(DAY_MS);
    const later = await church.server.person('ADMIN', 'tercera');
    expect((await church.lists(later)).volvieron).toEqual([]);
  });

  test('a meeting of today, one who came once, and another ministry’s meetings miss nobody', async () => {
    const ana = await church.member('ana');
    for (const day of SATURDAYS.slice(0, 3)) await church.mark(ana, day);
    for (const { id } of await church.store.selectFrom('users').select('id').execute()) {
      if (id !== ana.id) await church.mark({ id }, '2026-09-26');
    }
    const once = await church.member('una.vez');
    await church.mark(once, SATURDAYS[0]);
    const outside = await church.missing('fuera');
    await church.call('DELETE', `/category/users/${outside.id}/categories/${church.ministry}`);
    expect((await church.lists()).faltan).toEqual([]);
  });

  test('the threshold is the ministry’s', async () => {
    const ana = await church.missing('ana');
    const path = `/category/${church.ministry}/seguimiento`;
    expect((await church.call('PUT', path, { faltas: 4 })).statusCode).toBe(200);
    expect(await church.row(ana)).toBeUndefined();
    const read = await church.server.call('GET', '/category/seguimiento', { as: church.admin });
    expect(read.json()).toEqual({ ministerios: [{ id: church.ministry, faltas: 4 }] });
    await church.call('PUT', path, { faltas: 2 });
    expect(await church.row(ana)).toMatchObject({ faltas: 3 });
    expect((await church.call('PUT', path, { faltas: 11 })).statusCode).toBe(400);
    const missing = await church.call('PUT', '/category/999999/seguimiento', { faltas: 2 });
    expect(missing.json()).toMatchObject({ code: 'category_not_found' });
  });

  test('a suspended Saturday adds no absence, and is said', async () => {
    const ana = await church.missing('ana');
    const documents = (await church.call('GET', '/contenido')).json<{
      horarios: { valor: { id: string; dias: number[] }[] };
    }>();
    const saturday = documents.horarios.valor.filter(({ dias }) => dias.includes(6));
    expect(saturday.length).toBeGreaterThan(0);
    const off = { tipo: 'suspendida', inicio: null, fin: null, lugar: null, motivo: 'Bloqueo' };
    const valor = saturday.map(({ id }) => ({ reunion: id, fecha: SATURDAYS[3], ...off }));
    const published = await church.call('PUT', '/contenido/excepciones', { version: 0, valor });
    expect(published.statusCode).toBe(200);
    const lists = await church.lists();
    expect(lists.faltan).toEqual([]);
    expect(lists.noContaron).toEqual([{ fecha: SATURDAYS[3], motivo: 'Bloqueo' }]);
    await church.call('PUT', `/category/${church.ministry}/seguimiento`, { faltas: 2 });
    expect(await church.row(ana)).toMatchObject({ faltas: 2 });
  });

  test('an announced absence adds nothing while it lasts, and can be taken back', async () => {
    const ana = await church.missing('ana');
    const until = '2026-10-10';
    expect((await patch(rowId(ana), { avisoHasta: until })).json()).toMatchObject({ avisoHasta: until });
    const faithful = await church.store
      .selectFrom('users')
      .select('id')
      .where('nombre', '<>', 'Luis')
      .execute();
    for (const day of ['2026-09-26', '2026-10-03', '2026-10-10', '2026-10-17']) {
      for (const person of faithful) if (person.id !== ana.id) await church.mark(person, day);
    }
    church.server.clock.advance(28 * DAY_MS);
    const later = await church.server.person('ADMIN', 'otra');
    expect(await church.row(ana, later)).toMatchObject({ faltas: 4, avisoHasta: null });
    const refused = await church.call(
      'PATCH',
      `/seguimientos/${rowId(ana)}`,
      { avisoHasta: '2026-09-01' },
      later,
    );
    expect(refused.json()).toMatchObject({ errors: { avisoHasta: expect.any(String) } });
    const again = { avisoHasta: '2026-11-01' };
    await church.call('PATCH', `/seguimientos/${rowId(ana)}`, again, later);
    const off = await church.call('PATCH', `/seguimientos/${rowId(ana)}`, { avisoHasta: null }, later);
    expect(off.json()).toMatchObject({ avisoHasta: null });
  });
});

describe('who is new', () => {
  test('300 people of a list are not, on their first Saturday', async () => {
    const nobody = {
      role: 'USER',
      passwordHash: 'x',
      passwordKind: 'number',
      confirmedMs: 0,
      nowMs: 0,
    } as const;
    const people = Array.from({ length: 300 }, (_, index) => ({
      ...nobody,
      username: `lista${index}`,
      email: `lista${index}@casa.bo`,
      codigo: `L${index}`,
      nombre: 'De',
      apellido: 'Lista',
      origin: 'import' as const,
    }));
    await inTransaction(church.store, (transaction) => insertUsers(transaction, people));
    const sofia = await church.server.person('USER', 'sofia', { origin: 'public' });
    for (const { id } of await church.store.selectFrom('users').select('id').execute()) {
      await church.mark({ id }, '2026-09-26');
    }
    const { nuevos } = await church.lists();
    expect(nuevos).toMatchObject([{ usuario: sofia.id, dias: ['2026-09-26'], faltas: 0 }]);
  });

  test('visitors are, for three weeks since their first visit, with who brought them', async () => {
    await church.visitor({ invito: 'Ana', tutorTelefono: '70098765', menor: true });
    await church.visitor({ nombre: 'Vieja' }, '2026-09-01');
    const { nuevos } = await church.lists();

    expect(nuevos).toMatchObject([
      {
        usuario: null,
        nombre: 'Kevin',
        apellido: 'M.',
        menor: true,
        invito: 'Ana',
        contacto: { clase: 'tutor' },
      },
    ]);
  });

  test('what was done about a visitor goes on for the member', async () => {
    const id = await church.visitor({});
    await patch(`v${id}-2026-09-26`, { estado: 'escrito', nota: 'Le gusta cantar' });
    const made = await church.call('POST', `/visitas/${id}/miembro`, {
      codigo: '99120',
      nombre: 'Kevin',
      apellido: 'Mamani',
      username: 'kevin',
      email: 'kevin@casa.bo',
    });
    const member = made.json<{ usuario: { id: number } }>().usuario;
    expect(await church.row(member)).toMatchObject({ estado: 'escrito', nota: 'Le gusta cantar' });
  });
});

describe('a row', () => {
  test('has one holder: of two administrators at once one is told who and when', async () => {
    const ana = await church.missing('ana');
    const eva = await church.server.person('ADMIN', 'eva', { nombre: 'Eva' });
    const path = `/seguimientos/${rowId(ana)}/tomar`;
    const answers = await Promise.all([church.call('POST', path, {}), church.call('POST', path, {}, eva)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const [holder, other] = answers[0]?.statusCode === 200 ? [church.admin, eva] : [eva, church.admin];
    const name = holder === eva ? 'Eva' : 'Luis';
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({
      code: 'follow_up_taken',
      message: `${name} lo tomó a las 19:30.`,
    });
    expect(await church.row(ana, other)).toMatchObject({ tomado: { por: name, tuyo: false } });
    for (const [method, last, body] of [
      ['POST', '/soltar', undefined],
      ['PATCH', '', { estado: 'respondio' }],
    ] as const) {
      const answer = await church.call(method, `/seguimientos/${rowId(ana)}${last}`, body, other);
      expect(answer.json()).toMatchObject({ code: 'follow_up_taken' });
    }
    expect((await church.call('POST', path, { quitar: true }, other)).statusCode).toBe(200);
    expect(await church.row(ana, other)).toMatchObject({ tomado: { tuyo: true } });
    const dropped = await church.call('POST', `/seguimientos/${rowId(ana)}/soltar`, undefined, other);
    expect(dropped.json()).toMatchObject({ tomado: null });
  });

  test('«no insistir» survives a new server, and ends with the return', async () => {
    const ana = await church.missing('ana');
    await church.record(ana, { telefono: '+59170012345', birth_year: 1990 });
    await patch(rowId(ana), { estado: 'no-insistir' });
    const chat = await church.chat(rowId(ana));
    expect(chat.json()).toMatchObject({ code: 'no_contact' });
    const next = await createTestApp({}, church.server.storage);
    const read = await next.call('GET', '/seguimientos', { as: church.admin });
    expect(read.json()).toMatchObject({ faltan: [{ estado: 'no-insistir' }] });
    await next.app.close();
    await church.mark(ana, '2026-09-26');
    expect((await church.chat(rowId(ana))).statusCode).toBe(200);
  });

  test('waits a week, and the wait is taken back', async () => {
    const ana = await church.missing('ana');
    const waits = await patch(rowId(ana), { esperaHasta: '2026-10-03' });
    expect(waits.json()).toMatchObject({ esperaHasta: '2026-10-03', estado: 'pendiente' });
    expect((await patch(rowId(ana), { esperaHasta: null })).json()).toMatchObject({ esperaHasta: null });
    expect((await patch(rowId(ana), { esperaHasta: '2027-10-03' })).statusCode).toBe(400);
    expect((await patch(rowId(ana), {})).statusCode).toBe(200);
  });

  test.each(['u999999-2026-08-29', 'u9999999999-2026-08-29', 'v1-2026-08-29', 'x', 'u1'])(
    'that is not there is not found: %s',
    async (id) => {
      for (const [method, last, body] of [
        ['POST', '/tomar', {}],
        ['POST', '/soltar', undefined],
        ['POST', '/chat', { texto: 'Hola' }],
        ['PATCH', '', { estado: 'escrito' }],
      ] as const) {
        const answer = await church.call(method, `/seguimientos/${id}${last}`, body);
        expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'follow_up_not_found' }]);
      }
    },
  );

  test('of a visitor has no announced absence', async () => {
    const id = await church.visitor({});
    const answer = await patch(`v${id}-2026-09-26`, { avisoHasta: '2026-10-03' });
    expect(answer.json()).toMatchObject({ errors: { avisoHasta: expect.any(String) } });
  });

  test('has these keys and no other', async () => {
    const ana = await church.missing('ana');
    const row = await church.row(ana);
    expect(Object.keys(row ?? {})).toEqual([
      'id',
      'usuario',
      'nombre',
      'apellido',
      'menor',
      'ministerios',
      'dias',
      'faltas',
      'invito',
      'contacto',
      'estado',
      'tomado',
      'chatAbierto',
      'escrito',
      'esperaHasta',
      'avisoHasta',
      'nota',
    ]);
  });
});

test('a list has 200 rows at most, those who wait last, and says how many more there are', async () => {
  const waiting = await church.missing('espera');
  await patch(rowId(waiting), { esperaHasta: '2026-10-03' });
  const { id: _, ...template } = await church.store
    .selectFrom('users')
    .selectAll()
    .where('id', '=', waiting.id)
    .executeTakeFirstOrThrow();
  const names = Array.from({ length: 203 }, (__, index) => `falta${index}`);
  const keys = (name: string) => ({
    username: name,
    username_key: name,
    email: name,
    email_key: name,
    codigo: name,
    codigo_key: name,
  });
  const many = await church.store
    .insertInto('users')
    .values(names.map((name) => ({ ...template, ...keys(name) })))
    .returning('id')
    .execute();
  await church.store
    .insertInto('user_categories')
    .values(many.map(({ id }) => ({ category_id: church.ministry, user_id: id, created_ms: 0 })))
    .execute();
  // Everybody came twice, so that with them the ministry met on those days and a tenth met later.
  for (const person of many) for (const day of SATURDAYS.slice(0, 2)) await church.mark(person, day);
  for (const day of SATURDAYS.slice(2)) {
    for (let index = 0; index < 20; index += 1) {
      const one = await church.store
        .selectFrom('users')
        .select('id')
        .where('username', '=', `viene${index}`)
        .executeTakeFirst();
      const id = one?.id ?? (await church.member(`viene${index}`)).id;
      await church.mark({ id }, day);
    }
  }
  const { faltan, mas } = await church.lists();
  expect([faltan.length, mas.faltan]).toEqual([200, 3]);
  expect(faltan.map(({ usuario }) => usuario)).not.toContain(waiting.id);
  const other = (await church.call('POST', '/category/create', { name: 'Danza' })).json<{ id: number }>();
  const none = await church.call('GET', `/seguimientos?ministerio=${other.id}`);
  expect(none.json()).toMatchObject({ faltan: [], mas: { faltan: 0 } });
  const own = await church.call('GET', `/seguimientos?ministerio=${church.ministry}`);
  expect(own.json<FollowUpLists>().faltan).toHaveLength(200);
});
