import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { church } from '@ministerio/content';
import { chainInstant } from '@ministerio/contract/domain';
import { linkFrom } from '../db/audit-chain/chain-rows.ts';
import { type ChainHead, START } from '../db/audit-chain/link.ts';
import { chainHead } from '../db/audit-chain/link-entries.ts';
import { copiedChainHead } from '../db/backup/copied-head.ts';
import type { Store } from '../db/database.ts';
import { restoredAt } from '../db/repositories/audit.ts';
import { StartError } from '../start-error.ts';
import { readHead, requireSigned } from './sealed-file.ts';
import { COPIES, copiesIn } from './store-folder.ts';

/** Comparison of the audit's chain with the heads in the church's folder (R67). */
export interface HeadComparison {
  /** How many copies have a head that is in the chain, or that retention has removed by right. */
  readonly agreeing: number;
  /** One line for each copy that contradicts the chain, or cannot be believed. */
  readonly wrong: readonly string[];
  /** One line for each copy from before a restore, whose head is gone with it. */
  readonly explained: readonly string[];
}

/**
 * Compares the audit's chain with the heads that the copies in a folder were signed with.
 * @param to - the church's folder.
 * @param page - public key of the page that approved the signer.
 * @returns null where the folder is away or has no copies.
 */
export async function compareStoredHeads(
  store: Store,
  to: string,
  page: string,
): Promise<HeadComparison | null> {
  const folder = join(to, COPIES);
  if (!existsSync(folder)) return null;
  const heads: CopiedHead[] = [];
  const wrong: string[] = [];
  for (const { path } of await copiesIn(folder)) {
    const head = await readHead(path);
    const line =
      head === null ? `${basename(path)} no se puede leer.` : refusal(() => requireSigned(head, page));
    if (head === null || line !== null) wrong.push(line ?? '');
    else
      heads.push({ ...head.facts, name: `La copia del ${chainInstant(head.facts.atMs, church.timeZone)}` });
  }
  const compared = await compare(store, heads);
  return { ...compared, wrong: [...wrong, ...compared.wrong] };
}

/**
 * Compares the audit's chain with the heads of the plain copies in a folder. Those that cannot be read say nothing of it.
 * @param folder - `DATA_DIR/backups`.
 * @returns null where there are none.
 */
export async function comparePlainHeads(store: Store, folder: string): Promise<HeadComparison | null> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.sqlite')) : [];
  const heads: CopiedHead[] = [];
  for (const name of names.sort()) {
    let head = START;
    const damage = refusal(() => {
      head = copiedChainHead(join(folder, name));
    });
    if (damage === null) heads.push({ head, atMs: head.at_ms, name: `La copia ${name}` });
  }
  return names.length === 0 ? null : compare(store, heads);
}

/** The head of a copy, the time from which a restore explains it, and how the copy is named. */
interface CopiedHead {
  readonly head: ChainHead | null;
  /** UTC milliseconds. */
  readonly atMs: number;
  readonly name: string;
}

async function compare(store: Store, heads: readonly CopiedHead[]): Promise<HeadComparison> {
  const restores = await restoredAt(store);
  const wrong: string[] = [];
  const explained: string[] = [];
  let agreeing = 0;
  for (const { head, atMs, name } of heads) {
    const fault = head === null ? null : await faultOf(store, head);
    if (fault === null) agreeing += 1;
    else (restores.some((restoredMs) => restoredMs >= atMs) ? explained : wrong).push(`${name} ${fault}`);
  }
  return { agreeing, wrong, explained };
}

/** How the chain contradicts a head: it ends before, or has another link in its place. Retention removes from its beginning. */
async function faultOf(store: Store, signed: ChainHead): Promise<string | null> {
  if (signed.seq === 0) return null;
  const next = await linkFrom(store, signed.seq);
  if (next === undefined) {
    const { entry_id } = await chainHead(store);
    return `llegaba a la entrada ${signed.entry_id}, y ahora el registro termina en la ${entry_id}: está cortado.`;
  }
  if (next.seq > signed.seq || next.hash === signed.hash) return null;
  return `tenía otro registro hasta la entrada ${signed.entry_id}: fue cambiado o hecho de nuevo después.`;
}

function refusal(check: () => void): string | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
}
