import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SecurityNotices, UserEntry } from '@ministerio/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { askErased } from '../../src/cli/ask-erased.ts';
import { applyErasures } from '../../src/copies/apply-erasures.ts';
import { findSealed, openSealed } from '../../src/copies/open-sealed.ts';
import { readHead } from '../../src/copies/sealed-file.ts';
import { erasedFile } from '../../src/copies/store-folder.ts';
import type { Database } from '../../src/db/database.ts';
import { recordErasure } from '../../src/db/repositories/erasures.ts';
import { deleteFactor, factorsOf, insertPasskey } from '../../src/db/repositories/factors.ts';
import { removeUser } from '../../src/db/repositories/remove-user.ts';
import { readSetting } from '../../src/db/repositories/settings.ts';
import { findUser } from '../../src/db/repositories/users.ts';
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
/** A row of somebody, whatever the password. */
const personColumns = (person: Omit<UserEntry, 'id'>) => ({
  ...person,
  username_key: person.username,
  email_key: person.email,
  codigo_key: person.codigo,
  search_key: person.username,
  password_hash: 'x',
  password_kind: 'own' as const,
  password_expires_ms: null,
  origin: 'admin' as const,
  confirmed_ms: null,
  created_ms: 0,
  updated_ms: 0,
});

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

describe('after somebody deleted everybody', () => {
  const usernames = async ({ store }: Database) =>
    (await store.selectFrom('users').select('username').orderBy('id').execute()).map((user) => user.username);
  const listOf = ({ store }: Database) => store.selectFrom('erasures').selectAll().execute();
  const ask = (person: Person) => church.server.call('POST', '/auth/me/eliminacion', { as: person });
  let members: Person[];
  let older: string | undefined;
  /** The first minute of the theft. */
  let theftMs: number;

  /** Of six members one asks before the copy, one before the theft, one during it; another is deleted in peace. */
  beforeEach(async () => {
    const { server } = church;
    members = [];
    for (const name of ['ana', 'beto', 'cira', 'dario', 'elsa', 'fito']) {
      members.push(await server.person('USER', name));
    }
    const [ana, beto, cira, dario] = members as [Person, Person, Person, Person];
    await ask(ana);
    await addPhoto(church, PHOTO);
    await church.copier.tick();
    [older] = copyNames(church.to);
    server.clock.advance(60_000);
    await ask(beto);
    expect((await remove(`/${dario.id}`)).statusCode).toBe(200);
    // The thief hides who had asked.
    await server.call('DELETE', `/auth/eliminaciones/${ana.id}`, { as: admin });
    server.clock.advance(60_000);
    theftMs = server.clock();
    await ask(cira);
    for (const { id } of members) if (id !== dario.id) await remove(`/${id}`);
    await remove(`/fotos/${PHOTO}`);
    await nextCopy(church);
    expect(await usernames(server.storage.database)).toEqual(['admin']);
    await stop(machine);
  });

  test('a restore erases them again where nobody says otherwise', async () => {
    const { repeated } = await restoreElsewhere(church, machine, { name: older ?? '' });
    expect(repeated).toMatchObject({ people: 6, kept: [] });
    await withRestored(machine, async (database) => expect(await usernames(database)).toEqual(['admin']));
  });

  test('the command says how many, from when and by whom; a minute is of the church’s zone', async () => {
    const head = await findSealed(join(church.to, 'copias', older ?? ''));
    if (head === null) throw new Error('not sealed');
    const opened = await openSealed(head, church.key.identity, machine.storage.dataDir);
    const ask = async (typed?: string) => {
      const lines: string[] = [];
      const keptMs = await askErased(opened, typed, (line) => lines.push(line));
      return { keptMs, lines };
    };
    try {
      const told = [
        'La copia todavía tiene personas que se borraron después de hacerla: 6.',
        '  6 por «admin», desde 2026-09-26 19:31 hasta 2026-09-26 19:32',
      ];
      expect(await ask('2026-09-26 19:32')).toEqual({ keptMs: theftMs, lines: told });
      // Nobody sits at a terminal here.
      const { keptMs, lines } = await ask();
      expect([keptMs, ...lines]).toEqual([null, ...told, expect.stringContaining('--keep-erased-after')]);
      for (const wrong of ['ayer', '2026-09-26', '2026-02-30 19:32', '2026-09-26 24:00']) {
        await expect(ask(wrong)).rejects.toThrow(`«${wrong}» no es un minuto.`);
      }
    } finally {
      opened.dispose();
    }
  });

  test('a restore leaves those of the theft, and nobody who had asked before it', async () => {
    const options = { name: older ?? '', keepErasedAfterMs: theftMs };
    const { repeated } = await restoreElsewhere(church, machine, options);
    expect(repeated).toMatchObject({
      people: 3,
      kept: [
        { username: 'cira', asked: true },
        { username: 'elsa', asked: false },
        { username: 'fito', asked: false },
      ],
    });
    await withRestored(machine, async (database) => {
      expect(await usernames(database)).toEqual(['admin', 'cira', 'elsa', 'fito']);
      expect(await database.store.selectFrom('photos').select('id').execute()).toEqual([]);
      // Tokens of the restore's own second are invalid.
      machine.clock.advance(1000);
      const app = await appOn(database, machine);
      const { username, password } = admin;
      const login = await app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { username, password },
      });
      const headers = { authorization: `Bearer ${login.json<Person>().token}` };
      const { borrados } = (await app.inject({ url: '/api/avisos', headers })).json<SecurityNotices>();
      expect(borrados).toMatchObject([{ por: 'consola del servidor', que: 'recuperadas', total: 3 }]);
      await app.close();
    });
  });

  test('whom a restore left no later one erases, until somebody deletes them again', async () => {
    await restoreElsewhere(church, machine, { name: older ?? '', keepErasedAfterMs: theftMs });
    await withRestored(machine, async (database) => {
      const { store } = database;
      const again = async () =>
        (await applyErasures(store, await listOf(database), machine.clock(), null)).people;
      expect(await again()).toBe(0);
      const elsa = (await findUser(store, members[4]?.id ?? 0)) as UserEntry;
      machine.clock.advance(1000);
      await inTransaction(store, (transaction) =>
        removeUser(transaction, elsa, async () => {}, machine.clock(), admin.id),
      );
      const list = await listOf(database);
      const back = list.find(({ kind, ref }) => kind === 'user' && ref === String(elsa.id));
      expect(back).toMatchObject({ at_ms: machine.clock(), by: admin.id, requested_ms: null });
      await withRestoredPerson(store, elsa);
      expect(await again()).toBe(1);
      expect(await usernames(database)).toEqual(['admin', 'cira', 'fito']);
    });
  });

  /** As an older copy has her. */
  const withRestoredPerson = (store: Database['store'], { id, ...person }: UserEntry) =>
    store
      .insertInto('users')
      .values({ ...personColumns(person), id } as never)
      .execute();
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
