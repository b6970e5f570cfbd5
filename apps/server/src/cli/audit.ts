import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { church } from '@ministerio/content';
import { chainFaultText, chainInstant } from '@ministerio/contract/domain';
import { BACKUPS } from '../boot/open-database.ts';
import { comparePlainHeads, compareStoredHeads } from '../copies/compare-heads.ts';
import { approvingPage } from '../copies/copies-state.ts';
import { checkChain } from '../db/audit-chain/check-chain.ts';
import { countUnlinked, findHead, lostHead, readLastCheck } from '../db/audit-chain/last-check.ts';
import { START } from '../db/audit-chain/link.ts';
import { chainHead } from '../db/audit-chain/link-entries.ts';
import { copiedChainHead, headText } from '../db/backup/copied-head.ts';
import type { Store } from '../db/database.ts';
import { appliedVersions } from '../db/migrate.ts';
import { auditChain } from '../db/migrations/0012-audit-chain.ts';
import { restoredAt } from '../db/repositories/audit.ts';
import { readEnv } from '../env.ts';
import { StartError } from '../start-error.ts';
import { runCommand, say, withDatabase } from './run-command.ts';

const USAGE = `Uso: npm run audit -- verify [--head CABEZA]
     npm run audit -- head [COPIA]`;

/** `npm run audit -- verify` and `-- head`: whether the audit's chain is whole, and its head (R67). */
await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { head: { type: 'string' } },
  });
  const [command, copy] = positionals;
  if (command === 'verify' && positionals.length === 1) {
    await withStore((store) => verify(store, values.head?.toLowerCase()));
  } else if (command === 'head' && values.head === undefined && positionals.length <= 2) {
    if (copy === undefined) await withStore(async (store) => say(headText(await chainHead(store))));
    else say(headText(copiedChainHead(resolve(copy))));
  } else throw new StartError(USAGE);
});

/** Prints what is wrong, and ends with code 1 where something is. @param written - a head that was written down. */
async function verify(store: Store, written: string | undefined): Promise<void> {
  const head = await chainHead(store);
  const { problems, links } = await checkChain(store, { nowMs: Date.now() });
  const lost = await lostHead(store, (await readLastCheck(store))?.head ?? START);
  const wrong = [...problems, ...(lost === null ? [] : [lost])].map(({ fault, entryId, atMs }) =>
    chainFaultText(fault, entryId, atMs, church.timeZone),
  );
  if (written !== undefined && (await findHead(store, written)) === undefined) {
    wrong.push(`La cabeza ${written} no está en la cadena.`, ...(await restores(store)));
  }
  wrong.push(...(await storedHeads(store)));
  const unlinked = await countUnlinked(store, head);
  if (links === 0 && unlinked > 0) {
    wrong.push(
      `Ninguna de las ${unlinked} entradas está en la cadena: la quitaron, o ningún servidor la empezó.`,
    );
  }
  for (const line of wrong) say(line);
  if (wrong.length === 0) say(`Registro completo. Entradas en la cadena: ${links}.`);
  if (unlinked > 0)
    say(`Todavía fuera de la cadena: ${unlinked}. Un servidor en marcha las agrega en 5 segundos.`);
  if (wrong.length > 0) throw new StartError('El registro no está completo.');
  say(headText(head));
}

/** Checks the chain against the copies in `DATA_DIR` and in the church's folder. @returns the contradictions; prints the rest. */
async function storedHeads(store: Store): Promise<readonly string[]> {
  const { copies, dataDir } = readEnv(process.env);
  const page = await approvingPage(store);
  const compared = [await comparePlainHeads(store, join(dataDir, BACKUPS))];
  if (copies !== null && page !== null) {
    const stored = await compareStoredHeads(store, copies.to, page);
    if (stored === null) say('La carpeta de las copias no está: el registro no se comparó con ellas.');
    compared.push(stored);
  }
  const heads = compared.filter((one) => one !== null);
  const explained = heads.flatMap((one) => one.explained);
  if (explained.length > 0) for (const line of [...explained, ...(await restores(store))]) say(line);
  const agreeing = heads.reduce((sum, one) => sum + one.agreeing, 0);
  if (heads.length > 0) say(`Copias que concuerdan con el registro: ${agreeing}.`);
  return heads.flatMap((one) => one.wrong);
}

/** A head from after the copy is no longer in the chain: said, to be compared with the date of the head. */
async function restores(store: Store): Promise<readonly string[]> {
  const times = await restoredAt(store);
  return times.map(
    (atMs) => `El ${chainInstant(atMs, church.timeZone)} se restauró una copia: la cadena sigue desde ella.`,
  );
}

async function withStore(work: (store: Store) => Promise<void>): Promise<void> {
  await withDatabase(readEnv(process.env), async ({ store }) => {
    if (!(await appliedVersions(store)).has(auditChain.version)) {
      throw new StartError(
        'La base de datos todavía no tiene la cadena. Inicia una vez el servidor de esta versión.',
      );
    }
    await work(store);
  });
}
