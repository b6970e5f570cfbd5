import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { machineProblems } from '../../src/boot/machine-problems.ts';
import { migrate } from '../../src/db/migrate.ts';
import { openSqlite } from '../../src/db/open-sqlite.ts';
import { insertCategory } from '../../src/db/repositories/categories.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { scratch } from '../test-database.ts';

const MINISTRIES = 40;
const PAGE = 4096;
const FRAME = 24 + PAGE;
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(scratch, 'log-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));
const log = () => join(dataDir, 'ministerio.sqlite-wal');

/** Files of a killed server: forty ministries, each acknowledged, all of them in the log alone. */
async function killedServer(): Promise<void> {
  const folder = mkdtempSync(join(scratch, 'alive-'));
  const database = openSqlite({ dataDir: folder, exclusive: true });
  await migrate(database.store, 0);
  // The tables go into the file.
  await sql`pragma wal_checkpoint(truncate)`.execute(database.store);
  for (let index = 0; index < MINISTRIES; index += 1) {
    await inTransaction(database.store, (transaction) =>
      insertCategory(transaction, `Grupo ${index}`, `grupo ${index}`, 0),
    );
  }
  for (const name of ['ministerio.sqlite', 'ministerio.sqlite-wal', 'server.pid']) {
    copyFileSync(join(folder, name), join(dataDir, name));
  }
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}

/** The next start: how many ministries there are, and what it says. */
async function start() {
  const database = openSqlite({ dataDir, exclusive: true });
  const lines: string[] = [];
  try {
    const rows = await database.store.selectFrom('categories').select('id').execute();
    const problems = await machineProblems(database, dataDir, (line) => lines.push(line), Date.now());
    return {
      ministries: rows.length,
      isDamaged: problems.includes('datos'),
      kept: database.damagedLog,
      lines,
    };
  } finally {
    await database.close();
  }
}

function change(edit: (bytes: Buffer) => Buffer): Buffer {
  const changed = edit(readFileSync(log()));
  writeFileSync(log(), changed);
  return changed;
}

function flip(bytes: Buffer, from: number, length: number): Buffer {
  for (let at = from; at < from + length; at += 1) bytes[at] = (bytes[at] ?? 0) ^ 0xff;
  return bytes;
}

test('damage in the middle of the log is said, and the log is kept aside', async () => {
  await killedServer();
  const damaged = change((bytes) => flip(bytes, Math.floor(bytes.length / 2), 200));
  const { ministries, isDamaged, kept, lines } = await start();
  // SQLite itself goes on without the rest and says nothing.
  expect(ministries).toBeLessThan(MINISTRIES);
  expect(isDamaged).toBe(true);
  expect(readFileSync(kept ?? '').equals(damaged)).toBe(true);
  expect(lines[0]).toContain(kept);
});

test.each([
  ['its header', (bytes: Buffer) => flip(bytes, 16, 1), true],
  ['its mark', (bytes: Buffer) => flip(bytes, 0, 4), true],
  ['the salts of a frame', (bytes: Buffer) => flip(bytes, 32 + 20 * FRAME + 8, 8), true],
  ['nothing', (bytes: Buffer) => bytes, false],
  ['its last frame, which a crash may cut', (bytes: Buffer) => bytes.subarray(0, bytes.length - 100), false],
  ['the frame of its last transaction', (bytes: Buffer) => flip(bytes, bytes.length - 100, 50), false],
  [
    'nothing, with frames of an earlier log behind it',
    (bytes: Buffer) => Buffer.concat([bytes, withOtherSalts(Buffer.from(bytes.subarray(32)))]),
    false,
  ],
] as const)('where the crash damaged %s', async (_what, edit, expected) => {
  await killedServer();
  change(edit);
  expect((await start()).isDamaged).toBe(expected);
});

function withOtherSalts(frames: Buffer): Buffer {
  for (let at = 0; at + FRAME <= frames.length; at += FRAME) frames.fill(7, at + 8, at + 16);
  return frames;
}

test('a log of a server that stopped well is not looked at', async () => {
  await killedServer();
  change((bytes) => flip(bytes, Math.floor(bytes.length / 2), 200));
  rmSync(join(dataDir, 'server.pid'));
  const { isDamaged, kept } = await start();
  expect([isDamaged, kept, existsSync(`${log()}.danado`)]).toEqual([false, null, false]);
});
