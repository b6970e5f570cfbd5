import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { acquireServerLock } from '../../apps/server/src/db/server-lock.ts';

it('npm run dev ends whole, with one sentence, where another server uses its data', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dev-'));
  const { release } = acquireServerLock(folder);
  try {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/dev.ts'], {
      cwd: resolve(import.meta.dirname, '../..'),
      encoding: 'utf8',
      // The server behind the pages takes the port after it: any.
      env: { ...process.env, PORT: '-1', DATA_DIR: folder },
    });
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: `DATA_DIR: otro servidor ya usa esta carpeta de datos, ${folder} (proceso ${process.pid}). Detenlo y repite la orden, o elige otra carpeta con DATA_DIR=...\n`,
    });
  } finally {
    release();
    rmSync(folder, { recursive: true, force: true });
  }
});
