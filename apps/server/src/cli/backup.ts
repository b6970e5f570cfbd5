import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { builtDirs } from '../boot/defaults.ts';
import { requireUnserved } from '../boot/safe-folders.ts';
import { copiedChainHead, headText } from '../db/backup/copied-head.ts';
import { writeBackup } from '../db/backup/write-backup.ts';
import { readEnv } from '../env.ts';
import { StartError } from '../start-error.ts';
import { runCommand, say, withDatabase } from './run-command.ts';

/** `npm run backup -- FILE`: a consistent copy of the database, beside running servers (R29). */
await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [name] = positionals;
  if (name === undefined || positionals.length !== 1) throw new StartError('Uso: npm run backup -- ARCHIVO');
  const target = resolve(name);
  requireUnserved(target, Object.values(builtDirs()));
  await withDatabase(readEnv(process.env), (database) => writeBackup(database, target));
  say(`Copia guardada: ${target}`);
  say(headText(copiedChainHead(target)));
});
