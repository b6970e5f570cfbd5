import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SLOW_MACHINE_MS } from '../../../../packages/test-kit/src/slow-machine.ts';
import { approvalOf } from '../../src/copies/copies-state.ts';
import type { CopyJob } from '../../src/copies/copy-job.ts';
import { processRunner } from '../../src/copies/run-copy.ts';
import { ensureSigner } from '../../src/copies/signer.ts';
import { type Church, copyNames, createChurch, ownFolder } from './church.ts';

let church: Church;
beforeEach(async () => {
  church = await createChurch();
  await church.server.person('ADMIN', 'admin');
});
afterEach(() => church.dispose());

async function job(to: string): Promise<CopyJob> {
  const { database, dataDir } = church.server.storage;
  const approval = await approvalOf(database.store, church.key.recipient, ensureSigner(dataDir).publicKey);
  if (approval === null) throw new Error('not approved');
  const nowMs = church.server.clock();
  return { dataDir, to, approval, lastDigest: null, hadCopies: false, rehearses: true, thins: true, nowMs };
}

/** The program as it ships. */
const file = join(import.meta.dirname, '../../dist/copies-process.js');
const runner = (quietMs: number) => processRunner(church.server.storage.url, { quietMs, file });

test('a process of its own makes a copy and rehearses it', async () => {
  const result = await runner(SLOW_MACHINE_MS).run(await job(church.to));
  expect(result).toMatchObject({ seq: 1, rehearsal: 'well' });
  expect(copyNames(church.to)).toHaveLength(1);
});

test('what the folder says is what the server learns', async () => {
  const away = await job(join(church.to, 'no-hay'));
  await expect(runner(SLOW_MACHINE_MS).run(away)).rejects.toMatchObject({ code: 'ENOENT' });
  expect(existsSync(join(church.to, 'no-hay'))).toBe(false);
  const noFolder = join(church.to, 'archivo');
  writeFileSync(noFolder, '');
  await expect(runner(SLOW_MACHINE_MS).run(await job(noFolder))).rejects.toMatchObject({ code: 'ENOTDIR' });
  rmSync(noFolder);
});

test.skipIf(process.platform === 'win32')(
  'a folder that hangs is left alone, and so is its process',
  async () => {
    const folder = ownFolder(church.to, 'copias');
    // Opening it waits for ever.
    const name = 'copia-000000001-2026-09-26T23-00-00.sello';
    expect(spawnSync('mkfifo', [join(folder, name)]).status).toBe(0);
    const begun = performance.now();
    await expect(runner(3000).run(await job(church.to))).rejects.toMatchObject({ code: 'SLOW' });
    expect(performance.now() - begun).toBeLessThan(15_000);
    rmSync(join(folder, name));
    // The process has left its lock: the next run goes on.
    await expect
      .poll(
        async () =>
          runner(SLOW_MACHINE_MS)
            .run(await job(church.to))
            .then(
              ({ seq }) => seq,
              () => null,
            ),
        { timeout: SLOW_MACHINE_MS },
      )
      .toBe(1);
  },
);
