import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { restorePostgres } from '../db/backup/restore-postgres.ts';
import { restoreSqlite } from '../db/backup/restore-sqlite.ts';
import { readEnv } from '../env.ts';
import { StartError } from '../start-error.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'Uso: npm run restore -- ARCHIVO [--force] [--trust-clock]';

/**
 * `npm run restore -- FILE [--force] [--trust-clock]`: puts a backup in the place of the database while no server runs
 * (R29).
 */
await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      force: { type: 'boolean', default: false },
      'trust-clock': { type: 'boolean', default: false },
    },
  });
  const [name] = positionals;
  if (name === undefined || positionals.length !== 1) throw new StartError(USAGE);
  const { dataDir, databaseUrl } = readEnv(process.env);
  const options = {
    file: resolve(name),
    force: values.force,
    trustClock: values['trust-clock'],
    dataDir,
    nowMs: Date.now(),
  };
  const { keptAt, returned } =
    databaseUrl === null ? await restoreSqlite(options) : await restorePostgres(databaseUrl, options);
  // Tokens count whole seconds, and those of this second are invalid: a sign-in now would be taken for an older session.
  while (secondOf(Date.now()) === secondOf(options.nowMs)) await setTimeout(20);
  const say = (line: string) => process.stdout.write(`${line}\n`);
  say('Copia restaurada. Todas las sesiones anteriores terminaron.');
  if (keptAt !== null) say(`La base de datos anterior está en ${keptAt}`);
  if (returned.length > 0) {
    say('Estas cuentas se habían borrado después de hacer la copia y ahora están de nuevo:');
    for (const username of returned) say(`  ${username}`);
    say('Bórralas otra vez en el panel si corresponde.');
  }
});

function secondOf(ms: number): number {
  return Math.floor(ms / 1000);
}
