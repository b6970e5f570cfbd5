import type { AttendanceEntry, Closing, SecurityNotices } from '@ministerio/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { treasurer } from '../closings.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

let server: TestApp;
let admin: Person;
let ruth: Person;
let panel: ReturnType<typeof treasurer>;
beforeAll(async () => {
  server = await createTestApp();
  admin = await server.person('ADMIN', 'admin', { nombre: 'Ana', apellido: 'Vaca' });
  ruth = await server.person('USER', 'ruth', { nombre: 'Ruth', apellido: 'Paz', passwordKind: 'own' });
  panel = treasurer(server, admin);
  for (const codigo of ['5501', '5502', '5503']) await server.person('USER', `m${codigo}`, { codigo });
  for (const name of ['Red de Jóvenes', 'Música']) await panel.assign('5501', await panel.ministry(name));
  await panel.mark('5501', '2026-08-01', 'Bs 20');
  await panel.mark('5502', '2026-08-08', '10,50');
  await panel.mark('5503', '2026-08-08', 'arroz');
  await panel.mark('5502', '2026-09-05', '5');
});
afterAll(() => server.close());

const august = { mes: '2026-08', registrado: 3050, conteo: [{ valor: 1000, cantidad: 3 }] };

describe('closing a month', () => {
  test('is offered once it is over, with each mark once in the whole and in every ministry of its person', async () => {
    const answer = await server.call('GET', '/cierres', { as: admin });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
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
      'of a month without marks',
      { ...august, mes: '2026-05', registrado: 0 },
      409,
      'month_changed',
      undefined,
    ],
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
    [
      'with a second person whose name is none',
      { ...august, testigo: { usuario: 'a\u0000', clave: '\u0000' } },
      400,
      'validation_failed',
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
    expect((await panel.read()).cierres).toEqual([]);
  });

  /** Another session: this one has confirmed. */
  async function freshAdmin(isFresh: boolean) {
    if (!isFresh) return admin;
    const body = { username: admin.username, password: admin.password };
    return (await server.call('POST', '/auth/login', { body })).json<{ token: string }>();
  }

  test('keeps what was recorded and counted, and who did', async () => {
    const testigo = { usuario: 'ruth', clave: ruth.password };
    const answer = await panel.close({ ...august, nota: 'Una moneda falsa', testigo });
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
    const again = await panel.close(august);
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'month_already_closed']);
    const { cierres, abiertos } = await panel.read();
    expect(cierres).toHaveLength(1);
    expect(abiertos).toEqual([]);
  });

  test('asks for the reason of what changes a sum in it, and of nothing else', async () => {
    const [record] = (await server.call('GET', '/asistencia/general?fecha=2026-08-01', { as: admin })).json<
      AttendanceEntry[]
    >();
    const id = record?.id ?? 0;
    const refused = await panel.edit(id, 'Bs 50');
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'month_closed',
      message: 'El mes de agosto está cerrado. Escribe por qué lo cambias.',
    });
    expect((await panel.edit(id, '20')).statusCode).toBe(200);
    const headers = (motivo: string) => ({ 'x-motivo': motivo });
    for (const motivo of ['%20', '%', '%00', '%0A', 'a'.repeat(201)]) {
      const answer = await server.call('PATCH', `/asistencia/${id}/editar-aporte`, {
        as: admin,
        body: { aporte: 'Bs 50' },
        headers: headers(motivo),
        confirmedBy: admin,
      });
      expect([motivo, answer.statusCode]).toEqual([motivo, 409]);
    }
    const unconfirmed = await server.call('DELETE', `/asistencia/${id}`, {
      as: await freshAdmin(true),
      headers: headers('No vino'),
    });
    expect(unconfirmed.json()).toMatchObject({ code: 'confirmation_required' });
    expect((await panel.edit(id, 'Bs 50', 'Trajo más, el sobre decía 50')).statusCode).toBe(200);
    expect((await panel.remove(id)).statusCode).toBe(409);
    expect((await panel.remove(id, 'No vino')).statusCode).toBe(200);
    const late = await panel.mark('5503', '2026-08-15', null);
    expect((await panel.edit(late, '7')).statusCode).toBe(409);
    expect((await panel.edit(late, '7', 'Se anotó tarde')).statusCode).toBe(200);
    const [closing] = (await panel.read()).cierres;
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
    const [{ id = 0 } = {}] = (await panel.read()).cierres;
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
    await panel.mark('5503', '2026-07-04', '3');
    const testigo = { usuario: 'luz', clave: 'clave-de-luz' };
    const answer = await panel.close({ mes: '2026-07', registrado: 300, conteo: [], testigo });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'own_password_required']);
    const alone = await panel.close({ mes: '2026-07', registrado: 300, conteo: [] });
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
  const closing = (await panel.read()).cierres.find(({ mes }) => mes === '2026-08');
  expect(closing).toMatchObject({ registrado: 3050, por: 'Ana Vaca', testigo: null, dosPersonas: true });
});
