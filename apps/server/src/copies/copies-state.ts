import { COPY_FAILURES } from '@ministerio/contract';
import { DAY_MS } from '@ministerio/contract/domain';
import { z } from 'zod';
import type { Store } from '../db/database.ts';
import { deleteSetting, installationOf, readSetting, writeSetting } from '../db/repositories/settings.ts';
import { systemRandom } from '../random.ts';
import { type Approval, approve, isApproved, type PageKey } from './page-key.ts';

/** Where copies go, and to which page they are sealed. */
export interface CopiesTarget {
  /** Absolute; on Linux often a mounted or synced folder. */
  readonly to: string;
  /** `age1...` */
  readonly recipient: string;
  /** Absolute. */
  readonly dataDir: string;
}

const state = z.object({
  /** The folder that this is about. */
  to: z.string(),
  /** The last copy that is in the folder; null for none. */
  copy: z.object({ seq: z.int(), digest: z.string(), madeMs: z.int() }).nullable(),
  /** Since when copies fail; null where they do not. */
  failing: z.object({ reason: z.enum(COPY_FAILURES), sinceMs: z.int() }).nullable(),
  /** The last rehearsal, and the last one that went well. */
  rehearsal: z
    .object({
      result: z.enum(['well', 'different', 'unreadable']),
      atMs: z.int(),
      wellMs: z.int().nullable(),
    })
    .nullable(),
});

/** State of this installation's copies. */
export type CopiesState = z.output<typeof state>;

export const noCopies = (to: string): CopiesState => ({ to, copy: null, failing: null, rehearsal: null });

/** State of the copies in a folder. */
export async function readCopiesState(store: Store, to: string): Promise<CopiesState> {
  const json = await readSetting(store, 'copies_state');
  const known = json === null ? noCopies(to) : state.parse(JSON.parse(json));
  return known.to === to ? known : noCopies(to);
}

export function writeCopiesState(store: Store, known: CopiesState, nowMs: number): Promise<void> {
  return writeSetting(store, 'copies_state', JSON.stringify(known), nowMs);
}

const approval = z.object({
  recipient: z.string(),
  installation: z.string(),
  signer: z.string(),
  page: z.string(),
  approval: z.string(),
});

/** Notes that somebody typed the page's key: what this signer signs is the church's from now on (R48). */
export async function approveSigner(
  store: Store,
  key: PageKey,
  signer: string,
  nowMs: number,
): Promise<void> {
  const { id } = await installationOf(store, systemRandom, nowMs);
  await writeSetting(store, 'copies_approval', JSON.stringify(approve(key, id, signer)), nowMs);
  // The key may have been typed again because another disk is in its place.
  await deleteSetting(store, 'copies_state');
}

/** The page that approved the last signer; null before. */
export async function approvingPage(store: Store): Promise<string | null> {
  const json = await readSetting(store, 'copies_approval');
  return json === null ? null : approval.parse(JSON.parse(json)).page;
}

/** The page's approval of this signer for this key; null where its key was not typed back yet. */
export async function approvalOf(
  store: Store,
  recipient: string,
  signer: string | null,
): Promise<Approval | null> {
  const json = await readSetting(store, 'copies_approval');
  if (json === null) return null;
  const found = approval.parse(JSON.parse(json));
  const isForThis = found.recipient === recipient && found.signer === signer && isApproved(found);
  return isForThis ? found : null;
}

/** From when a rehearsal is reported as late. */
const REHEARSAL_LATE_MS = 8 * DAY_MS;

/** Whether the last rehearsal went wrong, or the last good one is late. */
export function isRehearsalWrong({ rehearsal }: CopiesState, nowMs: number): boolean {
  if (rehearsal === null) return false;
  return rehearsal.result !== 'well' || nowMs - rehearsal.atMs > REHEARSAL_LATE_MS;
}
