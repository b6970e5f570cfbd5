import { renameSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { readCopiesState } from '../../src/copies/copies-state.ts';
import { CopyFailure } from '../../src/copies/copy-job.ts';
import { findSealed, openSealed } from '../../src/copies/open-sealed.ts';
import type { CopyRunner } from '../../src/copies/run-copy.ts';
import { openBackup } from '../../src/db/backup/inspect-backup.ts';
import type { TestApp } from '../test-app.ts';
import { type Church, copyNames, createChurch, directRunner, FIVE_MINUTES, nextCopy } from './church.ts';

let church: Church;
afterEach(() => church.dispose());

/** A runner whose folder can be made to fail. */
function fragile() {
  const store = { code: null as string | null, runs: 0, hangs: false, release: () => {} };
  const runner = (server: TestApp): CopyRunner => {
    const real = directRunner(server);
    return {
      run: (job) => {
        store.runs += 1;
        if (store.hangs) {
          return new Promise((_resolve, reject) => {
            store.release = () => reject(new CopyFailure('SLOW'));
          });
        }
        return store.code === null ? real.run(job) : Promise.reject(new CopyFailure(store.code));
      },
      stop: () => store.release(),
    };
  };
  return { store, runner };
}

const problems = () => church.health.problems.map(({ problem }) => problem);
const failing = async () =>
  (await readCopiesState(church.server.storage.database.store, church.to)).failing?.reason;

/** Marks so many people. @returns how many were refused */
async function marks(count: number): Promise<number> {
  const admin = await church.server.person('ADMIN', `admin${Math.random()}`);
  let failed = 0;
  for (let index = 0; index < count; index += 1) {
    const member = await church.server.person('USER', `m${Math.random()}`);
    const answer = await church.server.call('POST', '/asistencia/marcar-por-membresia', {
      as: admin,
      body: { codigoMembresia: member.codigo },
    });
    if (answer.statusCode !== 200) failed += 1;
  }
  return failed;
}

test.each([
  ['full', 'ENOSPC', 'lleno'],
  ['read-only', 'EROFS', 'sin-permiso'],
  ['not ours to write', 'EACCES', 'sin-permiso'],
  ['away', 'ENOENT', 'sin-destino'],
  ['slow', 'SLOW', 'lento'],
  ['killed', 'ENDED', 'otro'],
])('a folder that is %s: marks go on, it is told once, and copies catch up', async (_what, code, reason) => {
  const { store, runner } = fragile();
  church = await createChurch({ runner });
  await church.copier.tick();
  expect(copyNames(church.to)).toHaveLength(1);
  store.code = code;
  expect(await marks(3)).toBe(0);
  for (let turn = 0; turn < 8; turn += 1) await nextCopy(church);
  expect(church.log).toEqual([code]);
  expect(problems()).toEqual(['copias']);
  expect(await failing()).toBe(reason);
  // Tried again now and then, not every time.
  expect(store.runs).toBeLessThan(8);

  store.code = null;
  expect(await marks(2)).toBe(0);
  for (let turn = 0; turn < 4; turn += 1) await nextCopy(church);
  expect(copyNames(church.to)).toHaveLength(2);
  expect(church.log).toEqual([code, null]);
  expect(problems()).toEqual([]);
  expect(await failing()).toBeUndefined();
});

test('while a folder hangs, no mark waits for it and the server stops at once', async () => {
  const { store, runner } = fragile();
  church = await createChurch({ runner });
  await church.copier.tick();
  await marks(1);
  store.hangs = true;
  church.server.clock.advance(5 * 60_000);
  let hasEnded = false;
  const hanging = church.copier.tick().finally(() => {
    hasEnded = true;
  });
  expect(await marks(20)).toBe(0);
  expect([hasEnded, store.runs]).toEqual([false, 2]);
  await church.copier.close();
  await hanging;
  store.hangs = false;
});

test('a folder that lost its copies is a disk that is away: nothing is written below its name', async () => {
  church = await createChurch();
  await church.server.person('ADMIN', 'admin');
  await church.copier.tick();
  // An unmounted disk leaves an empty folder.
  renameSync(`${church.to}/copias`, `${church.to}-otra`);
  await church.server.person('USER', 'marta');
  await nextCopy(church);
  expect(await failing()).toBe('sin-destino');
  renameSync(`${church.to}-otra`, `${church.to}/copias`);
  for (let turn = 0; turn < 2; turn += 1) await nextCopy(church);
  expect(copyNames(church.to)).toHaveLength(2);
});

test('nothing changed: no new copy; what a writer left half goes', async () => {
  church = await createChurch();
  await church.server.person('ADMIN', 'admin');
  await church.copier.tick();
  writeFileSync(`${church.to}/copias/.copia-000000002.sello.1234.parcial`, 'half');
  for (let turn = 0; turn < 5; turn += 1) await nextCopy(church);
  expect(copyNames(church.to)).toHaveLength(1);
});

test('before somebody has typed the key of the page back nothing is sealed, and it is told', async () => {
  church = await createChurch({ typedBack: false });
  await church.copier.tick();
  expect(problems()).toEqual(['copias']);
  expect(() => copyNames(church.to)).toThrow();
});

test('the copies of another installation are never mixed with these', async () => {
  church = await createChurch();
  await church.copier.tick();
  const other = await createChurch();
  try {
    renameSync(`${church.to}/copias`, `${other.to}/copias`);
    await other.copier.tick();
    expect((await readCopiesState(other.server.storage.database.store, other.to)).failing?.reason).toBe(
      'ajeno',
    );
    expect(copyNames(other.to)).toHaveLength(1);
  } finally {
    await other.dispose();
  }
});

test('whenever the machine is lost, the last copy misses at most five minutes', async () => {
  church = await createChurch();
  const admin = await church.server.person('ADMIN', 'admin');
  const { clock } = church.server;
  const made: { readonly name: string; readonly atMs: number }[] = [];
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 12 }),
      async (seconds) => {
        for (const second of seconds) {
          // The server looks every twenty seconds.
          for (let left = second; left > 0; left -= 20) {
            clock.advance(Math.min(20, left) * 1000);
            await church.copier.tick();
          }
          const name = `Grupo ${made.length}`;
          await church.server.call('POST', '/category/create', { as: admin, body: { name } });
          made.push({ name, atMs: clock() });
        }
        const head = await findSealed(church.to);
        if (head === null) throw new Error('no copy');
        const { file, dispose } = await openSealed(head, church.key.identity, church.server.storage.dataDir);
        const copy = openBackup(file);
        const there = new Set(copy.prepare('SELECT name FROM categories').pluck().all());
        copy.close();
        dispose();
        const missing = made.filter(({ name, atMs }) => !there.has(name) && clock() - atMs > FIVE_MINUTES);
        expect(missing).toEqual([]);
      },
    ),
    { numRuns: 8, endOnFailure: true },
  );
});
