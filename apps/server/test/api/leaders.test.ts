import { DAY_MS } from '@ministerio/contract/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FollowedChurch, SATURDAYS } from '../follow-ups.ts';
import { LedChurch, TODAY } from '../leaders.ts';
import type { Person } from '../test-app.ts';

let led: LedChurch;
let church: FollowedChurch;
let lia: Person;
let other: number;
beforeEach(async () => {
  led = await LedChurch.open();
  ({ church, lia, other } = led);
});
afterEach(() => church.server.close());

describe('naming leaders', () => {
  test('needs a confirmation, is told for seven days and keeps the role', async () => {
    const refused = await church.call('PUT', `/category/${church.ministry}/lideres`, { usuarios: [] });
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'confirmation_required' }]);
    const same = await church.call('PUT', `/category/${church.ministry}/lideres`, { usuarios: [lia.id] });
    expect(same.statusCode).toBe(200);
    const listed = await church.call('GET', `/category/${church.ministry}/lideres`);
    expect(listed.json()).toEqual({
      lideres: [
        {
          id: lia.id,
          username: 'lia',
          nombre: 'Lía',
          apellido: 'Rojas',
          desde: '2026-09-26T23:30:00.000Z',
          por: 'admin',
        },
      ],
    });
    await church.lead([]);
    const notices = (await church.call('GET', '/avisos')).json<{ lideres: { motivo: string }[] }>();
    expect(notices.lideres).toMatchObject([
      { motivo: 'quitado', ministerio: 'Coro', username: 'lia', por: 'admin' },
      { motivo: 'nombrado', ministerio: 'Coro', username: 'lia', por: 'admin' },
    ]);
    const summary = async () => (await church.call('GET', `/auth/users/${lia.id}/resumen`)).json();
    expect(await summary()).toMatchObject({ lidera: [] });
    await church.lead([lia.id]);
    expect(await summary()).toMatchObject({ lidera: ['Coro'] });
    const user = await church.store.selectFrom('users').select('role').where('id', '=', lia.id).execute();
    expect(user).toEqual([{ role: 'USER' }]);
  });

  test('of nobody, or in no ministry, is not found', async () => {
    expect((await church.lead([999_999])).json()).toMatchObject({ code: 'user_not_found' });
    expect((await church.lead([lia.id], 999_999)).json()).toMatchObject({ code: 'category_not_found' });
  });

  test('a leader’s number is no guardian’s without a second administrator', async () => {
    await church.record(lia, { telefono: '+59170012345', birth_year: 1990 });
    const mateo = await church.member('mateo');
    const guardian = { nombre: 'Rosa', telefono: '70012345', parentesco: 'madre', sePuedeEscribir: true };
    const consentimientos = { cuenta: null, foto: null, mensajes: null };
    const body = { version: 0, telefono: null, anioNacimiento: 2012, tutores: [guardian], consentimientos };
    const answer = await church.server.call('PUT', `/auth/users/${mateo.id}/ficha`, {
      as: church.admin,
      body,
      confirmedBy: church.admin,
    });
    expect(answer.json()).toMatchObject({ code: 'guardian_phone_shared' });
  });
});

describe('a ministry’s people', () => {
  test('are told to nobody whose password is their number, which the whole church has seen (R1)', async () => {
    await church.store
      .updateTable('users')
      .set({ password_kind: 'number' })
      .where('id', '=', lia.id)
      .execute();
    const answer = await led.as(lia, 'GET', `${led.base()}/lista`);
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'own_password_required' }]);
    // A person who leads nothing learns no more than before.
    expect((await led.as(lia, 'GET', `${led.base(other)}/lista`)).statusCode).toBe(404);
  });

  test('are told with these keys and no other, a minor by an initial', async () => {
    const mateo = await church.missing('mateo', { nombre: 'Mateo', apellido: 'Gómez' });
    await church.record(mateo, { noted_minor: 1 });
    const answer = await led.as(lia, 'GET', `${led.base()}/lista?fecha=${SATURDAYS[4]}`);
    const list = answer.json<{ fecha: string; huboReunion: boolean; personas: Record<string, unknown>[] }>();
    expect(Object.keys(list)).toEqual(['fecha', 'huboReunion', 'personas']);
    expect(list.personas.map((person) => Object.keys(person))).toEqual(
      Array.from({ length: 4 }, () => ['id', 'nombre', 'apellido', 'presente', 'hora', 'aqui', 'faltas']),
    );
    expect(list.personas.filter(({ presente }) => presente)).toHaveLength(3);
    expect(list.personas.at(-1)).toEqual({
      id: mateo.id,
      nombre: 'Mateo',
      apellido: 'G.',
      presente: false,
      hora: null,
      aqui: false,
      faltas: 3,
    });
    const ministries = await led.as(lia, 'GET', '/lider/ministerios');
    expect(ministries.json()).toEqual({ ministerios: [{ id: church.ministry, name: 'Coro' }] });
  });

  test('80 taps at once, each sent twice: none lost, none twice', async () => {
    const people: Person[] = [];
    for (let index = 0; index < 80; index += 1) {
      const { id } = await church.member(`p${index}`);
      people.push({ ...lia, id });
    }
    for (let start = 0; start < people.length; start += 10) {
      const some = people.slice(start, start + 10);
      const answers = await Promise.all([...some, ...some].map((person) => led.tap(person, true)));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    }
    const ids = people.map(({ id }) => id);
    const rows = await church.store
      .selectFrom('attendance')
      .select('user_id')
      .where('user_id', 'in', ids)
      .execute();
    expect(rows.map((row) => row.user_id).sort()).toEqual([...ids].sort());
  });

  test('a tap says in the log and the person’s own data how it was made, and is taken back', async () => {
    const ana = await church.member('ana', { passwordKind: 'own' });
    expect((await led.tap(ana, true)).json()).toMatchObject({
      id: ana.id,
      presente: true,
      hora: '19:30:00',
      aqui: true,
    });
    expect(await led.marksOf(ana)).toMatchObject([{ method: 'number', marked_by: lia.id, latitude: null }]);
    await led.tap(ana, true, SATURDAYS[4]);
    const before = await led.as(lia, 'GET', `${led.base()}/lista?fecha=${SATURDAYS[4]}`);
    const listed = before.json<{ personas: { id: number }[] }>().personas;
    expect(listed.find(({ id }) => id === ana.id)).toMatchObject({ presente: true, hora: null });
    const data = await church.server.call('GET', '/auth/me/datos', { as: ana });
    expect(data.json()).toMatchObject({
      asistencias: [
        { date: TODAY, time: '19:30:00', method: 'leader' },
        { date: SATURDAYS[4], time: null, method: 'leader' },
      ],
    });
    const entries = await church.store
      .selectFrom('audit_log')
      .select('after_json')
      .where('subject_user_id', '=', ana.id)
      .where('action', '=', 'attendance_marked')
      .execute();
    expect(entries[0]?.after_json).toContain('"method":"leader"');
    expect((await led.tap(ana, false)).json()).toMatchObject({ presente: false });
    expect((await led.tap(ana, false)).statusCode).toBe(200);
    expect(await led.marksOf(ana)).toMatchObject([{ local_date: SATURDAYS[4] }]);
  });

  test('a tap on somebody marked elsewhere says that the mark is not of this ministry', async () => {
    const ana = await church.member('ana');
    await church.mark(ana, TODAY);
    for (const _ of ['tapped', 'and sent again']) {
      expect((await led.tap(ana, true)).json()).toMatchObject({ presente: true, aqui: false });
    }
    const eva = await church.member('eva');
    await led.tap(eva, true);
    await church.call('POST', `/category/users/${eva.id}/categories/${other}`);
    await church.lead([lia.id], other);
    const path = `${led.base(other)}/asistencia/${eva.id}`;
    const elsewhere = await led.as(lia, 'PUT', path, { fecha: TODAY, presente: true });
    expect(elsewhere.json()).toMatchObject({ presente: true, aqui: false });
    expect((await led.tap(eva, true)).json()).toMatchObject({ presente: true, aqui: true });
  });

  test('only a tap of this ministry and of today is taken back, and nothing on which an aporte or a closed month stands', async () => {
    const ana = await church.member('ana');
    await church.mark(ana, TODAY);
    expect((await led.tap(ana, false)).json()).toMatchObject({ code: 'mark_in_use' });
    const eva = await church.member('eva');
    await led.tap(eva, true);
    const [mark] = await led.marksOf(eva);
    await church.call('POST', `/category/users/${eva.id}/categories/${other}`);
    await church.lead([lia.id], other);
    const elsewhere = await led.as(lia, 'PUT', `${led.base(other)}/asistencia/${eva.id}`, {
      fecha: TODAY,
      presente: false,
    });
    expect(elsewhere.json()).toMatchObject({ code: 'mark_in_use' });
    await church.call('PATCH', `/asistencia/${mark?.id}/editar-aporte`, { aporte: '20' });
    expect((await led.tap(eva, false)).json()).toMatchObject({ code: 'mark_in_use' });
    const luz = await church.member('luz');
    await led.tap(luz, true);
    const closing = { month: '2026-09', counted_cents: 0, counted_json: '[]', currency: 'Bs', note: null };
    const by = { by_id: church.admin.id, witness_id: null, witnessed: 0, closed_ms: 0 };
    await church.store
      .insertInto('closings')
      .values({ ...closing, ...by })
      .execute();
    expect((await led.tap(luz, false)).json()).toMatchObject({ code: 'mark_in_use' });
    await church.store.deleteFrom('closings').execute();
    church.server.clock.advance(DAY_MS / 2 - 1);
    expect((await led.tap(luz, false)).json()).toMatchObject({ code: 'day_over' });
    expect(await led.marksOf(luz)).toHaveLength(1);
  });

  test.each(['2026-09-27', '2026-09-18', 'ayer'])('the day %s is none of a leader’s', async (fecha) => {
    const ana = await church.member('ana');
    expect((await led.tap(ana, true, fecha)).statusCode).toBe(400);
    expect((await led.as(lia, 'GET', `${led.base()}/lista?fecha=${fecha}`)).statusCode).toBe(400);
    expect((await led.as(lia, 'PUT', `${led.base()}/reunion`, { fecha, hubo: false })).statusCode).toBe(400);
  });

  test('«No hubo reunión» counts in this ministry’s follow-up alone, and is nowhere public', async () => {
    const ana = await church.missing('ana');
    const read = async () => {
      const answer = await church.server.call('GET', '/contenido');
      return [answer.body, answer.headers.etag];
    };
    const before = await read();
    const note = (hubo: boolean) =>
      led.as(lia, 'PUT', `${led.base()}/reunion`, { fecha: SATURDAYS[4], hubo });
    expect((await note(false)).statusCode).toBe(200);
    expect((await note(false)).statusCode).toBe(200);
    expect(await church.row(ana)).toBeUndefined();
    const list = await led.as(lia, 'GET', `${led.base()}/lista?fecha=${SATURDAYS[4]}`);
    expect(list.json()).toMatchObject({ huboReunion: false });
    expect(await read()).toEqual(before);
    expect((await church.call('GET', '/seguimientos')).json()).toMatchObject({ noContaron: [] });
    await note(true);
    expect(await church.row(ana)).toMatchObject({ faltas: 3 });
  });
});
