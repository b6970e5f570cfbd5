import type { DoorList } from '@ministerio/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { enrol, marked, send } from '../door.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';

let server: TestApp;
let admin: Person;
let ana: Person;
let teo: Person;
let luz: Person;
let coro: number;
let teens: number;
beforeEach(async () => {
  server = await createTestApp();
  admin = await server.person('ADMIN', 'admin');
  ana = await server.person('USER', 'ana', { codigo: '55010573', nombre: 'Ana María', apellido: 'Rojas' });
  teo = await server.person('USER', 'teo', { codigo: '55020574', nombre: 'Teo', apellido: 'Vaca' });
  luz = await server.person('USER', 'luz', { codigo: '55030575', nombre: 'Luz', apellido: 'Ávila' });
  coro = await ministry('Coro', [ana, luz]);
  teens = await ministry('Red de Adolescentes', [teo]);
});
afterEach(() => server.close());

async function ministry(name: string, people: readonly Person[]): Promise<number> {
  const made = await server.call('POST', '/category/create', { as: admin, body: { name } });
  const { id } = made.json<{ id: number }>();
  for (const person of people) {
    await server.call('POST', `/category/users/${person.id}/categories/${id}`, { as: admin });
  }
  return id;
}

/** Attendance of earlier Saturdays. @param weeks - how many weeks ago. */
async function came(person: Person, ...weeks: readonly number[]): Promise<void> {
  for (const week of weeks) {
    const fecha = new Date(Date.parse('2026-09-26') - week * 7 * 86_400_000).toISOString().slice(0, 10);
    const body = { codigoMembresia: person.codigo, fecha };
    await server.call('POST', '/asistencia/otra-fecha', { as: admin, body });
  }
}

const listFor = async (headers: Readonly<Record<string, string>>) =>
  (await server.call('GET', '/puerta/lista', { headers })).json<DoorList>();
const listForAdmin = async () => (await server.call('GET', '/puerta/lista', { as: admin })).json<DoorList>();

describe('what a phone is answered (R42)', () => {
  test('a phone of numbers: itself, the day, two counts, and what of its own they contain', async () => {
    await came(ana, 1, 2);
    await came(luz, 1);
    const phone = await enrol(server, admin);
    const mark = marked(ana.codigo, server.clock());
    await send(server, phone, [mark]);
    const other = await enrol(server, admin, { nombre: 'Mesa 2' });
    await send(server, other, [marked(luz.codigo, server.clock())]);
    expect(await listFor(phone.headers)).toEqual({
      perfil: 'numeros',
      telefono: {
        id: 1,
        nombre: 'Mesa 1',
        perfil: 'numeros',
        fin: '2026-09-27T03:00:00.000Z',
        espera: false,
      },
      fecha: '2026-09-26',
      presentes: 2,
      visitas: 0,
      promedio: 2,
      propias: [mark.clave],
    });
    await server.call('DELETE', `/puerta/marcas/${mark.clave}`, { headers: phone.headers });
    expect(await listFor(phone.headers)).toMatchObject({ presentes: 1, propias: [] });
  });

  test('visits: a phone its own alone, an administrator the church’s', async () => {
    const [here, there] = [await enrol(server, admin), await enrol(server, admin, { nombre: 'Mesa 2' })];
    const visit = {
      clave: '0190a6b2-6c1e-4c3a-8f59-1f2d3c4b5a61',
      nombre: 'Kevin',
      inicial: 'm',
      menor: false,
      tomada: new Date(server.clock()).toISOString(),
    };
    const body = { enviada: visit.tomada, visitas: [visit] };
    await server.call('POST', '/puerta/visitas', { headers: here.headers, body });
    expect(await listFor(here.headers)).toMatchObject({ visitas: 1, propias: [visit.clave] });
    expect(await listFor(there.headers)).toMatchObject({ visitas: 0, propias: [] });
    expect(await listForAdmin()).toMatchObject({ visitas: 1, propias: [] });
  });

  test('a phone of names: the hour of its own marks alone', async () => {
    const phone = await enrol(server, admin, { perfil: 'nombres', ministerios: [coro] });
    const other = await enrol(server, admin, { nombre: 'Mesa 2' });
    const mark = marked(ana.codigo, server.clock());
    await send(server, phone, [mark]);
    await send(server, other, [marked(luz.codigo, server.clock())]);
    const list = await listFor(phone.headers);
    expect(list.perfil === 'nombres' && list.personas.map(({ id, marca }) => [id, marca])).toEqual([
      [ana.id, { clave: mark.clave, hora: '19:30:00' }],
      [luz.id, null],
    ]);
  });

  test('a phone of names: id, first name and initial of its ministries, a minor without, most likely first', async () => {
    await came(luz, 1, 2, 3);
    await came(teo, 1, 2);
    await came(ana, 1);
    const phone = await enrol(server, admin, { perfil: 'nombres', ministerios: [coro, teens] });
    expect(await listFor(phone.headers)).toEqual({
      perfil: 'nombres',
      telefono: {
        id: 1,
        nombre: 'Mesa 1',
        perfil: 'nombres',
        fin: '2026-09-27T03:00:00.000Z',
        espera: false,
      },
      fecha: '2026-09-26',
      presentes: 0,
      visitas: 0,
      promedio: 2,
      propias: [],
      personas: [
        { id: luz.id, nombre: 'Luz', inicial: 'Á', marca: null },
        { id: teo.id, nombre: 'Teo', inicial: null, marca: null },
        { id: ana.id, nombre: 'Ana', inicial: 'R', marca: null },
      ],
    });
    const own = await enrol(server, admin, { perfil: 'nombres', ministerios: [coro], nombre: 'Mesa 2' });
    const list = await listFor(own.headers);
    expect(list.perfil === 'nombres' && list.personas.map(({ id }) => id)).toEqual([luz.id, ana.id]);
  });

  test('the other answers of the door name nobody to a phone of numbers', async () => {
    const phone = await enrol(server, admin);
    const clave = '0190a6b2-6c1e-4c3a-8f59-1f2d3c4b5a60';
    const sent = await send(server, phone, [marked(ana.codigo, server.clock(), clave)]);
    expect(sent.json()).toEqual({ resultados: [{ clave, resultado: 'marcada' }] });
    const undone = await server.call('DELETE', `/puerta/marcas/${clave}`, { headers: phone.headers });
    expect(undone.json()).toEqual({ message: 'Marca deshecha.' });
    const visita = {
      clave: '0190a6b2-6c1e-4c3a-8f59-1f2d3c4b5a61',
      nombre: 'Kevin',
      inicial: 'm',
      menor: false,
      tomada: new Date(server.clock()).toISOString(),
    };
    const visits = await server.call('POST', '/puerta/visitas', {
      headers: phone.headers,
      body: { enviada: visita.tomada, visitas: [visita] },
    });
    expect(visits.json()).toEqual({ resultados: [{ clave: visita.clave, resultado: 'anotada' }] });
    const counted = await server.call('PUT', '/puerta/conteos/2026-09-26', {
      headers: phone.headers,
      body: { total: 20 },
    });
    expect(counted.json()).toEqual({ fecha: '2026-09-26', total: 20 });
  });
});

test('an administrator is answered who usually comes, how often, and who is here since when', async () => {
  await came(luz, ...Array.from({ length: 10 }, (_, week) => week + 1));
  await came(ana, 1, 3, 12);
  const phone = await enrol(server, admin, { nombre: 'Mesa 2' });
  await send(server, phone, [marked(ana.codigo, server.clock())]);
  expect(await listForAdmin()).toEqual({
    perfil: 'administrador',
    fecha: '2026-09-26',
    presentes: 1,
    visitas: 0,
    propias: [],
    // Two of the last eight Saturdays had two people.
    promedio: 1,
    personas: [
      {
        id: luz.id,
        nombre: 'Luz',
        apellido: 'Ávila',
        codigo: '55030575',
        ministerios: ['Coro'],
        vino: 9,
        de: 9,
        ultima: '2026-09-19',
        marca: null,
      },
      {
        id: ana.id,
        nombre: 'Ana María',
        apellido: 'Rojas',
        codigo: '55010573',
        ministerios: ['Coro'],
        vino: 2,
        de: 9,
        ultima: '2026-09-19',
        marca: { asistencia: expect.any(Number), hora: '19:30:00', telefono: 'Mesa 2', clave: null },
      },
    ],
  });
});

test('before the first meeting there is no average, and other weekdays say nothing', async () => {
  await came(ana, 1 / 7);
  const phone = await enrol(server, admin);
  expect(await listFor(phone.headers)).toMatchObject({ presentes: 0, promedio: null });
});

test('the list notes a contact and what is still to be sent', async () => {
  const phone = await enrol(server, admin);
  server.clock.advance(60_000);
  await server.call('GET', '/puerta/lista?pendientes=3', { headers: phone.headers });
  const phones = await server.call('GET', '/puerta/telefonos', { as: admin });
  expect(phones.json()).toMatchObject([{ visto: '2026-09-26T23:31:00.000Z', pendientes: 3 }]);
});
