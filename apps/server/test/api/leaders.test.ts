import { DAY_MS } from '@ministerio/contract/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FollowedChurch, SATURDAYS } from '../follow-ups.ts';
import type { Person } from '../test-app.ts';

const TODAY = '2026-09-26';
const since = SATURDAYS[1];

let church: FollowedChurch;
let lia: Person;
/** A ministry of somebody else's. */
let other: number;
beforeEach(async () => {
  church = await FollowedChurch.open();
  lia = await church.server.person('USER', 'lia', { nombre: 'Lía' });
  const made = await church.call('POST', '/category/create', { name: 'Danza' });
  other = made.json<{ id: number }>().id;
  expect((await church.lead([lia.id])).statusCode).toBe(200);
});
afterEach(() => church.server.close());

const base = (ministry = church.ministry) => `/lider/ministerios/${ministry}`;
const as = (person: Person, method: 'GET' | 'PUT' | 'POST' | 'PATCH', path: string, body?: unknown) =>
  church.server.call(method, path, { as: person, body });
const tap = (person: { id: number }, presente: boolean, fecha = TODAY) =>
  as(lia, 'PUT', `${base()}/asistencia/${person.id}`, { fecha, presente });
const marksOf = ({ id }: { id: number }) =>
  church.store.selectFrom('attendance').selectAll().where('user_id', '=', id).execute();

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
    const answer = await as(lia, 'GET', `${base()}/lista`);
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'own_password_required' }]);
    // Who leads nothing learns no more than before.
    expect((await as(lia, 'GET', `${base(other)}/lista`)).statusCode).toBe(404);
  });

  test('are told with these keys and no other, a minor by an initial', async () => {
    const mateo = await church.missing('mateo', { nombre: 'Mateo', apellido: 'Gómez' });
    await church.record(mateo, { noted_minor: 1 });
    const answer = await as(lia, 'GET', `${base()}/lista?fecha=${SATURDAYS[4]}`);
    const list = answer.json<{ fecha: string; huboReunion: boolean; personas: Record<string, unknown>[] }>();
    expect(Object.keys(list)).toEqual(['fecha', 'huboReunion', 'personas']);
    expect(list.personas.map((person) => Object.keys(person))).toEqual(
      Array.from({ length: 4 }, () => ['id', 'nombre', 'apellido', 'presente', 'faltas']),
    );
    expect(list.personas.filter(({ presente }) => presente)).toHaveLength(3);
    expect(list.personas.at(-1)).toEqual({
      id: mateo.id,
      nombre: 'Mateo',
      apellido: 'G.',
      presente: false,
      faltas: 3,
    });
    const led = await as(lia, 'GET', '/lider/ministerios');
    expect(led.json()).toEqual({ ministerios: [{ id: church.ministry, name: 'Coro' }] });
  });

  test('80 taps at once, each sent twice: none lost, none twice', async () => {
    const people: Person[] = [];
    for (let index = 0; index < 80; index += 1) {
      const { id } = await church.member(`p${index}`);
      people.push({ ...lia, id });
    }
    for (let start = 0; start < people.length; start += 10) {
      const some = people.slice(start, start + 10);
      const answers = await Promise.all([...some, ...some].map((person) => tap(person, true)));
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
    expect((await tap(ana, true)).json()).toMatchObject({ id: ana.id, presente: true });
    expect(await marksOf(ana)).toMatchObject([{ method: 'number', marked_by: lia.id, latitude: null }]);
    await tap(ana, true, SATURDAYS[4]);
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
    expect((await tap(ana, false)).json()).toMatchObject({ presente: false });
    expect((await tap(ana, false)).statusCode).toBe(200);
    expect(await marksOf(ana)).toMatchObject([{ local_date: SATURDAYS[4] }]);
  });

  test('only a tap of this ministry and of today is taken back, and nothing on which an aporte or a closed month stands', async () => {
    const ana = await church.member('ana');
    await church.mark(ana, TODAY);
    expect((await tap(ana, false)).json()).toMatchObject({ code: 'mark_in_use' });
    const eva = await church.member('eva');
    await tap(eva, true);
    const [mark] = await marksOf(eva);
    await church.call('POST', `/category/users/${eva.id}/categories/${other}`);
    await church.lead([lia.id], other);
    const elsewhere = await as(lia, 'PUT', `${base(other)}/asistencia/${eva.id}`, {
      fecha: TODAY,
      presente: false,
    });
    expect(elsewhere.json()).toMatchObject({ code: 'mark_in_use' });
    await church.call('PATCH', `/asistencia/${mark?.id}/editar-aporte`, { aporte: '20' });
    expect((await tap(eva, false)).json()).toMatchObject({ code: 'mark_in_use' });
    const luz = await church.member('luz');
    await tap(luz, true);
    const closing = { month: '2026-09', counted_cents: 0, counted_json: '[]', currency: 'Bs', note: null };
    const by = { by_id: church.admin.id, witness_id: null, witnessed: 0, closed_ms: 0 };
    await church.store
      .insertInto('closings')
      .values({ ...closing, ...by } as never)
      .execute();
    expect((await tap(luz, false)).json()).toMatchObject({ code: 'mark_in_use' });
    await church.store.deleteFrom('closings').execute();
    church.server.clock.advance(DAY_MS / 2 - 1);
    expect((await tap(luz, false)).json()).toMatchObject({ code: 'day_over' });
    expect(await marksOf(luz)).toHaveLength(1);
  });

  test.each(['2026-09-27', '2026-09-18', 'ayer'])('the day %s is none of a leader’s', async (fecha) => {
    const ana = await church.member('ana');
    expect((await tap(ana, true, fecha)).statusCode).toBe(400);
    expect((await as(lia, 'GET', `${base()}/lista?fecha=${fecha}`)).statusCode).toBe(400);
    expect((await as(lia, 'PUT', `${base()}/reunion`, { fecha, hubo: false })).statusCode).toBe(400);
  });

  test('«No hubo reunión» counts in this ministry’s follow-up alone, and is nowhere public', async () => {
    const ana = await church.missing('ana');
    const read = async () => {
      const answer = await church.server.call('GET', '/contenido');
      return [answer.body, answer.headers.etag];
    };
    const before = await read();
    const note = (hubo: boolean) => as(lia, 'PUT', `${base()}/reunion`, { fecha: SATURDAYS[4], hubo });
    expect((await note(false)).statusCode).toBe(200);
    expect((await note(false)).statusCode).toBe(200);
    expect(await church.row(ana)).toBeUndefined();
    const list = await as(lia, 'GET', `${base()}/lista?fecha=${SATURDAYS[4]}`);
    expect(list.json()).toMatchObject({ huboReunion: false });
    expect(await read()).toEqual(before);
    expect((await church.call('GET', '/seguimientos')).json()).toMatchObject({ noContaron: [] });
    await note(true);
    expect(await church.row(ana)).toMatchObject({ faltas: 3 });
  });
});

describe('a ministry’s follow-up', () => {
  const row = ({ id }: { id: number }) => `${base()}/seguimientos/u${id}-${since}`;

  test('is told with these keys and no other: no number, note or date of an absence', async () => {
    const ana = await church.missing('ana', { nombre: 'Ana María' });
    await church.record(ana, { telefono: '+59170012345', birth_year: 1990 });
    await church.call('PATCH', `/seguimientos/u${ana.id}-${since}`, {
      nota: 'Está de viaje',
      avisoHasta: '2026-10-10',
    });
    const answer = await as(lia, 'GET', `/lider/ministerios/${church.ministry}/seguimientos`);
    expect(answer.json()).toEqual({
      nuevos: [],
      faltan: [
        {
          id: `u${ana.id}-${since}`,
          nombre: 'Ana María',
          apellido: 'Rojas',
          menor: false,
          faltas: 3,
          contacto: 'propio',
          estado: 'pendiente',
          tomado: null,
          aviso: true,
        },
      ],
      volvieron: [],
    });
  });

  test('is taken, written to, noted and let go by its leader; an administrator sees who has it', async () => {
    const ana = await church.missing('ana');
    await church.record(ana, { telefono: '+59170012345', birth_year: 1990 });
    const path = row(ana);
    const texto = 'Hola {nombre}';
    const { ministry } = church;
    const fila = `u${ana.id}-${since}`;
    const early = await as(lia, 'POST', `/lider/ministerios/${ministry}/seguimientos/${fila}/chat`, {
      texto,
    });
    expect(early.json()).toMatchObject({ code: 'follow_up_not_held' });
    const taken = await as(lia, 'POST', `/lider/ministerios/${ministry}/seguimientos/${fila}/tomar`);
    expect(taken.json()).toMatchObject({
      tomado: { por: 'Lía', tuyo: true },
    });
    const chat = await as(lia, 'POST', `${path}/chat`, { texto });
    expect(chat.headers['cache-control']).toBe('no-store');
    expect(chat.json()).toMatchObject({
      direccion: 'https://wa.me/59170012345?text=Hola%20Ana',
      fila: { tomado: { tuyo: true } },
    });
    expect(await church.row(ana)).toMatchObject({ tomado: { por: 'Lía', tuyo: false } });
    const noted = await as(lia, 'PATCH', path, { estado: 'escrito' });
    expect(noted.json()).toMatchObject({ estado: 'escrito' });
    expect(await church.row(ana)).toMatchObject({ escrito: { por: 'Lía' } });
    const dropped = await as(lia, 'POST', `/lider/ministerios/${ministry}/seguimientos/${fila}/soltar`);
    expect(dropped.json()).toMatchObject({ tomado: null });
    await church.call('POST', `/seguimientos/u${ana.id}-${since}/tomar`, {});
    for (const [method, last, body] of [
      ['POST', '/tomar', undefined],
      ['PATCH', '', { estado: 'respondio' }],
    ] as const) {
      expect((await as(lia, method, `${path}${last}`, body)).json()).toMatchObject({
        code: 'follow_up_taken',
      });
    }
  });
});

describe('what is not the leader’s is as what does not exist (R51)', () => {
  /** Every call of a leader, about one ministry and one of its people. */
  const calls = (ministry: number, id: number) =>
    [
      ['GET', `/lider/ministerios/${ministry}/lista`, undefined],
      ['PUT', `/lider/ministerios/${ministry}/asistencia/${id}`, { fecha: TODAY, presente: true }],
      ['PUT', `/lider/ministerios/${ministry}/reunion`, { fecha: TODAY, hubo: false }],
      ['GET', `/lider/ministerios/${ministry}/seguimientos`, undefined],
      ['POST', `/lider/ministerios/${ministry}/seguimientos/u${id}-${since}/tomar`, undefined],
      ['POST', `/lider/ministerios/${ministry}/seguimientos/u${id}-${since}/chat`, { texto: 'Hola' }],
      ['PATCH', `/lider/ministerios/${ministry}/seguimientos/u${id}-${since}`, { estado: 'escrito' }],
      ['POST', `/lider/ministerios/${ministry}/seguimientos/u${id}-${since}/soltar`, undefined],
    ] as const;

  test('role by call by ministry, also after the grant ended', async () => {
    const ana = await church.missing('ana');
    await church.record(ana, { telefono: '+59170012345', birth_year: 1990 });
    const member = await church.server.person('USER', 'miembro');
    const nothing = await as(lia, 'GET', '/lider/no-hay');
    const answers = async (person: Person, ministry: number) => {
      const all = [];
      for (const [method, path, body] of calls(ministry, ana.id))
        all.push(await as(person, method, path, body));
      return all;
    };
    for (const [person, ministry, isTheirs] of [
      [lia, church.ministry, true],
      [lia, other, false],
      [lia, 999_999, false],
      [member, church.ministry, false],
      [member, 999_999, false],
      [church.admin, church.ministry, false],
    ] as const) {
      const all = await answers(person, ministry);
      if (isTheirs)
        expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200, 200, 200]);
      else {
        for (const { statusCode, body } of all) expect([statusCode, body]).toEqual([404, nothing.body]);
      }
      if (isTheirs) await church.store.deleteFrom('attendance').where('local_date', '=', TODAY).execute();
    }
    for (const person of [member, church.admin]) {
      const answer = await as(person, 'GET', '/lider/ministerios');
      expect([answer.statusCode, answer.body]).toEqual([404, nothing.body]);
    }
    const rows = () => church.store.selectFrom('audit_log').select('id').execute();
    await church.lead([]);
    const before = (await rows()).length;
    for (const { statusCode, body } of await answers(lia, church.ministry)) {
      expect([statusCode, body]).toEqual([404, nothing.body]);
    }
    expect(await rows()).toHaveLength(before);
    expect(await marksOf(ana)).toHaveLength(2);
  });

  test('a person of another ministry, or of no account', async () => {
    const outside = await church.missing('fuera');
    await church.call('DELETE', `/category/users/${outside.id}/categories/${church.ministry}`);
    for (const id of [outside.id, 999_999]) {
      expect((await tap({ id }, true)).json()).toMatchObject({ code: 'not_found' });
      const row = await as(lia, 'POST', `${base()}/seguimientos/u${id}-${since}/tomar`);
      expect(row.json()).toMatchObject({ code: 'follow_up_not_found' });
    }
  });
});
