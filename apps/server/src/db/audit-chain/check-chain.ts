import { setImmediate } from 'node:timers/promises';
import type { ChainFault } from '@ministerio/contract/domain';
import type { Store } from '../database.ts';
import { expiryAt } from '../retention.ts';
import { type LinkedEntry, linkBefore, linksAfter, unlinkedBetween } from './chain-rows.ts';
import { compareEntry, type Erasure, isOwnHash } from './compare-entry.ts';
import { unexplained } from './explained-erasures.ts';
import { type ChainRow, PARTS, START } from './link.ts';

/** Problems that are reported; more say nothing new. */
const MOST_PROBLEMS = 20;

/** One place where the chain is not whole. */
export interface ChainProblem {
  readonly fault: ChainFault;
  /** The entry, or for what is missing the one beside it. */
  readonly entryId: number;
  /** Its time in UTC milliseconds. */
  readonly atMs: number;
}

export interface ChainCheck {
  /** In the order of the ids, the first twenty. */
  readonly problems: readonly ChainProblem[];
  /** How many links were checked. */
  readonly links: number;
  /** Where the next check goes on; 1 where this one came to the end. */
  readonly nextSeq: number;
}

export interface CheckRange {
  /** UTC milliseconds. */
  readonly nowMs: number;
  /** @default 1, the start of the chain */
  readonly fromSeq?: number;
  /** Links after which a check may end. @default all */
  readonly most?: number;
}

/**
 * Checks the links and the entries that they link (R67), some at a time, so that others are served in between.
 * A problem is reported where a second look finds it too: retention and erasures may work at the same time.
 */
export async function checkChain(store: Store, range: CheckRange): Promise<ChainCheck> {
  const check = await checkOnce(store, range);
  return check.problems.length === 0 ? check : checkOnce(store, range);
}

async function checkOnce(
  store: Store,
  { nowMs, fromSeq = 1, most = Number.POSITIVE_INFINITY }: CheckRange,
): Promise<ChainCheck> {
  let before = await linkBefore(store, fromSeq);
  let links = 0;
  let nextSeq = 1;
  const problems: ChainProblem[] = [];
  while (problems.length < MOST_PROBLEMS) {
    const chunk = await linksAfter(store, before?.seq ?? 0);
    const last = chunk.at(-1)?.link;
    if (last === undefined) break;
    // Ids are linked in their order: what is among linked ones was put in later.
    for (const { id, at_ms } of await unlinkedBetween(store, before?.entry_id ?? 0, last.entry_id)) {
      problems.push({ fault: 'insertada', entryId: id, atMs: at_ms });
    }
    const erasures: Erasure[] = [];
    for (const linked of chunk) {
      const erased = erasedFrom(linked);
      problems.push(...linkProblems(linked, before, erased !== null, nowMs));
      erasures.push(...(erased ?? []));
      before = linked.link;
    }
    for (const { entryId, atMs } of await unexplained(store, erasures, nowMs)) {
      problems.push({ fault: 'cambiada', entryId, atMs });
    }
    links += chunk.length;
    if (links >= most) {
      nextSeq = last.seq + 1;
      break;
    }
    await setImmediate();
  }
  const told = problems.sort((a, b) => a.entryId - b.entryId).slice(0, MOST_PROBLEMS);
  return { problems: told, links, nextSeq };
}

/** Values missing from an entry, or gone with it; null where it differs from its link. */
function erasedFrom({ link, entry }: LinkedEntry): readonly Erasure[] | null {
  return entry === null ? [] : compareEntry(link, entry);
}

function linkProblems(
  { link, entry }: LinkedEntry,
  before: ChainRow | null,
  isSame: boolean,
  nowMs: number,
): readonly ChainProblem[] {
  const problem = (fault: ChainFault, { entry_id, at_ms }: ChainRow): ChainProblem => ({
    fault,
    entryId: entry_id,
    atMs: at_ms,
  });
  const problems: ChainProblem[] = [];
  const hasExpired = before === null && entry === null && link.at_ms < expiryAt(nowMs).entriesBeforeMs;
  if (before === null && !hasExpired && link.seq !== START.seq + 1)
    problems.push(problem('sin_inicio', link));
  else if (entry === null && !hasExpired) problems.push(problem('falta', link));
  if (before !== null && link.seq > before.seq + 1) problems.push(problem('faltan', before));
  else if (!follows(link, before)) problems.push(problem('cambiada', link));
  else if (!isOwnHash(link) || !isSame || (hasExpired && holdsPersonal(link))) {
    problems.push(problem('cambiada', link));
  }
  return problems;
}

function follows(link: ChainRow, before: ChainRow | null): boolean {
  if (before !== null) return link.previous === before.hash && link.entry_id > before.entry_id;
  return link.seq !== START.seq + 1 || link.previous === START.hash;
}

function holdsPersonal(link: ChainRow): boolean {
  return PARTS.some((part) => link[`${part}_salt`] !== null || link[`${part}_hash`] !== null);
}
