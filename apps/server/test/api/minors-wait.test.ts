import { DAY_MS } from '@ministerio/contract/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runRetention } from '../../src/db/retention.ts';
import { Guarded } from '../minors.ts';

let church: Guarded;
beforeEach(async () => {
  church = await Guarded.open();
});
afterEach(() => church.server.close());

test('who has no guardian is counted and named for the panel', async () => {
  const waiting = async () =>
    (await church.call('GET', '/avisos')).json<{ menoresSinTutor: object }>().menoresSinTutor;
  expect(await waiting()).toEqual({ total: 0, personas: [] });
  const red = await church.ministry('Red de Adolescentes');
  const uno = await church.server.person('USER', 'uno', { nombre: 'Noé', apellido: 'Vaca' });
  const dos = await church.server.person('USER', 'dos', { nombre: 'Ester', apellido: 'Melgar' });
  await church.join(uno, red);
  await church.save(dos, { anioNacimiento: 2012 });
  expect(await waiting()).toEqual({
    total: 2,
    personas: [
      { id: dos.id, nombre: 'Ester', apellido: 'Melgar' },
      { id: uno.id, nombre: 'Noé', apellido: 'Vaca' },
    ],
  });
  const guardian = { nombre: 'Paty', telefono: '70098765', parentesco: 'madre', sePuedeEscribir: true };
  await church.save(dos, { anioNacimiento: 2012, tutores: [guardian] });
  expect(await waiting()).toMatchObject({ total: 1, personas: [{ nombre: 'Noé' }] });
});

describe('an own registration of a minor waits for guardian and consent', () => {
  const mother = { nombre: 'Paty', telefono: '70098765', parentesco: 'madre', sePuedeEscribir: true };
  test('for both, by the button and by an edit', async () => {
    const luz = await church.server.person('USER', 'luz', { origin: 'public', confirmedMs: null });
    await church.join(luz, await church.ministry('Red de Adolescentes'));
    const confirm = () => church.call('POST', `/auth/users/${luz.id}/confirmar`);
    const edit = () => church.call('PUT', `/auth/users/${luz.id}`, { username: 'luz', email: 'luz@casa.bo' });
    const waiting = async () => (await church.call('GET', '/registro/sin-confirmar')).json<object[]>().length;
    expect((await confirm()).json()).toMatchObject({ code: 'guardian_missing' });
    expect((await edit()).statusCode).toBe(200);
    expect(await waiting()).toBe(1);
    const put = async (tutores: object[], cuenta: string | null) => {
      const { version } = await church.ficha(luz);
      const consentimientos = { cuenta, foto: null, mensajes: null };
      const body = { version, telefono: null, anioNacimiento: 2011, tutores, consentimientos };
      return church.call('PUT', `/auth/users/${luz.id}/ficha`, body);
    };
    await put([], 'papel');
    expect((await confirm()).statusCode).toBe(409);
    await put([mother], null);
    expect((await confirm()).statusCode).toBe(409);
    await put([mother], 'papel');
    expect((await confirm()).statusCode).toBe(200);
    expect(await waiting()).toBe(0);
  });
});

describe('the retention', () => {
  const guardians = () => church.store.selectFrom('guardians').select('user_id').execute();
  const run = () => runRetention(church.server.storage.database, church.server.clock());
  const withGuardian = async (name: string, year: number) => {
    const person = await church.server.person('USER', name);
    const { store } = church.server.storage.database;
    await church.save(person, { anioNacimiento: year });
    await store
      .insertInto('guardians')
      .values({
        user_id: person.id,
        nombre: 'Paty',
        telefono: '+59170098765',
        parentesco: 'madre',
        may_write: 1,
        chat_from_ms: null,
      })
      .execute();
    return person;
  };

  test('turning 18 changes the same person and drops the guardian 30 days later', async () => {
    const person = await withGuardian('ana', 2008);
    church.server.clock.set('2026-12-31T20:00:00.000Z');
    await run();
    expect(await guardians()).toHaveLength(1);
    church.server.clock.set('2027-01-30T20:00:00.000Z');
    await signInAgain();
    await run();
    expect((await church.ficha(person)).menor).toBeNull();
    expect(await guardians()).toHaveLength(1);
    church.server.clock.set('2027-02-01T20:00:00.000Z');
    await run();
    expect(await guardians()).toEqual([]);
  });

  test('erases once more what an older program left of a minor', async () => {
    const person = await withGuardian('ana', 2011);
    await church.mark(person);
    const left = { latitude: -17.8, longitude: -63.1, accuracy_m: 5 };
    await church.store.updateTable('attendance').set(left).where('user_id', '=', person.id).execute();
    const own = { telefono: '+59170012345' };
    await church.store.updateTable('person_details').set(own).where('user_id', '=', person.id).execute();
    expect(await church.heldOfMinors()).toHaveLength(2);
    await run();
    expect(await church.heldOfMinors()).toEqual([]);
  });

  test('whose year was corrected keeps the guardian for 30 days too', async () => {
    const person = await withGuardian('ana', 2011);
    const kept = await church.store.selectFrom('guardians').select('id').executeTakeFirstOrThrow();
    const guardian = { nombre: 'Paty', telefono: '70098765', parentesco: 'madre', sePuedeEscribir: true };
    const changed = await church.save(person, {
      anioNacimiento: 1999,
      tutores: [{ ...guardian, id: kept.id }],
    });
    expect(changed.statusCode).toBe(200);
    church.server.clock.advance(29 * DAY_MS);
    await run();
    expect(await guardians()).toHaveLength(1);
    church.server.clock.advance(2 * DAY_MS);
    await run();
    expect(await guardians()).toEqual([]);
  });
});

async function signInAgain() {
  const { username, password } = church.admin;
  const answer = await church.server.call('POST', '/auth/login', { body: { username, password } });
  church.admin = { ...church.admin, ...answer.json<{ token: string }>() };
}
