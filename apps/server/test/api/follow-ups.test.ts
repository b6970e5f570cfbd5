import { DAY_MS } from '@ministerio/contract/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { insertUsers } from '../../src/db/repositories/users.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { FollowedChurch, rowId, SATURDAYS } from '../follow-ups.ts';

let church: FollowedChurch;
beforeEach(async () => {
  church = await FollowedChurch.open();
});
afterEach(() => church.server.close());

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
