import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

let server: TestApp;
let admin: Person;
beforeAll(async () => {
  server = await createTestApp();
  admin = await server.person('ADMIN', 'admin');
  const ana = await server.person('USER', 'ana', { codigo: '5501' });
  const eva = await server.person('USER', 'eva', { codigo: '5502' });
  await server.person('USER', 'otto', { codigo: '5503' });
  const [jovenes, musica] = [await create('Red de Jovenes'), await create('Música')];
  for (const [person, ministry] of [
    [ana, jovenes],
    [ana, musica],
    [eva, jovenes],
  ] as const) {
    await server.call('POST', `/category/users/${person.id}/categories/${ministry}`, { as: admin });
  }
  for (const day of [1, 2]) {
    for (const codigoMembresia of ['5501', '5502', '5503']) {
      await server.call('POST', '/asistencia/marcar-por-membresia', { as: admin, body: { codigoMembresia } });
      server.clock.advance(1000);
    }
    if (day === 1) server.clock.advance(5 * 60 * 60 * 1000);
  }
});
afterAll(() => server.close());

async function create(name: string): Promise<number> {
  const answer = await server.call('POST', '/category/create', { as: admin, body: { name } });
  return answer.json<{ id: number }>().id;
}
const read = (query = '') => server.call('GET', `/asistencia/general${query}`, { as: admin });
const people = (rows: { date: string; user: { codigo: string } }[]) =>
  rows.map(({ date, user: { codigo } }) => `${date} ${codigo}`);

describe('GET /asistencia/general', () => {
  test.each([
    [
      '',
      6,
      [
        '2026-09-27 5503',
        '2026-09-27 5502',
        '2026-09-27 5501',
        '2026-09-26 5503',
        '2026-09-26 5502',
        '2026-09-26 5501',
      ],
    ],
    ['?grupo=todos&fecha=2026-09-26', 3, ['2026-09-26 5503', '2026-09-26 5502', '2026-09-26 5501']],
    ['?grupo=sin-ministerio', 2, ['2026-09-27 5503', '2026-09-26 5503']],
    ['?grupo=sin-ministerio&fecha=2026-09-27', 1, ['2026-09-27 5503']],
    ['?limit=2&offset=1', 6, ['2026-09-27 5502', '2026-09-27 5501']],
    ['?grupo=sin-ministerio&limit=1', 2, ['2026-09-27 5503']],
    ['?fecha=2020-01-01', 0, []],
  ])('%s has each mark once, newest first, and says how many', async (query, total, rows) => {
    const answer = await read(query);
    expect(answer.headers['x-total-count']).toBe(String(total));
    expect(people(answer.json())).toEqual(rows);
  });

  test.each(['grupo=otros', 'fecha=ayer', 'limit=0', 'offset=-1'])('refuses %s', async (query) => {
    expect((await read(`?${query}`)).statusCode).toBe(400);
  });
});
