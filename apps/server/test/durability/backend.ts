import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../../src/boot/open-database.ts';
import type { Database } from '../../src/db/database.ts';
import { startCluster } from '../postgres/cluster.ts';

/** A database on a real disk that survives its server, and can be made to crash itself. */
export interface Backend {
  /** Environment of a server on it. */
  readonly env: Readonly<Record<string, string>>;
  /** Looks at it as the next start would: it repairs itself or it throws. */
  open(): Promise<Database>;
  /** Effect of a power failure on the database beside killing the server. */
  crash(): void;
  remove(): void;
}

/** SQLite, or a PostgreSQL of the test's own that waits for the disk, by what this run is about. */
export async function durableBackend(): Promise<Backend> {
  // Never in memory: what is tested is what reaches a disk.
  const dataDir = mkdtempSync(join(tmpdir(), 'ministerio-kill-'));
  const cluster = process.env.TEST_DATABASE_URL === undefined ? null : await startCluster({ durable: true });
  const databaseUrl = cluster?.url ?? null;
  const base = { DATA_DIR: dataDir, DEMO: '0', ADMIN_PASSWORD: 'una clave dada' };
  return {
    env:
      databaseUrl === null
        ? base
        : { ...base, DATABASE_URL: databaseUrl, JWT_SECRET: 'a secret of forty characters, at the least' },
    open: () => openDatabase({ dataDir, databaseUrl }, 0, true),
    crash() {
      cluster?.crash();
      cluster?.restart();
    },
    remove() {
      cluster?.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Everything that the database's own check finds wrong; nothing where it is whole. */
export async function damageOf({ kind, store }: Database): Promise<readonly unknown[]> {
  if (kind === 'sqlite') {
    const whole = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(store);
    const orphans = await sql`pragma foreign_key_check`.execute(store);
    return [...whole.rows.filter((row) => row.integrity_check !== 'ok'), ...orphans.rows];
  }
  // Reading every row checks every page's checksum; table and index must tell the same.
  return store.connection().execute(async (connection) => {
    const count = async (off: string) => {
      await sql`set ${sql.raw(off)} = off`.execute(connection);
      const { rows } = await sql`select user_id, local_date from attendance order by 1, 2`.execute(
        connection,
      );
      await sql`reset ${sql.raw(off)}`.execute(connection);
      return JSON.stringify(rows);
    };
    return (await count('enable_seqscan')) === (await count('enable_indexscan')) ? [] : ['index differs'];
  });
}
