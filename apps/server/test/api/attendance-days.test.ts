import type { AttendanceEntry, CountedDay } from '@ministerio/contract';
import { addDays } from '@ministerio/contract/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

/** The test clock's day. */
const TODAY = '2026-09-26';
/** Marks are on days of the last weeks. */
const DAYS_BACK = 40;

let server: TestApp;
let admin: Person;
let ministry: number;
beforeAll(async () => {
  server = await createTestApp();
  admin = await server.person('ADMIN', 'admin');
  ministry = await create('Red de Jóvenes');
  const other = await create('Música');
  const people = await Promise.all(
    ['5501', '5502', '5503', '5504'].map((codigo) => server.person('USER', `m${codigo}`, { codigo })),
  );
  for (const [index, { id }] of people.entries()) {
    if (index < 3) await server.call('POST', `/category/users/${id}/categories/${ministry}`, { as: admin });
    if (index < 1) await server.call('POST', `/category/users/${id}/categories/${other}`, { as: admin });
  }
  const mark = fc.record({
    codigo: fc.constantFrom(...people.map(({ codigo }) => codigo)),
    back: fc.integer({ min: 1, max: DAYS_BACK }),
    aporte: fc.constantFrom(null, 'Bs 20', '10,50', '1.250', 'arroz'),
  });
  const marks = fc.sample(
    fc.uniqueArray(mark, {
      minLength: 40,
      maxLength: 40,
      selector: ({ codigo, back }) => `${codigo} ${back}`,
    }),
    { numRuns: 1, seed: 7 },
  );
  for (const { codigo, back, aporte } of marks.flat()) {
    const fecha = addDays(TODAY, -back);
    const { id } = (
      await server.call('POST', '/asistencia/otra-fecha', {
        as: admin,
        body: { codigoMembresia: codigo, fecha },
      })
    ).json<{ id: number }>();
    if (aporte !== null) {
      await server.call('PATCH', `/asistencia/${id}/editar-aporte`, { as: admin, body: { aporte } });
    }
  }
  await server.call('PUT', `/puerta/conteos/${addDays(TODAY, -3)}`, {
    as: admin,
    body: { total: 20 },
    headers: { 'x-puerta': '1' },
  });
});
afterAll(() => server.close());

async function create(name: string): Promise<number> {
  return (await server.call('POST', '/category/create', { as: admin, body: { name } })).json<{ id: number }>()
    .id;
}
async function answerOf<Answer>(call: ReturnType<TestApp['call']>): Promise<Answer> {
  const answer = await call;
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const list = (query: string) =>
  answerOf<AttendanceEntry[]>(
    server.call('GET', `/asistencia/por-categoria/${ministry}?${query}`, { as: admin }),
  );
const all = (query: string) =>
  answerOf<AttendanceEntry[]>(server.call('GET', `/asistencia/general?${query}`, { as: admin }));
const counts = (desde: string, hasta: string) =>
  answerOf<CountedDay[]>(server.call('GET', `/conteos?desde=${desde}&hasta=${hasta}`, { as: admin }));

/** Days of a range, newest first. */
function daysFrom(desde: string, hasta: string): string[] {
  const days = [];
  for (let day = hasta; day >= desde; day = addDays(day, -1)) days.push(day);
  return days;
}

describe('a range of days', () => {
  test('has the marks and the numbers of its days, and no others', async () => {
    const day = fc.integer({ min: 0, max: DAYS_BACK + 2 }).map((back) => addDays(TODAY, -back));
    await fc.assert(
      fc.asyncProperty(day, day, async (one, two) => {
        const [desde = '', hasta = ''] = [one, two].sort();
        const query = `desde=${desde}&hasta=${hasta}`;
        const days = daysFrom(desde, hasta);
        const eachDay = async <Row>(read: (date: string) => Promise<Row[]>) => {
          const rows: Row[] = [];
          for (const date of days) rows.push(...(await read(date)));
          return rows;
        };
        expect(await list(query)).toEqual(await eachDay((date) => list(`fecha=${date}`)));
        expect(await all(query)).toEqual(await eachDay((date) => all(`fecha=${date}`)));
        expect(await counts(desde, hasta)).toEqual(await eachDay((date) => counts(date, date)));
      }),
      { numRuns: 12 },
    );
  });

  test('counts what its lists have', async () => {
    const [desde, hasta] = [addDays(TODAY, -DAYS_BACK), TODAY];
    const days = await counts(desde, hasta);
    const records = await all(`desde=${desde}&hasta=${hasta}`);
    const own = await list(`desde=${desde}&hasta=${hasta}`);
    expect(records).toHaveLength(40);
    for (const { fecha, conNumero, ministerios } of days) {
      expect(conNumero).toBe(records.filter(({ date }) => date === fecha).length);
      const jovenes = ministerios.find(({ id }) => id === ministry);
      const marks = own.filter(({ date }) => date === fecha);
      expect(jovenes?.asistencias ?? 0).toBe(marks.length);
      const cents = { 'Bs 20': 2000, '10,50': 1050, '1.250': 125_000 } as Record<string, number>;
      expect(jovenes?.centavos ?? 0).toBe(
        marks.reduce((sum, { aporte }) => sum + (cents[aporte ?? ''] ?? 0), 0),
      );
      expect(jovenes?.sinMonto ?? 0).toBe(marks.filter(({ aporte }) => aporte === 'arroz').length);
    }
    // Each of the four came for the first time once.
    expect(days.reduce((sum, { primeraVez }) => sum + primeraVez, 0)).toBe(4);
    expect(days.find(({ fecha }) => fecha === addDays(TODAY, -3))?.sinNombre).toBe(20);
    const names = days.flatMap(({ ministerios }) => ministerios.map(({ nombre }) => nombre));
    expect([...new Set(names)].sort()).toEqual(['Música', 'Red de Jóvenes', 'Sin ministerio']);
  });

  test.each([
    'desde=2026-09-01',
    'hasta=2026-09-01',
    'desde=2026-09-02&hasta=2026-09-01',
    'desde=2025-09-01&hasta=2026-09-02',
    'desde=ayer&hasta=2026-09-02',
    'desde=2026-09-01&hasta=2026-09-31',
    'desde=20260901&hasta=20260902',
  ])('refuses %s', async (query) => {
    for (const path of [`/asistencia/por-categoria/${ministry}`, '/asistencia/general', '/conteos']) {
      const answer = await server.call('GET', `${path}?${query}`, { as: admin });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toHaveProperty('errors');
    }
  });

  test('is refused beside a day', async () => {
    const query = 'fecha=2026-09-01&desde=2026-09-01&hasta=2026-09-02';
    const answer = await server.call('GET', `/asistencia/por-categoria/${ministry}?${query}`, { as: admin });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: { fecha: 'Elige un día o un rango, no ambos' } });
  });
});

test('GET /asistencia/dias has the last days with marks, newest first', async () => {
  const marked = await all('');
  const dates = [...new Set(marked.map(({ date }) => date))].slice(0, 12);
  const days = await answerOf<{ fecha: string; asistencias: number }[]>(
    server.call('GET', '/asistencia/dias', { as: admin }),
  );
  expect(days.map(({ fecha }) => fecha)).toEqual(dates);
  expect(days[0]?.asistencias).toBe(marked.filter(({ date }) => date === dates[0]).length);
});
