import { defaultDocuments } from '@ministerio/content/site';
import type { ContentDocuments } from '@ministerio/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

let server: TestApp;
let admin: Person;
let ana: Person;
beforeEach(async () => {
  server = await createTestApp({ publicUrl: 'https://iglesia.example' });
  admin = await server.person('ADMIN', 'admin');
  ana = await server.person('USER', 'ana', { codigo: '5501' });
});
afterEach(() => server.close());

const lima = { latitude: -12.0464, longitude: -77.0428 };

/** Publishes some fields of `datos`, as the panel does. */
async function publish(changes: Partial<ContentDocuments['datos']>) {
  const now = (await server.call('GET', '/contenido/datos')).json<{ version: number; valor: object }>();
  const answer = await server.call('PUT', '/contenido/datos', {
    as: admin,
    body: { version: now.version, valor: { ...now.valor, ...changes } },
    headers: await server.confirmed(admin),
  });
  expect(answer.statusCode).toBe(200);
}

const markAt = (point: { latitude: number; longitude: number }, accuracy?: number) =>
  server.call('POST', '/asistencia/marcar', {
    as: ana,
    body: { date: '2026-09-26', time: '19:30:00', ...point, ...(accuracy === undefined ? {} : { accuracy }) },
  });

describe('the published place', () => {
  test('is where members mark, and the former one no more', async () => {
    await publish(lima);
    expect((await markAt({ latitude: -17.8132, longitude: -63.1804 })).json()).toMatchObject({
      code: 'too_far',
    });
    expect((await markAt(lima)).statusCode).toBe(200);
  });

  test('has its own radius, which is also the worst accuracy', async () => {
    const { latitude, longitude } = defaultDocuments.datos;
    const near = { latitude: latitude + 0.0009, longitude };
    await publish({ radio: 50 });
    expect((await markAt(near)).json()).toMatchObject({ code: 'too_far' });
    expect((await markAt({ latitude, longitude }, 51)).json()).toMatchObject({ code: 'accuracy_too_low' });
    await publish({ radio: 150 });
    expect((await markAt(near, 51)).statusCode).toBe(200);
  });
});

test('a new zone decides the day of the next mark and moves none that was made', async () => {
  // 22:30 of Saturday in La Paz, 04:30 of Sunday in Madrid.
  server.clock.set('2026-09-27T02:30:00.000Z');
  const mine = async () =>
    (await server.call('GET', '/asistencia/mis-asistencias', { as: ana })).json<
      { date: string; time: string }[]
    >();
  await server.call('POST', '/asistencia/marcar-por-membresia', {
    as: admin,
    body: { codigoMembresia: '5501' },
  });
  expect(await mine()).toMatchObject([{ date: '2026-09-26', time: '22:30:00' }]);
  await publish({ zona: 'Europe/Madrid' });
  expect(await mine()).toMatchObject([{ date: '2026-09-26', time: '22:30:00' }]);
  await server.call('POST', '/asistencia/marcar-por-membresia', {
    as: admin,
    body: { codigoMembresia: '5501' },
  });
  expect(await mine()).toMatchObject([
    { date: '2026-09-27', time: '04:30:00' },
    { date: '2026-09-26', time: '22:30:00' },
  ]);
  const { semana } = (await server.call('GET', '/estadisticas/asistencia', { as: admin })).json<{
    semana: string;
  }>();
  expect(semana).toBe('2026-09-21');
});

test('the published currency is the one that is recognised in an aporte', async () => {
  const marked = await server.call('POST', '/asistencia/marcar-por-membresia', {
    as: admin,
    body: { codigoMembresia: '5501' },
  });
  const { id } = marked.json<{ id: number }>();
  const cents = async (aporte: string) => {
    await server.call('PATCH', `/asistencia/${id}/editar-aporte`, { as: admin, body: { aporte } });
    const [row] = await server.storage.database.store
      .selectFrom('attendance')
      .select('aporte_cents')
      .execute();
    return row?.aporte_cents;
  };
  expect(await cents('S/ 50')).toBeNull();
  await publish({ moneda: 'S/' });
  expect(await cents('S/ 50')).toBe(5000);
});

test('the published name is the provider of frames, and no description of the API names another', async () => {
  await publish({ producto: 'Jóvenes de Lima' });
  const url = encodeURIComponent('https://iglesia.example/embed/faq');
  const answer = await server.app.inject({ url: `/oembed?url=${url}` });
  expect(answer.json()).toMatchObject({ provider_name: 'Jóvenes de Lima' });
  expect((await server.call('GET', '/openapi.json')).body).not.toContain('Ministerio Juvenil');
});
