import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findSealed, type OpenedCopy, openSealed } from '../copies/open-sealed.ts';
import { shellInstant } from '../db/clock-watch.ts';
import { readEnv } from '../env.ts';
import type { Restored, RestoreOptions } from '../restore/prepare-restored.ts';
import { restorePostgres } from '../restore/restore-postgres.ts';
import { restoreSqlite } from '../restore/restore-sqlite.ts';
import { StartError } from '../start-error.ts';
import { askErased } from './ask-erased.ts';
import { askKey } from './ask-key.ts';
import { runCommand, say } from './run-command.ts';

const USAGE = `Uso: npm run restore -- CARPETA [--key ARCHIVO] [--force] [--trust-clock] [--keep-erased-after "AAAA-MM-DD HH:MM"]
     npm run restore -- ARCHIVO --plain [--force] [--trust-clock]`;

/**
 * `npm run restore -- PATH`: puts a copy in the place of the database while no server runs (R29): a sealed one with the
 * key of the printed page, or with `--plain` one that nobody signed (R48).
 */
await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      force: { type: 'boolean', default: false },
      'trust-clock': { type: 'boolean', default: false },
      plain: { type: 'boolean', default: false },
      key: { type: 'string' },
      'keep-erased-after': { type: 'string' },
    },
  });
  const [name] = positionals;
  const keepAfter = values['keep-erased-after'];
  // A plain copy has no list of what was erased.
  const isWrong = values.plain && keepAfter !== undefined;
  if (name === undefined || positionals.length !== 1 || isWrong) throw new StartError(USAGE);
  const { dataDir, databaseUrl } = readEnv(process.env);
  const path = resolve(name);
  const opened = values.plain ? null : await openAsked(path, values.key, dataDir);
  const options: RestoreOptions = {
    file: opened?.file ?? path,
    force: values.force,
    trustClock: values['trust-clock'],
    dataDir,
    nowMs: Date.now(),
    erasures: opened?.erasures ?? [],
  };
  try {
    const keepErasedAfterMs = opened === null ? null : await askErased(opened, keepAfter, say);
    tell(await restore(databaseUrl, { ...options, keepErasedAfterMs }), opened);
  } finally {
    opened?.dispose();
  }
  // Tokens count whole seconds, and those of this second are invalid: a sign-in now would be taken for an older session.
  while (secondOf(Date.now()) === secondOf(options.nowMs)) await setTimeout(20);
});

function restore(databaseUrl: string | null, options: RestoreOptions): Promise<Restored> {
  return databaseUrl === null ? restoreSqlite(options) : restorePostgres(databaseUrl, options);
}

async function openAsked(path: string, keyFile: string | undefined, dataDir: string): Promise<OpenedCopy> {
  const head = await findSealed(path);
  if (head === null) {
    throw new StartError(
      'Esta copia no está sellada ni firmada: nada dice que nadie la cambió. Si la hiciste tú y siempre estuvo a tu cuidado, agrega --plain; si no, usa una de la carpeta de las copias selladas.',
    );
  }
  return openSealed(head, await askKey(keyFile), dataDir);
}

function tell({ keptAt, returned, repeated }: Restored, opened: OpenedCopy | null): void {
  say('Copia restaurada. Todas las sesiones anteriores terminaron.');
  if (opened !== null) {
    say(
      `Es la copia ${opened.facts.seq}, del ${shellInstant(opened.facts.atMs)}. Su firma es la de tu página.`,
    );
  }
  if (keptAt !== null) say(`La base de datos anterior está en ${keptAt}`);
  if (repeated.people > 0)
    say(`Personas que se habían borrado después y se borraron otra vez: ${repeated.people}.`);
  if (repeated.kept.length > 0)
    say(`Personas que se habían borrado después y se dejaron: ${repeated.kept.length}. El panel lo dice.`);
  const asked = repeated.kept.flatMap((person) => (person.asked ? [`  ${person.username}`] : []));
  if (asked.length > 0) {
    say('Estas habían pedido su borrado desde ese minuto. Pregúntales: el pedido puede ser del ladrón.');
    for (const line of asked) say(line);
  }
  if (repeated.photos > 0)
    say(`Fotos que se habían retirado después y se retiraron otra vez: ${repeated.photos}.`);
  if (repeated.keptAdministrator !== null) {
    say(
      `«${repeated.keptAdministrator}» se había borrado después, pero es el único administrador de la copia. Entra con esa cuenta, nombra a otro y bórrala.`,
    );
  }
  if ((opened?.lostPictures ?? 0) > 0) {
    say(
      `Faltan ${opened?.lostPictures} archivos de fotos en la carpeta: súbelas otra vez en el panel, en «Sitio».`,
    );
  }
  if (returned.length > 0) {
    say('Estas cuentas se habían borrado después de hacer la copia y ahora están de nuevo:');
    for (const username of returned) say(`  ${username}`);
    say('Bórralas otra vez en el panel si corresponde.');
  }
  if (opened !== null) say('Para que este equipo vuelva a sellar copias: npm run copies -- check');
}

function secondOf(ms: number): number {
  return Math.floor(ms / 1000);
}
