import type { AuditEntry } from '@ministerio/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp, testChurch } from '../test-app.ts';

let server: TestApp;
let ruth: Person;
let hugo: Person;
let ana: Person;

beforeAll(async () => {
  server = await createTestApp();
  ruth = await server.person('ADMIN', 'ruth', { nombre: 'Ruth', apellido: 'Núñez' });
  hugo = await server.person('ADMIN', 'hugo', { nombre: 'Hugo', apellido: '100%' });
  ana = await server.person('USER', 'ana', { codigo: 'AB5501', nombre: 'Ana', apellido: 'Peña' });
  await server.person('USER', 'beto', { codigo: '7700', nombre: 'Beto', apellido: 'Rojas' });
  await mark(ruth, 'AB5501');
  // The last second of that day in La Paz, and the first of the next.
  server.clock.set('2026-09-27T03:59:59.000Z');
  await mark(hugo, '7700');
  expect((await mark(ruth, '7700')).statusCode).toBe(409);
  server.clock.set('2026-09-27T04:00:00.000Z');
  await server.call('POST', '/category/create', { as: hugo, body: { name: 'Uno' } });
});
afterAll(() => server.close());

const mark = (as: Person, codigoMembresia: string) =>
  server.call('POST', '/asistencia/marcar-por-membresia', { as, body: { codigoMembresia } });
const log = async (query = '') =>
  (await server.call('GET', `/auditoria${query}`, { as: ruth })).json<AuditEntry[]>();
/** Without sign-ins, which have a test of their own. */
const actions = async (query: string) =>
  (await log(query))
    .filter(({ entity }) => entity !== 'session')
    .map(({ actor, action }) => `${actor} ${action}`);

test('a mark by number is told once, with who, whom and when, the number masked', async () => {
  const [entry] = await log('?actor=ruth&entity=attendance');
  expect(entry).toMatchObject({
    actor: 'ruth',
    action: 'attendance_marked',
    entity: 'attendance',
    person: { id: ana.id, nombre: 'Ana', apellido: 'Peña' },
    before: null,
    after: { codigo: '••••01', nombre: 'Ana', apellido: 'Peña', date: '2026-09-26' },
  });
});

describe('narrowed', () => {
  test.each([
    ['?entity=category', ['hugo category_created']],
    ['?action=attendance_marked', ['hugo attendance_marked', 'ruth attendance_marked']],
    ['?actor=NUNEZ', ['ruth attendance_marked']],
    // Signs of LIKE are letters like others.
    ['?actor=100%25', ['hugo category_created', 'hugo attendance_marked']],
    ['?actor=1%25', []],
    ['?person=pena', ['ruth attendance_marked']],
    ['?person=7700', ['hugo attendance_marked']],
    ['?until=2026-09-26', ['hugo attendance_marked', 'ruth attendance_marked']],
    ['?from=2026-09-27', ['hugo category_created']],
    ['?from=2026-09-26&until=2026-09-27&limit=1&offset=1', ['hugo attendance_marked']],
    ['?actor=hugo&person=beto&limit=5', ['hugo attendance_marked']],
  ])('%s', async (query, expected) => {
    expect(await actions(query)).toEqual(expected);
  });

  test.each(['?entity=x', '?action=x', '?from=2026-02-30', '?until=ayer', '?actor=a%00b'])(
    '%s is refused',
    async (query) => {
      expect((await server.call('GET', `/auditoria${query}`, { as: ruth })).statusCode).toBe(400);
    },
  );
});

test('a member sees who marked them, and that they marked themselves', async () => {
  const own = async () => (await server.call('GET', '/asistencia/mis-asistencias', { as: ana })).json();
  expect(await own()).toMatchObject([{ marcadoPor: 'Ruth Núñez' }]);
  const body = { date: '2026-09-27', time: '00:00:00', ...testChurch.point };
  expect((await server.call('POST', '/asistencia/marcar', { as: ana, body })).statusCode).toBe(200);
  expect(await own()).toMatchObject([{ marcadoPor: null }, { marcadoPor: 'Ruth Núñez' }]);
});

test('who is deleted is forgotten in the log, as actor and as person', async () => {
  const gone = await server.person('ADMIN', 'gone', { codigo: '880011', nombre: 'Zoila' });
  await mark(gone, '880011');
  expect(
    (await server.call('DELETE', `/auth/users/${gone.id}`, { as: ruth, confirmedBy: ruth })).statusCode,
  ).toBe(200);
  expect(await actions('?actor=gone')).toEqual([]);
  const [entry] = await log('?entity=attendance&limit=1');
  expect(entry).toMatchObject({ actor: '[borrado]', person: null, after: { nombre: '[borrado]' } });
  expect(JSON.stringify(await log())).not.toMatch(/Zoila|880011/);
});
