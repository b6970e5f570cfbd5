import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { builtDirs } from '../boot/defaults.ts';
import { requireUnserved } from '../boot/safe-folders.ts';
import { copiedChainHead, headText } from '../db/backup/copied-head.ts';
import { writeBackup } from '../db/backup/write-backup.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { DATA_FILE, openSqlite } from '../db/open-sqlite.ts';
import { readEnv } from '../env.ts';
import { StartError } from '../start-error.ts';
import { runCommand } from './run-command.ts';

/** `npm run backup -- FILE`: a consistent copy of the database, beside running servers (R29). */
await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [name] = positionals;
  if (name === undefined || positionals.length !== 1) throw new StartError('Uso: npm run backup -- ARCHIVO');
  const target = resolve(name);
  requireUnserved(target, Object.values(builtDirs()), 'ARCHIVO');
  const { dataDir, databaseUrl } = readEnv(process.env);
  if (databaseUrl === null && !existsSync(join(dataDir, DATA_FILE))) {
    throw new StartError('DATA_DIR: en esta carpeta no hay una base de datos.');
  }
  const database =
    databaseUrl === null ? openSqlite({ dataDir, exclusive: false }) : await openPostgres(databaseUrl);
  try {
    await writeBackup(database, target);
  } finally {
    await database.close();
  }
  process.stdout.write(`Copia guardada: ${target}\n${headText(copiedChainHead(target))}\n`);
});
