import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readHead } from '../../src/copies/sealed-file.ts';
import { erasedFile } from '../../src/copies/store-folder.ts';
import { recordErasure } from '../../src/db/repositories/erasures.ts';
import { deleteFactor, factorsOf, insertPasskey } from '../../src/db/repositories/factors.ts';
import { readSetting } from '../../src/db/repositories/settings.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { appOn, stop, withRestored } from '../backup/restored.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';
import {
  addPhoto,
  type Church,
  copyNames,
  createChurch,
  everything,
  nextCopy,
  personColumns,
  photoNames,
  restoreElsewhere,
} from './church.ts';

let church: Church;
let admin: Person;
let machine: TestApp;
beforeEach(async () => {
  church = await createChurch();
  admin = await church.server.person('ADMIN', 'admin');
  machine = await createTestApp();
});
afterEach(async () => {
  await machine.close();
  await church.dispose();
});

const remove = (path: string) => church.server.call('DELETE', path, { as: admin, confirmedBy: admin });
const PHOTO = 'a'.repeat(32);
const OTHER = 'b'.repeat(32);

test('the page alone gives back every row and every picture on an empty machine', async () => {
  const { server } = church;
  const member = await server.person('USER', 'marta');
  await server.call('POST', '/category/create', { as: admin, body: { name: 'Coro' } });
  await server.call('POST', '/asistencia/marcar-por-membresia', {
    as: admin,
    body: { codigoMembresia: member.codigo },
  });
  await server.call('POST', '/contactanos', {
    body: { nombre: 'Ana', email: 'ana@example.test', mensaje: 'Hola' },
  });
  await addPhoto(church, PHOTO);
  await church.copier.tick();
  expect(church.log).toEqual([]);
  expect(photoNames(church.to)).toHaveLength(2);
  const before = await everything(server.storage.database);

  await stop(machine);
  const { lostPictures, repeated, returned } = await restoreElsewhere(church, machine);
  expect({ lostPictures, repeated, returned }).toEqual({
    lostPictures: 0,
    repeated: { people: 0, photos: 0, keptAdministrator: null, kept: [] },
    returned: [],
  });
  await withRestored(machine, async (database) => {
    expect(await everything(database)).toEqual(before);
    // The session of the former machine has ended, and copies of the new one wait for the page.
    const app = await appOn(database, machine);
    const answer = await app.inject({
      url: '/api/auth/users',
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(answer.statusCode).toBe(401);
    await app.close();
    expect(await readSetting(database.store, 'copies_state')).toBeNull();
  });
  expect(readdirSync(machine.storage.dataDir)).not.toContain('copia-abierta');
});

test('pictures go to the folder once; a copy does not hold them', async () => {
  await addPhoto(church, PHOTO);
  await church.copier.tick();
  const [first] = copyNames(church.to);
  const written = photoNames(church.to).length;
  const times = () => photoNames(church.to).map((name) => name);
  await church.server.call('POST', '/category/create', { as: admin, body: { name: 'Coro' } });
  await nextCopy(church);
  expect(copyNames(church.to)).toHaveLength(2);
  expect(times()).toHaveLength(written);
  expect(statSync(join(church.to, 'copias', first ?? '')).mode & 0o777).toBe(0o600);
});

test('who was erased and what was withdrawn stays so after an older copy is restored elsewhere', async () => {
  const { server } = church;
  const member = await server.person('USER', 'marta');
  const kept = await server.person('USER', 'rosa');
  await server.call('POST', '/asistencia/marcar-por-membresia', {
    as: admin,
    body: { codigoMembresia: member.codigo },
  });
  await addPhoto(church, PHOTO);
  await addPhoto(church, OTHER);
  await church.copier.tick();
  const [older] = copyNames(church.to);

  const late = await server.person('USER', 'tarde');
  for (const id of [member.id, late.id]) {
    expect((await remove(`/auth/users/${id}`)).statusCode).toBe(200);
  }
  expect((await remove(`/fotos/${PHOTO}`)).statusCode).toBe(200);
  await nextCopy(church);
  // Withdrawn from the folder too, for every copy in it.
  expect(photoNames(church.to).every((name) => name.startsWith(OTHER))).toBe(true);
  expect(photoNames(church.to)).toHaveLength(2);

  await stop(machine);
  const { repeated } = await restoreElsewhere(church, machine, older === undefined ? {} : { name: older });
  expect(repeated).toMatchObject({ people: 1, keptAdministrator: null });
  await withRestored(machine, async ({ store }) => {
    const people = await store.selectFrom('users').select('username').orderBy('id').execute();
    expect(people.map(({ username }) => username)).toEqual(['admin', kept.username]);
    expect(await store.selectFrom('attendance').selectAll().execute()).toEqual([]);
    expect((await store.selectFrom('photos').select('id').execute()).map(({ id }) => id)).toEqual([OTHER]);
    // No newcomer gets the id of somebody who came and went after the copy.
    const { id } = await store
      .insertInto('users')
      .values(
        personColumns({
          username: 'nuevo',
          email: 'n@example.test',
          codigo: '9',
          nombre: 'N',
          apellido: 'N',
          role: 'USER',
        }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(id).toBeGreaterThan(late.id);
    expect(await store.selectFrom('erasures').select('ref').execute()).toHaveLength(3);
  });
});

test('a second factor that was removed stays so after an older copy is restored elsewhere', async () => {
  const { store } = church.server.storage.database;
  const { clock } = church.server;
  const add = (name: string) =>
    inTransaction(store, (transaction) =>
      insertPasskey(
        transaction,
        { userId: admin.id, name, nowMs: clock() },
        { credentialId: name, publicKey: 'x', transports: [], counter: 0 },
      ),
    );
  await add('perdida');
  await add('nueva');
  await church.copier.tick();
  const [older] = copyNames(church.to);
  const [lost] = await factorsOf(store, admin.id);
  await inTransaction(store, (transaction) => deleteFactor(transaction, admin.id, lost?.id ?? 0, clock()));
  await nextCopy(church);

  await stop(machine);
  await restoreElsewhere(church, machine, older === undefined ? {} : { name: older });
  await withRestored(machine, async (restored) => {
    expect((await factorsOf(restored.store, admin.id)).map(({ name }) => name)).toEqual(['nueva']);
  });
});

test('a minor’s number and a withdrawn consent do not return with an older copy', async () => {
  const { server } = church;
  const marta = await server.person('USER', 'marta');
  const path = `/auth/users/${marta.id}/ficha`;
  const save = async (version: number, telefono: string | null, foto: string | null) => {
    const consentimientos = { cuenta: 'papel', foto, mensajes: null };
    const body = { version, telefono, anioNacimiento: null, tutores: [], consentimientos };
    expect((await server.call('PUT', path, { as: admin, body })).statusCode).toBe(200);
  };
  await save(0, '70012345', 'papel');
  await church.copier.tick();
  const [older] = copyNames(church.to);
  await save(1, '70012345', null);
  const { id } = (
    await server.call('POST', '/category/create', { as: admin, body: { name: 'Escuela dominical' } })
  ).json<{ id: number }>();
  await server.call('POST', `/category/users/${marta.id}/categories/${id}`, { as: admin });
  await nextCopy(church);

  await stop(machine);
  await restoreElsewhere(church, machine, older === undefined ? {} : { name: older });
  await withRestored(machine, async ({ store }) => {
    expect(await store.selectFrom('person_details').select(['telefono', 'noted_minor']).execute()).toEqual([
      { telefono: null, noted_minor: 1 },
    ]);
    const consents = await store
      .selectFrom('consents')
      .select(['kind', 'withdrawn_ms'])
      .orderBy('kind')
      .execute();
    expect(consents.map(({ kind, withdrawn_ms }) => [kind, withdrawn_ms !== null])).toEqual([
      ['cuenta', false],
      ['foto', true],
    ]);
  });
});

test('the only administrator of an old copy comes back although erased later, and it is said', async () => {
  await church.copier.tick();
  const [older] = copyNames(church.to);
  const next = await church.server.person('ADMIN', 'siguiente');
  const gone = await church.server.call('DELETE', `/auth/users/${admin.id}`, { as: next, confirmedBy: next });
  expect(gone.statusCode).toBe(200);
  await nextCopy(church);
  await stop(machine);
  const { repeated } = await restoreElsewhere(church, machine, older === undefined ? {} : { name: older });
  expect(repeated).toEqual({ people: 0, photos: 0, keptAdministrator: 'admin', kept: [] });
});

test('who is deleted again after being left is in the list again', async () => {
  const { server, key, to } = church;
  const marta = await server.person('USER', 'marta');
  await remove(`/${marta.id}`);
  await nextCopy(church);
  const list = join(to, erasedFile(key.recipient));
  const before = await readHead(list);
  server.clock.advance(1000);
  const { store } = server.storage.database;
  await inTransaction(store, (transaction) =>
    recordErasure(transaction, 'user', String(marta.id), server.clock()),
  );
  await nextCopy(church);
  const after = await readHead(list);
  expect(after?.facts.erasures).toBe(before?.facts.erasures);
  expect(after?.facts.atMs).toBeGreaterThan(before?.facts.atMs ?? 0);
});
