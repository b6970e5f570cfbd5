import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Copier } from '../../src/copies/copier.ts';
import { readCopiesState } from '../../src/copies/copies-state.ts';
import { makeCopy } from '../../src/copies/make-copy.ts';
import { ensureSigner } from '../../src/copies/signer.ts';
import type { TestApp } from '../test-app.ts';
import {
  addPhoto,
  type Church,
  copyNames,
  createChurch,
  directRunner,
  nextCopy,
  photoNames,
} from './church.ts';

const DAY = 24 * 60 * 60_000;
/** Requests of the run, and the changes of the folder while it goes on. */
const jobs: boolean[] = [];
let meanwhile = () => {};
const watched = (server: TestApp) => {
  const { run, stop } = directRunner(server);
  return {
    stop,
    run: (job: Parameters<typeof run>[0]) => {
      jobs.push(job.rehearses);
      meanwhile();
      return run(job);
    },
  };
};

let church: Church;
beforeEach(async () => {
  jobs.length = 0;
  meanwhile = () => {};
  church = await createChurch({ runner: watched });
  await church.server.person('ADMIN', 'admin');
});
afterEach(() => church.dispose());

const state = () => readCopiesState(church.server.storage.database.store, church.to);
const change = () => church.server.person('USER', `m${Math.random()}`);
const scratchOf = (dataDir: string) => join(dataDir, 'copias-en-curso');

test('the first copy is restored for a try, and one a week from then on, also where nothing changed', async () => {
  await addPhoto(church, 'a'.repeat(32));
  await church.copier.tick();
  const { clock } = church.server;
  expect((await state()).rehearsal).toEqual({ result: 'well', atMs: clock(), wellMs: clock() });
  expect(church.health.problems).toEqual([]);
  await change();
  await nextCopy(church);
  clock.advance(6 * DAY);
  await change();
  await church.copier.tick();
  clock.advance(DAY);
  await church.copier.tick();
  expect(jobs).toEqual([true, false, false, true]);
  expect(existsSync(scratchOf(church.server.storage.dataDir))).toBe(false);
});

test('a picture that the folder lost is noticed, told, and tried again the next day', async () => {
  await addPhoto(church, 'a'.repeat(32));
  await church.copier.tick();
  const [name = ''] = photoNames(church.to);
  const folder = join(church.to, readdirSync(church.to).find((entry) => entry.startsWith('fotos-')) ?? '');
  const whole = readFileSync(join(folder, name));
  writeFileSync(join(folder, name), whole.subarray(0, -1));
  const wellMs = church.server.clock();
  church.server.clock.advance(7 * DAY);
  await church.copier.tick();
  expect((await state()).rehearsal).toMatchObject({ result: 'unreadable', wellMs });
  expect(church.health.problems.map(({ problem }) => problem)).toEqual(['ensayo']);
  // The copies themselves go on.
  await change();
  await nextCopy(church);
  expect(copyNames(church.to)).toHaveLength(3);
  writeFileSync(join(folder, name), whole);
  church.server.clock.advance(DAY);
  await church.copier.tick();
  expect(church.health.problems).toEqual([]);
});

test('what a kill in the middle of a rehearsal leaves is gone at the next start', async () => {
  const { dataDir, database } = church.server.storage;
  mkdirSync(scratchOf(dataDir));
  writeFileSync(join(scratchOf(dataDir), 'ensayo.sqlite'), 'names and numbers');
  new Copier({
    target: { to: church.to, recipient: church.key.recipient, dataDir },
    database,
    clock: church.server.clock,
    health: church.health,
    runner: directRunner(church.server),
    onChange: () => {},
  });
  expect(existsSync(scratchOf(dataDir))).toBe(false);
});

test('the copy in the scratch folder is private, and nobody but the page and the run opens what leaves', async () => {
  const { dataDir, database } = church.server.storage;
  const signer = ensureSigner(dataDir);
  let modes: number[] = [];
  await church.copier.tick();
  const known = await state();
  const { approval } = JSON.parse(
    (
      await database.store
        .selectFrom('settings')
        .select('value')
        .where('key', '=', 'copies_approval')
        .executeTakeFirstOrThrow()
    ).value,
  ) as { approval: string };
  expect(approval).toHaveLength(86);
  const look = () => {
    const folder = scratchOf(dataDir);
    if (existsSync(folder))
      modes = readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777);
  };
  const settings = JSON.parse(
    (
      await database.store
        .selectFrom('settings')
        .select('value')
        .where('key', '=', 'copies_approval')
        .executeTakeFirstOrThrow()
    ).value,
  ) as Parameters<typeof makeCopy>[0]['approval'];
  const nowMs = church.server.clock() + DAY;
  const job = { dataDir, to: church.to, approval: settings, lastDigest: null, hadCopies: true, nowMs };
  const { rehearsal } = await makeCopy({ ...job, rehearses: true, thins: false }, database, signer, look);
  expect(rehearsal).toBe('well');
  expect(modes.length).toBeGreaterThan(0);
  expect(new Set(modes)).toEqual(new Set([0o600]));
  expect(known.copy?.seq).toBe(1);
  const sealed = copyNames(church.to).map((name) => readFileSync(join(church.to, 'copias', name), 'latin1'));
  // A copy of every day has one stanza, one of a rehearsal two.
  expect(sealed.map((text) => text.split('-> X25519 ').length - 1)).toEqual([2, 2]);
});
