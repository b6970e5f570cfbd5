import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { church } from '@ministerio/content';
import { churchClock, formatDate } from '@ministerio/contract/domain';
import { builtDirs } from '../boot/defaults.ts';
import { openDatabase } from '../boot/open-database.ts';
import { requireUnserved } from '../boot/safe-folders.ts';
import { approveSigner } from '../copies/copies-state.ts';
import { newPageKey, pageKeyOf } from '../copies/page-key.ts';
import { printedPage } from '../copies/printed-page.ts';
import { ensureSigner } from '../copies/signer.ts';
import { readEnv } from '../env.ts';
import { errorCode, StartError } from '../start-error.ts';
import { askKey } from './ask-key.ts';
import { requireDatabase, runCommand, say } from './run-command.ts';

const USAGE = `Uso: npm run copies -- key PAGINA.html
     npm run copies -- check [--key ARCHIVO]`;

/**
 * `npm run copies -- key FILE` makes the page to print, on any machine; `-- check` proves on the server that somebody
 * has it, and sealing begins (R48).
 */
await runCommand(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { key: { type: 'string' } } });
  const [command, file] = positionals;
  if (command === 'key' && file !== undefined && positionals.length === 2) await printPage(resolve(file));
  else if (command === 'check' && positionals.length === 1) await check(values.key);
  else throw new StartError(USAGE);
});

async function printPage(target: string): Promise<void> {
  requireUnserved(target, Object.values(builtDirs()));
  const { dataDir } = readEnv({ DATA_DIR: process.env.DATA_DIR });
  requireUnserved(target, [dataDir]);
  const key = await newPageKey();
  const { date } = churchClock(Date.now(), church.timeZone);
  try {
    writeFileSync(target, printedPage(key, formatDate(date)), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (errorCode(error) === 'EEXIST') throw new StartError(`${target} ya existe. Elige otro nombre.`);
    throw new StartError(`No se puede escribir ${target}.`);
  }
  say(`Página lista: ${target}`);
  say('Ábrela en el navegador, imprime dos y borra el archivo. La clave no queda en ninguna otra parte.');
  say(`En el servidor: COPIES_KEY=${key.recipient}`);
  say('Después, en el servidor: npm run copies -- check');
}

async function check(file: string | undefined): Promise<void> {
  const { dataDir, databaseUrl, copies } = readEnv(process.env);
  if (copies === null) {
    throw new StartError(
      'COPIES_TO y COPIES_KEY faltan. Ponlos como al iniciar el servidor y repite la orden (docs/environment.md).',
    );
  }
  requireDatabase({ dataDir, databaseUrl });
  const key = await pageKeyOf(await askKey(file));
  if (key.recipient !== copies.recipient) {
    throw new StartError(
      'Esta clave no es la de COPIES_KEY: es de otra página. Busca la página que dice esa COPIES_KEY, o pon en COPIES_KEY la que dice esta.',
    );
  }
  const database = await openDatabase({ dataDir, databaseUrl }, Date.now(), false);
  try {
    await approveSigner(database.store, key, ensureSigner(dataDir).publicKey, Date.now());
  } finally {
    await database.close();
  }
  say('La página es la correcta. El servidor hace la primera copia sellada en menos de un minuto.');
}
