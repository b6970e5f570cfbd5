import type { FollowUpLists } from '@ministerio/contract';
import { DAY_MS } from '@ministerio/contract/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runRetention } from '../../src/db/retention.ts';
import { FollowedChurch, rowId, SATURDAYS } from '../follow-ups.ts';
import { createTestApp } from '../test-app.ts';

let church: FollowedChurch;
beforeEach(async () => {
  church = await FollowedChurch.open();
});
afterEach(() => church.server.close());

const patch = (id: string, body: object) => church.call('PATCH', `/seguimientos/${id}`, body);

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

  test('that somebody had is nobody’s once the person is back', async () => {
    const ana = await church.missing('ana');
    await church.call('POST', `/seguimientos/${rowId(ana)}/tomar`, {});
    expect(await church.row(ana)).toMatchObject({ tomado: { tuyo: true } });
    church.server.clock.advance(DAY_MS);
    await church.mark(ana, '2026-09-27');
    const eva = await church.server.person('ADMIN', 'eva');
    expect((await church.lists(eva)).volvieron).toMatchObject([{ usuario: ana.id, tomado: null }]);
  });

  test.each([
    ['no insistir', { estado: 'no-insistir' }],
    ['another day', { esperaHasta: '2026-10-03' }],
    ['an announced absence', { avisoHasta: '2026-10-10' }],
  ])('that waits for %s comes last', async (_what, change) => {
    const ana = await church.missing('ana');
    const beto = await church.missing('beto');
    const order = async () => (await church.lists()).faltan.map(({ usuario }) => usuario);
    expect(await order()).toEqual([ana.id, beto.id]);
    await patch(rowId(ana), change);
    expect(await order()).toEqual([beto.id, ana.id]);
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

  test('announces an absence that is forgotten a year after its end', async () => {
    const ana = await church.missing('ana');
    await patch(rowId(ana), { avisoHasta: '2026-10-10' });
    const { database } = church.server.storage;
    const kept = () => church.store.selectFrom('planned_absences').select('to_date').execute();
    await runRetention(database, Date.parse('2027-10-11T12:00:00Z'));
    expect(await kept()).toEqual([{ to_date: '2026-10-10' }]);
    await runRetention(database, Date.parse('2027-10-12T12:00:00Z'));
    expect(await kept()).toEqual([]);
  });

  test('of a visitor has no announced absence', async () => {
    const id = await church.visitor({});
    const answer = await patch(`v${id}-2026-09-26`, { avisoHasta: '2026-10-03' });
    expect(answer.json()).toMatchObject({ errors: { avisoHasta: 'De una visita no se anota que avisó.' } });
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
  // All of them came twice, so that with them the ministry met on those days and a tenth met later.
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
