import type { AttendanceEntry, Closing, listClosings, SecurityNotices } from '@ministerio/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

type Closings = z.output<typeof listClosings.answer>;

let server: TestApp;
let admin: Person;
let ruth: Person;
let ministry: number;
beforeAll(async () => {
  server = await createTestApp();
  admin = await server.person('ADMIN', 'admin', { nombre: 'Ana', apellido: 'Vaca' });
  ruth = await server.person('USER', 'ruth', { nombre: 'Ruth', apellido: 'Paz', passwordKind: 'own' });
  for (const codigo of ['5501', '5502', '5503']) await server.person('USER', `m${codigo}`, { codigo });
  ministry = await create(server, 'Red de Jóvenes');
  const other = await create(server, 'Música');
  await assign(server, '5501', ministry);
  await assign(server, '5501', other);
  await mark(server, '5501', '2026-08-01', 'Bs 20');
  await mark(server, '5502', '2026-08-08', '10,50');
  await mark(server, '5503', '2026-08-08', 'arroz');
  await mark(server, '5502', '2026-09-05', '5');
});
afterAll(() => server.close());

async function create(app: TestApp, name: string): Promise<number> {
  const answer = await app.call('POST', '/category/create', { as: admin, body: { name } });
  return answer.json<{ id: number }>().id;
}
async function idOf(app: TestApp, codigo: string): Promise<number> {
  const users = (await app.call('GET', '/auth/users', { as: admin })).json<
    { id: number; codigo: string }[]
  >();
  return users.find((user) => user.codigo === codigo)?.id ?? 0;
}
async function assign(app: TestApp, codigo: string, category: number) {
  await app.call('POST', `/category/users/${await idOf(app, codigo)}/categories/${category}`, { as: admin });
}
async function mark(app: TestApp, codigoMembresia: string, fecha: string, aporte: string | null) {
  const marked = await app.call('POST', '/asistencia/otra-fecha', {
    as: admin,
    body: { codigoMembresia, fecha },
  });
  const { id } = marked.json<{ id: number }>();
  if (aporte !== null) await edit(app, id, aporte);
  return id;
}
const edit = (app: TestApp, id: number, aporte: string, motivo?: string) =>
  app.call('PATCH', `/asistencia/${id}/editar-aporte`, {
    as: admin,
    body: { aporte },
    headers: reason(motivo),
  });
const remove = (app: TestApp, id: number, motivo?: string) =>
  app.call('DELETE', `/asistencia/${id}`, { as: admin, headers: reason(motivo) });
const reason = (motivo?: string): Record<string, string> =>
  motivo === undefined ? {} : { 'x-motivo': encodeURIComponent(motivo) };
const read = async (app: TestApp) => (await app.call('GET', '/cierres', { as: admin })).json<Closings>();
const close = (body: object, confirmedBy: Person | undefined = admin) =>
  server.call('POST', '/cierres', { as: admin, body, confirmedBy });
const august = { mes: '2026-08', registrado: 3050, conteo: [{ valor: 1000, cantidad: 3 }] };

describe('closing a month', () => {
  test('is offered once it is over, with each mark once in the whole and in every ministry of its person', async () => {
    expect(await read(server)).toEqual({
      cierres: [],
      abiertos: [
        {
          mes: '2026-08',
          asistencias: 3,
          registrado: 3050,
          sinMonto: 1,
          ministerios: [
            { id: null, nombre: 'Música', asistencias: 1, centavos: 2000, sinMonto: 0 },
            { id: null, nombre: 'Red de Jóvenes', asistencias: 1, centavos: 2000, sinMonto: 0 },
            { id: null, nombre: 'Sin ministerio', asistencias: 2, centavos: 1050, sinMonto: 1 },
          ],
        },
      ],
    });
  });

  test.each([
    ['without a confirmation', august, 403, 'confirmation_required', null],
    ['of a month that goes on', { ...august, mes: '2026-09' }, 409, 'month_not_over', undefined],
    ['that has changed meanwhile', { ...august, registrado: 3000 }, 409, 'month_changed', undefined],
    ['of no month', { ...august, mes: '2026-13' }, 400, 'validation_failed', undefined],
    [
      'with oneself as the second person',
      { ...august, testigo: { usuario: 'admin', clave: 'clave-de-admin' } },
      400,
      'validation_failed',
      undefined,
    ],
    [
      'with a wrong password of the second person',
      { ...august, testigo: { usuario: 'ruth', clave: 'otra' } },
      403,
      'wrong_current_password',
      undefined,
    ],
    [
      'with a second person whom nobody knows',
      { ...august, testigo: { usuario: 'nadie', clave: 'otra' } },
      403,
      'wrong_current_password',
      undefined,
    ],
  ] as const)('is refused %s', async (_, body, status, code, confirmedBy) => {
    const as = confirmedBy === null ? {} : { confirmedBy: admin };
    const answer = await server.call('POST', '/cierres', {
      as: await freshAdmin(confirmedBy === null),
      body,
      ...as,
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
    expect((await read(server)).cierres).toEqual([]);
  });

  /** Another session: this one has confirmed. */
  async function freshAdmin(isFresh: boolean) {
    if (!isFresh) return admin;
    const body = { username: admin.username, password: admin.password };
    return (await server.call('POST', '/auth/login', { body })).json<{ token: string }>();
  }

  test('keeps what was recorded and counted, and who did', async () => {
    const testigo = { usuario: 'ruth', clave: ruth.password };
    const answer = await close({ ...august, nota: 'Una moneda falsa', testigo });
    expect(answer.statusCode).toBe(200);
    const { mes, registrado, contado, conteo, nota, por, testigo: second, moneda } = answer.json<Closing>();
    expect({ mes, registrado, contado, conteo, nota, por, second, moneda }).toEqual({
      mes: '2026-08',
      registrado: 3050,
      contado: 3000,
      conteo: august.conteo,
      nota: 'Una moneda falsa',
      por: 'Ana Vaca',
      second: 'Ruth Paz',
      moneda: 'Bs',
    });
    const again = await close(august);
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'month_already_closed']);
    const { cierres, abiertos } = await read(server);
    expect(cierres).toHaveLength(1);
    expect(abiertos).toEqual([]);
  });

  test('asks for the reason of what changes a sum in it, and of nothing else', async () => {
    const [record] = (await server.call('GET', '/asistencia/general?fecha=2026-08-01', { as: admin })).json<
      AttendanceEntry[]
    >();
    const id = record?.id ?? 0;
    const refused = await edit(server, id, 'Bs 50');
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'month_closed',
      message: 'El mes de agosto está cerrado. Escribe por qué lo cambias.',
    });
    expect((await edit(server, id, '20')).statusCode).toBe(200);
    expect((await edit(server, id, 'x', ' ')).statusCode).toBe(409);
    expect((await edit(server, id, 'Bs 50', 'Trajo más, el sobre decía 50')).statusCode).toBe(200);
    expect((await remove(server, id)).statusCode).toBe(409);
    expect((await remove(server, id, 'No vino')).statusCode).toBe(200);
    const late = await mark(server, '5503', '2026-08-15', null);
    expect((await edit(server, late, '7')).statusCode).toBe(409);
    expect((await edit(server, late, '7', 'Se anotó tarde')).statusCode).toBe(200);
    const [closing] = (await read(server)).cierres;
    expect(closing?.registrado).toBe(3050);
    expect(
      closing?.ajustes.map(({ fecha, centavos, motivo, por }) => [fecha, centavos, motivo, por]),
    ).toEqual([
      ['2026-08-01', 3000, 'Trajo más, el sobre decía 50', 'admin'],
      ['2026-08-01', -5000, 'No vino', 'admin'],
      ['2026-08-15', 700, 'Se anotó tarde', 'admin'],
    ]);
  });

  test('takes a line of its own with a reason and a confirmation', async () => {
    const [{ id = 0 } = {}] = (await read(server)).cierres;
    const path = `/cierres/${id}/ajustes`;
    const body = { centavos: -150, motivo: 'Faltó al contar' };
    const added = await server.call('POST', path, { as: admin, body, confirmedBy: admin });
    expect(added.json<Closing>().ajustes.at(-1)).toMatchObject({ fecha: null, centavos: -150, por: 'admin' });
    for (const wrong of [{ ...body, centavos: 0 }, { ...body, motivo: ' ' }, { centavos: 5 }]) {
      expect((await server.call('POST', path, { as: admin, body: wrong })).statusCode).toBe(400);
    }
    const nowhere = await server.call('POST', '/cierres/99/ajustes', { as: admin, body, confirmedBy: admin });
    expect(nowhere.json()).toMatchObject({ code: 'closing_not_found' });
  });

  test('counts a second person only by a password that is their own', async () => {
    await server.person('USER', 'luz', { passwordKind: 'number' });
    await mark(server, '5503', '2026-07-04', '3');
    const testigo = { usuario: 'luz', clave: 'clave-de-luz' };
    const answer = await close({ mes: '2026-07', registrado: 300, conteo: [], testigo });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'own_password_required']);
    const alone = await close({ mes: '2026-07', registrado: 300, conteo: [] });
    expect(alone.json<Closing>()).toMatchObject({ testigo: null, dosPersonas: false });
  });
});

test('is in the log and in the notices of every administrator', async () => {
  const entries = await server.storage.database.store
    .selectFrom('audit_log')
    .select(['action', 'after_json'])
    .where('entity', '=', 'closing')
    .orderBy('id')
    .execute();
  expect(entries.map(({ action, after_json }) => [action, JSON.parse(after_json ?? '')])).toEqual([
    ['month_closed', { mes: '2026-08', aportesCentavos: 3050, contadoCentavos: 3000 }],
    ['month_adjusted', { mes: '2026-08', aportesCentavos: 3000 }],
    ['month_adjusted', { mes: '2026-08', aportesCentavos: -5000 }],
    ['month_adjusted', { mes: '2026-08', aportesCentavos: 700 }],
    ['month_adjusted', { mes: '2026-08', aportesCentavos: -150 }],
    ['month_closed', { mes: '2026-07', aportesCentavos: 300, contadoCentavos: 0 }],
  ]);
  const { cierres } = (await server.call('GET', '/avisos', { as: admin })).json<SecurityNotices>();
  expect(cierres).toHaveLength(6);
  expect(cierres[0]).toMatchObject({ motivo: 'cerrado', mes: '2026-07', por: 'admin' });
});

test('whoever counted and is gone is not named any more', async () => {
  await server.call('DELETE', `/auth/users/${ruth.id}`, { as: admin });
  const closing = (await read(server)).cierres.find(({ mes }) => mes === '2026-08');
  expect(closing).toMatchObject({ registrado: 3050, por: 'Ana Vaca', testigo: null, dosPersonas: true });
});

describe('a closed month', () => {
  const people = ['5501', '5502', '5503', '5504'];
  const days = ['2026-07-04', '2026-07-11', '2026-08-01', '2026-08-08'];
  const step = fc.record({
    what: fc.constantFrom('mark', 'edit', 'edit', 'edit', 'delete', 'person', 'ministry', 'move', 'close'),
    codigo: fc.constantFrom(...people),
    day: fc.constantFrom(...days),
    aporte: fc.constantFrom('Bs 20', '10,50', 'arroz', '0'),
    motivo: fc.constantFrom(undefined, 'Se contó mal'),
  });

  test.each([1, 2, 3])('changes its total only by an adjustment with a reason (%i)', async (seed) => {
    const app = await createTestApp();
    const outer = admin;
    try {
      admin = await app.person('ADMIN', 'admin');
      for (const codigo of people) await app.person('USER', `m${codigo}`, { codigo });
      const own = await create(app, 'Red de Jóvenes');
      for (const codigo of people.slice(0, 2)) await assign(app, codigo, own);
      for (const [index, codigo] of people.entries()) await mark(app, codigo, days[index] ?? '', 'Bs 30');
      const closed = new Map<string, Closing>();
      const [steps = []] = fc.sample(fc.array(step, { minLength: 60, maxLength: 60 }), { seed, numRuns: 1 });
      for (const { what, codigo, day, aporte, motivo } of steps) {
        const marks = (await app.call('GET', `/asistencia/general?fecha=${day}`, { as: admin })).json<
          AttendanceEntry[]
        >();
        const id = marks[0]?.id ?? 0;
        if (what === 'mark') await mark(app, codigo, day, null);
        if (what === 'edit') await edit(app, id, aporte, motivo);
        if (what === 'delete') await remove(app, id, motivo);
        if (what === 'person' && day === days[0])
          await app.call('DELETE', `/auth/users/${await idOf(app, codigo)}`, { as: admin });
        if (what === 'ministry' && day === days[1])
          await app.call('DELETE', `/category/delete/${own}`, { as: admin });
        if (what === 'move')
          await app.call('DELETE', `/category/users/${await idOf(app, codigo)}/categories/${own}`, {
            as: admin,
          });
        if (what === 'close') {
          const mes = day.slice(0, 7);
          const registrado = (await read(app)).abiertos.find((month) => month.mes === mes)?.registrado ?? 0;
          await app.call('POST', '/cierres', {
            as: admin,
            body: { mes, registrado, conteo: [] },
            confirmedBy: admin,
          });
        }
        for (const closing of (await read(app)).cierres) {
          const before = closed.get(closing.mes) ?? closing;
          const { ajustes, ...figures } = closing;
          const { ajustes: earlier, ...known } = before;
          expect(figures).toEqual(known);
          expect(ajustes.slice(0, earlier.length)).toEqual(earlier);
          for (const line of ajustes) expect(line.motivo).not.toBe('');
          if (what !== 'edit' && what !== 'delete') expect(ajustes).toHaveLength(earlier.length);
          closed.set(closing.mes, closing);
        }
      }
      expect(closed.size).toBe(2);
    } finally {
      admin = outer;
      await app.close();
    }
  });
});
