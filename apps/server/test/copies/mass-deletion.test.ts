import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { SecurityNotices, UserEntry } from '@ministerio/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askErased } from '../../src/cli/ask-erased.ts';
import { findSealed, openSealed } from '../../src/copies/open-sealed.ts';
import type { Database } from '../../src/db/database.ts';
import { removeUser } from '../../src/db/repositories/remove-user.ts';
import { findUser } from '../../src/db/repositories/users.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { applyErasures } from '../../src/restore/apply-erasures.ts';
import { appOn, stop, withRestored } from '../backup/restored.ts';
import { createTestApp, type Person, type TestApp } from '../test-app.ts';
import {
  addPhoto,
  type Church,
  copyNames,
  createChurch,
  nextCopy,
  personColumns,
  restoreElsewhere,
} from './church.ts';

const PHOTO = 'a'.repeat(32);
let church: Church;
let admin: Person;
let machine: TestApp;
let members: Person[];
let older: string | undefined;
/** The first minute of the theft. */
let theftMs: number;

const usernames = async ({ store }: Database) =>
  (await store.selectFrom('users').select('username').orderBy('id').execute()).map((user) => user.username);
const listOf = ({ store }: Database) => store.selectFrom('erasures').selectAll().execute();

const remove = (path: string) => church.server.call('DELETE', path, { as: admin, confirmedBy: admin });
const askToLeave = (person: Person) => church.server.call('POST', '/auth/me/eliminacion', { as: person });

/** Of six members one asks before the copy, one before the theft, one during it; another is deleted in peace. */
beforeEach(async () => {
  church = await createChurch();
  admin = await church.server.person('ADMIN', 'admin');
  machine = await createTestApp();
  const { server } = church;
  members = [];
  for (const name of ['ana', 'beto', 'cira', 'dario', 'elsa', 'fito']) {
    members.push(await server.person('USER', name));
  }
  const [ana, beto, cira, dario] = members as [Person, Person, Person, Person];
  await askToLeave(ana);
  await addPhoto(church, PHOTO);
  await church.copier.tick();
  [older] = copyNames(church.to);
  server.clock.advance(60_000);
  await askToLeave(beto);
  expect((await remove(`/${dario.id}`)).statusCode).toBe(200);
  // The thief hides who had asked.
  await server.call('DELETE', `/auth/eliminaciones/${ana.id}`, { as: admin });
  server.clock.advance(60_000);
  theftMs = server.clock();
  await askToLeave(cira);
  for (const { id } of members) if (id !== dario.id) await remove(`/${id}`);
  await remove(`/fotos/${PHOTO}`);
  await nextCopy(church);
  expect(await usernames(server.storage.database)).toEqual(['admin']);
  await stop(machine);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await machine.close();
  await church.dispose();
});

test('a restore erases them again where nobody says otherwise', async () => {
  const { repeated } = await restoreElsewhere(church, machine, { name: older ?? '' });
  expect(repeated).toMatchObject({ people: 6, kept: [] });
  await withRestored(machine, async (database) => expect(await usernames(database)).toEqual(['admin']));
});

describe('the command', () => {
  const told = [
    'La copia todavía tiene personas que se borraron después de hacerla: 6.',
    '  6 por «admin», desde 2026-09-26 19:31 hasta 2026-09-26 19:32',
  ];

  /** @param typed - of `--keep-erased-after`. */
  async function ask(typed?: string) {
    const head = await findSealed(join(church.to, 'copias', older ?? ''));
    if (head === null) throw new Error('not sealed');
    const opened = await openSealed(head, church.key.identity, machine.storage.dataDir);
    const lines: string[] = [];
    try {
      const keptMs = await askErased(opened, typed, (line) => lines.push(line));
      return { keptMs, lines };
    } finally {
      opened.dispose();
    }
  }

  /** Terminal at which this is typed, and which is then closed. */
  async function askOnTerminal(typed: string) {
    const [input, output] = [new PassThrough(), new PassThrough()];
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(Object.assign(input, { isTTY: true }) as never);
    vi.spyOn(process, 'stderr', 'get').mockReturnValue(output as never);
    const asked = text(output);
    input.end(typed);
    try {
      return await ask();
    } finally {
      output.end();
      expect(await asked).toContain('Con Intro se borran otra vez.');
    }
  }

  test('says how many, from when and by whom; a minute is of the church’s zone', async () => {
    expect(await ask('2026-09-26 19:32')).toEqual({ keptMs: theftMs, lines: told });
    for (const wrong of ['ayer', '2026-09-26', '2026-02-30 19:32', '2026-09-26 24:00']) {
      await expect(ask(wrong)).rejects.toThrow(`«${wrong}» no es un minuto.`);
    }
  });

  test('erases them again without a terminal, and names the option', async () => {
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(
      Object.assign(new PassThrough(), { isTTY: false }) as never,
    );
    const { keptMs, lines } = await ask();
    expect([keptMs, ...lines]).toEqual([null, ...told, expect.stringContaining('--keep-erased-after')]);
  });

  test.each([
    ['Enter', '\n', null],
    ['a minute', '2026-09-26 19:32\n', Date.parse('2026-09-26T23:32:00.000Z')],
  ])('asks on a terminal, where %s answers', async (_what, typed, keptMs) => {
    expect(await askOnTerminal(typed)).toEqual({ keptMs, lines: told });
  });

  test.each([
    ['no minute', 'ayer\n', '«ayer» no es un minuto.'],
    ['nothing, the terminal closes', '', 'No hubo respuesta'],
  ])('restores nothing where a terminal answers %s', async (_what, typed, refusal) => {
    await expect(askOnTerminal(typed)).rejects.toThrow(refusal);
  });
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
