import { DAY_MS } from '@ministerio/contract/domain';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runRetention } from '../../src/db/retention.ts';
import { FollowedChurch, rowId, SATURDAYS } from '../follow-ups.ts';
import { logLines } from '../log-lines.ts';

let church: FollowedChurch;
let logged: string[];
beforeEach(async () => {
  const { lines, logger } = logLines();
  logged = lines;
  church = await FollowedChurch.open({ logger });
});
afterEach(() => church.server.close());

const since = SATURDAYS[1];
const addressOf = (answer: { json: () => unknown }) => (answer.json() as { direccion: string }).direccion;
const adult = { telefono: '+59170012345', birth_year: 1990 };

/** Every table as text. */
async function dump(): Promise<string> {
  const tables = await church.store.introspection.getTables();
  const rows = await Promise.all(
    tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(church.store)),
  );
  return JSON.stringify(rows.map(({ rows }) => rows));
}

test('a chat has the first name, needs the row, and is kept in no cache, log or audit', async () => {
  const ana = await church.missing('ana', { nombre: 'Ana María' });
  await church.record(ana, adult);
  const texto = 'Hola {nombre}, ¿vienes? {nombre} & yo';
  const early = await church.call('POST', `/seguimientos/${rowId(ana)}/chat`, { texto });
  expect([early.statusCode, early.json()]).toMatchObject([409, { code: 'follow_up_not_held' }]);
  await church.call('POST', `/seguimientos/${rowId(ana)}/tomar`, {});
  const answer = await church.call('POST', `/seguimientos/${rowId(ana)}/chat`, { texto });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(addressOf(answer)).toBe(
    `https://wa.me/59170012345?text=${encodeURIComponent('Hola Ana María, ¿vienes? Ana María & yo')}`,
  );
  expect(answer.json()).toMatchObject({ fila: { chatAbierto: '2026-09-26T23:30:00.000Z' } });
  const eva = await church.server.person('ADMIN', 'eva');
  expect(
    (await church.call('POST', `/seguimientos/${rowId(ana)}/chat`, { texto }, eva)).json(),
  ).toMatchObject({
    code: 'follow_up_not_held',
  });
  const entry = await church.store
    .selectFrom('audit_log')
    .select(['subject_user_id', 'before_json', 'after_json'])
    .where('action', '=', 'follow_up_chat_opened')
    .execute();
  expect(entry).toEqual([{ subject_user_id: ana.id, before_json: null, after_json: null }]);
  expect((await dump()).split('70012345')).toHaveLength(2);
  expect(logged.join('')).not.toMatch(/70012345|vienes|Ana María/);
  expect(JSON.stringify(await church.lists())).not.toMatch(/70012345|wa\.me/);
});

test('the 21st new person in an hour is 429, a second chat with one of them is not; and it is announced', async () => {
  const people = [];
  for (let index = 0; index <= 20; index += 1) {
    const person = await church.missing(`p${index}`);
    await church.record(person, { ...adult, telefono: `+591700123${10 + index}` });
    people.push(person);
  }
  await church.call('PUT', `/category/${church.ministry}/seguimiento`, { faltas: 1 });
  // Enough of the faithful are left for meetings to be held: three are.
  const [last] = people.splice(20);
  for (const person of people) expect((await church.chat(rowId(person))).statusCode).toBe(200);
  const refused = await church.chat(rowId(last ?? { id: 0 }));
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
  expect((await church.chat(rowId(people[0] ?? { id: 0 }))).statusCode).toBe(200);
  const notices = await church.call('GET', '/avisos');
  expect(notices.json()).toMatchObject({ chats: [{ por: 'admin', cuando: '2026-09-26T23:30:00.000Z' }] });
  church.server.clock.advance(3_600_000);
  expect((await church.chat(rowId(last ?? { id: 0 }))).statusCode).toBe(200);
});

describe('whom the button writes to', () => {
  const guardian = { nombre: 'Rosa Añez', telefono: '+59170000001', may_write: 1 };

  test('of a minor the family: only who may be written to, by the first name', async () => {
    const mateo = await church.missing('mateo', { nombre: 'Mateo', apellido: 'gómez' });
    await church.record(mateo, { noted_minor: 1, telefono: '+59170099999' }, [
      { ...guardian, nombre: 'Jorge', telefono: '+59170000002', may_write: 0 },
      guardian,
    ]);
    expect(await church.row(mateo)).toMatchObject({
      apellido: 'G.',
      menor: true,
      contacto: { clase: 'tutor', nombre: 'Rosa', parentesco: 'madre' },
    });
    expect(addressOf(await church.chat(rowId(mateo)))).toContain('wa.me/59170000001?');
  });

  test('a changed number waits, and without a guardian nobody is written to', async () => {
    const mateo = await church.missing('mateo');
    const waits = church.server.clock() + 3_600_000;
    await church.record(mateo, { noted_minor: 1 }, [{ ...guardian, chat_from_ms: waits }]);
    const daniela = await church.missing('daniela');
    await church.record(daniela, { birth_year: 2012 }, [{ ...guardian, may_write: 0 }]);
    const contacto = { clase: 'espera', desde: new Date(waits).toISOString() };
    expect(await church.row(mateo)).toMatchObject({ contacto });
    expect(await church.row(daniela)).toMatchObject({ contacto: { clase: 'sin-tutor' } });
    for (const person of [mateo, daniela]) {
      expect((await church.chat(rowId(person))).json()).toMatchObject({ code: 'no_contact' });
    }
    church.server.clock.advance(3_600_000);
    expect((await church.chat(rowId(mateo))).statusCode).toBe(200);
  });

  test('an adult with a number and a recorded year alone', async () => {
    const unknown = await church.missing('sin.anio');
    await church.record(unknown, { telefono: '+59170012345' });
    const grown = await church.missing('crecida');
    const chat_from_ms = church.server.clock() + 1;
    await church.record(grown, { ...adult, chat_from_ms });
    const without = await church.missing('sin.numero');
    await church.record(without, { birth_year: 1990 });
    expect(await church.row(unknown)).toMatchObject({ contacto: { clase: 'ninguno' } });
    expect(await church.row(grown)).toMatchObject({ contacto: { clase: 'espera' } });
    expect(await church.row(without)).toMatchObject({ contacto: { clase: 'ninguno' } });
  });

  test('of a visitor the number that was left, of a minor the family’s', async () => {
    const kevin = await church.visitor({ menor: true, tutorTelefono: '700 98765' });
    const sara = await church.visitor({ nombre: 'Sara', telefono: '70055555' });
    const odd = await church.visitor({ nombre: 'Corto', telefono: '123456' });
    const chat = async (id: number) => church.chat(`v${id}-2026-09-26`);
    expect(addressOf(await chat(kevin))).toContain('wa.me/59170098765?');
    expect(addressOf(await chat(sara))).toContain('wa.me/59170055555?');
    expect((await chat(odd)).json()).toMatchObject({ code: 'no_contact' });
    expect(JSON.stringify(await church.lists())).not.toMatch(/98765|55555|123456/);
  });
});

/** A generator that gives the same numbers on every run (a linear congruence). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (state >> 8) % below;
  };
}

test('no answer leads to the own phone of anybody who counts as a minor, whatever is recorded', async () => {
  const next = numbers(3);
  const pick = <Item>(...items: readonly Item[]) => items[next(items.length)] as Item;
  await church.call('PUT', `/category/${church.ministry}/menores`, { deMenores: true });
  const own = new Map<number, string>();
  for (let index = 0; index < 24; index += 1) {
    const person = await church.missing(`p${index}`);
    // Also where no call would let it be: as if an older program had left it.
    const telefono = `+591711000${10 + index}`;
    const birth_year = pick(null, 1990, 2007, 2008, 2012);
    const guardians = Array.from({ length: next(3) }, (_, one) => ({
      nombre: `Tutor ${one}`,
      telefono: `+591722000${10 + index}`,
      may_write: next(2),
      chat_from_ms: pick(null, church.server.clock() + DAY_MS),
    }));
    await church.record(person, { telefono, birth_year, noted_minor: next(2) }, guardians);
    if (birth_year === null || birth_year >= 2008) own.set(person.id, telefono);
  }
  expect(own.size).toBeGreaterThan(5);
  const answers: string[] = [JSON.stringify(await church.lists())];
  const lia = await church.server.person('USER', 'lia');
  await church.lead([lia.id]);
  const path = `/lider/ministerios/${church.ministry}`;
  const led = `${path}/seguimientos`;
  for (const [index, { id, usuario, menor }] of (await church.lists()).faltan.entries()) {
    expect(menor).toBe(own.has(usuario ?? 0));
    if (index % 2 === 0) answers.push((await church.chat(id)).body);
    else {
      await church.call('POST', `${led}/${id}/tomar`, undefined, lia);
      answers.push((await church.call('POST', `${led}/${id}/chat`, { texto: 'Hola' }, lia)).body);
    }
    church.server.clock.advance(60_000);
  }
  for (const read of [led, `${path}/lista`, '/lider/ministerios']) {
    const answer = await church.call('GET', read, undefined, lia);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toMatch(/59171|59172|wa\.me/);
  }
  const all = answers.join('');
  expect(all).toContain('wa.me/591722');
  expect(all).toContain('wa.me/591711');
  for (const phone of own.values()) expect(all).not.toContain(phone.slice(4));
});

describe('a note', () => {
  const noted = async (id: string, nota: string | null) =>
    church.call('PATCH', `/seguimientos/${id}`, { nota });

  test('is read by its person in «Mis datos», for twelve months, and is in no log', async () => {
    const ana = await church.missing('ana', { passwordKind: 'own' });
    await noted(rowId(ana), 'Cuida a su abuela');
    expect(await church.row(ana)).toMatchObject({ nota: 'Cuida a su abuela' });
    const ficha = await church.server.call('GET', '/auth/me/ficha', { as: ana });
    const note = { texto: 'Cuida a su abuela', por: 'Luis', cuando: '2026-09-26T23:30:00.000Z' };
    expect(ficha.json()).toMatchObject({ nota: note });
    const entries = await church.store.selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify(entries)).not.toContain('abuela');
    expect(entries.at(-1)).toMatchObject({ action: 'follow_up_noted', after_json: '{"campos":["nota"]}' });
    expect((await noted(rowId(ana), 'x'.repeat(141))).statusCode).toBe(400);
    church.server.clock.advance(364 * DAY_MS);
    await runRetention(church.server.storage.database, church.server.clock());
    expect(await dump()).toContain('abuela');
    church.server.clock.advance(2 * DAY_MS);
    await runRetention(church.server.storage.database, church.server.clock());
    expect(await dump()).not.toContain('abuela');
    expect(await church.store.selectFrom('follow_ups').select('id').execute()).toEqual([]);
  });

  test('is taken away, and of a visitor goes with the name', async () => {
    const ana = await church.missing('ana');
    await noted(rowId(ana), 'Está de viaje');
    expect((await noted(rowId(ana), null)).json()).toMatchObject({ nota: null });
    const id = await church.visitor({});
    await noted(`v${id}-2026-09-26`, 'Vive lejos');
    church.server.clock.advance(185 * DAY_MS);
    await runRetention(church.server.storage.database, church.server.clock());
    expect(await dump()).not.toContain('Vive lejos');
  });

  test('of a minor does not say who wrote it, nor does the export (R65)', async () => {
    const mateo = await church.missing('mateo', { passwordKind: 'own' });
    await church.record(mateo, { noted_minor: 1 });
    await noted(rowId(mateo), 'Está de viaje');
    await church.call('PATCH', `/seguimientos/${rowId(mateo)}`, {
      estado: 'escrito',
      avisoHasta: '2026-10-10',
    });
    const data = (await church.server.call('GET', '/auth/me/datos', { as: mateo })).json<{
      ficha: { nota: unknown };
      cambios: { action: string; actor: string }[];
      seguimiento: unknown;
    }>();
    expect(data.ficha.nota).toMatchObject({ texto: 'Está de viaje', por: null });
    const actors = data.cambios.filter(({ action }) => action.startsWith('follow_up_'));
    expect(new Set(actors.map(({ actor }) => actor))).toEqual(new Set(['Equipo de la iglesia']));
    expect(data.seguimiento).toEqual({
      episodios: [
        {
          desde: since,
          estado: 'Se le escribió',
          escrito: '2026-09-26T23:30:00.000Z',
          chatAbierto: null,
          esperaHasta: null,
        },
      ],
      avisos: [{ desde: '2026-09-26', hasta: '2026-10-10' }],
    });
  });
});
