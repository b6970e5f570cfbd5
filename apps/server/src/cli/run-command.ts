import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { DATA_FILE, openSqlite } from '../db/open-sqlite.ts';
import type { Env } from '../env.ts';
import { StartError } from '../start-error.ts';

/** Runs a command of the server's shell; a refusal is one line, anything else says nothing of its data (R30). */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    process.umask(0o077);
    await command();
  } catch (error) {
    process.stderr.write(
      `${error instanceof StartError ? error.message : 'No se pudo completar la orden.'}\n`,
    );
    process.exitCode = 1;
  }
}

/** Prints one line on the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** @throws StartError - the data folder has no database yet. */
export function requireDatabase({ dataDir, databaseUrl }: Pick<Env, 'dataDir' | 'databaseUrl'>): void {
  if (databaseUrl !== null || existsSync(join(dataDir, DATA_FILE))) return;
  throw new StartError('DATA_DIR: en esta carpeta no hay una base de datos.');
}

/** Runs work on the database as it is, beside a running server. @throws StartError - there is none, or it cannot be opened. */
export async function withDatabase(
  { dataDir, databaseUrl }: Pick<Env, 'dataDir' | 'databaseUrl'>,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  requireDatabase({ dataDir, databaseUrl });
  const database =
    databaseUrl === null ? openSqlite({ dataDir, exclusive: false }) : await openPostgres(databaseUrl);
  try {
    await work(database);
  } finally {
    await database.close();
  }
}
