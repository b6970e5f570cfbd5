import { CHAIN_FAULTS } from '@ministerio/contract/domain';
import { z } from 'zod';
import { countOf } from '../count-of.ts';
import type { Store } from '../database.ts';
import { readSetting, writeSetting } from '../repositories/settings.ts';
import { linkFrom } from './chain-rows.ts';
import { type ChainProblem, checkChain } from './check-chain.ts';
import { type ChainHead, START } from './link.ts';
import { chainHead } from './link-entries.ts';

/** Links of one day's check; a longer chain takes several days. */
const LINKS_A_DAY = 100_000;

const lastCheck = z.object({
  /** When, UTC milliseconds. */
  atMs: z.int(),
  /** The head that was there, which may only be left behind. */
  head: z.object({ seq: z.int(), entry_id: z.int(), at_ms: z.int(), hash: z.string() }),
  /** The link that the next check begins with. */
  nextSeq: z.int(),
  problem: z
    .object({
      fault: z.enum(CHAIN_FAULTS),
      entryId: z.int(),
      atMs: z.int(),
    })
    .nullable(),
});

/** Findings of the last daily check. */
export type LastCheck = z.output<typeof lastCheck>;

/** @returns null before the first one. */
export async function readLastCheck(store: Store): Promise<LastCheck | null> {
  const json = await readSetting(store, 'audit_check');
  return json === null ? null : lastCheck.parse(JSON.parse(json));
}

/**
 * Checks the next part of the chain and notes the result. What was found wrong is checked again the next day.
 * @param nowMs - UTC milliseconds.
 */
export async function dailyChainCheck(store: Store, nowMs: number): Promise<void> {
  const last = await readLastCheck(store);
  const lost = await lostHead(store, last?.head ?? START);
  const fromSeq = last?.nextSeq ?? 1;
  const { problems, nextSeq } = await checkChain(store, { nowMs, fromSeq, most: LINKS_A_DAY });
  const problem = lost ?? problems[0] ?? null;
  const result: LastCheck = {
    atMs: nowMs,
    head: lost === null || last === null ? await chainHead(store) : last.head,
    nextSeq: problem === null ? nextSeq : fromSeq,
    problem,
  };
  await writeSetting(store, 'audit_check', JSON.stringify(result), nowMs);
}

/** Whether a former head is neither in the chain nor expired: the links up to it are gone or were made anew. */
export async function lostHead(store: Store, head: ChainHead): Promise<ChainProblem | null> {
  if (head.seq === START.seq) return null;
  const found = await linkFrom(store, head.seq);
  const isExpired = found !== undefined && found.seq > head.seq;
  if (isExpired || found?.hash === head.hash) return null;
  return { fault: 'sin_final', entryId: head.entry_id, atMs: head.at_ms };
}

/** The link with a hash that was written down; undefined where there is none. */
export function findHead(store: Store, hash: string) {
  return store
    .selectFrom('audit_chain')
    .select(['seq', 'entry_id', 'at_ms', 'hash'])
    .where('hash', '=', hash)
    .executeTakeFirst();
}

/** How many entries wait to be linked. @param head - the chain's. */
export function countUnlinked(store: Store, head: ChainHead): Promise<number> {
  return countOf(store.selectFrom('audit_log').where('id', '>', head.entry_id));
}
