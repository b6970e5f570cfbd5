import { sql } from 'kysely';
import type { Random } from '../../random.ts';
import { isPostgres, type Store } from '../database.ts';
import type { GroupCommit } from '../group-commit.ts';
import { LARGEST_BATCH, linkEntries } from './link-entries.ts';

interface SequencerOptions {
  readonly store: Store;
  readonly commits: GroupCommit;
  readonly random: Random;
}

/** Ids that were given out, and the transactions that may still commit one of them. */
interface Horizon {
  readonly upTo: number;
  readonly writers: readonly string[];
}

/** Links the audit's entries behind those who write them (R67, docs/adr/0022-audit-chain.md). */
export class Sequencer {
  readonly #options: SequencerOptions;
  #horizon: Horizon | null = null;

  constructor(options: SequencerOptions) {
    this.#options = options;
  }

  /** Links every entry that can be linked by now; on PostgreSQL one of the next runs links the others. */
  async run(): Promise<void> {
    // An entry that an earlier run could not link yet may have newer ones behind it.
    const isBehind = this.#horizon !== null;
    await this.#link();
    if (isBehind) await this.#link();
  }

  async #link(): Promise<void> {
    const { commits, random } = this.#options;
    const upTo = await this.#settled();
    if (upTo === null) return;
    let linked: number;
    do {
      linked = await commits.run((transaction) => linkEntries(transaction, { upTo, random }));
    } while (linked === LARGEST_BATCH);
  }

  /** The highest id below which nothing can appear any more; null where nothing new is known to be so. */
  async #settled(): Promise<number | null> {
    const { store } = this.#options;
    if (!isPostgres(store)) return newestUnlinked(store);
    if (this.#horizon === null) {
      const upTo = await newestUnlinked(store);
      // Writers with a lower id are seen here, or have ended: looked at after the id, never before.
      if (upTo !== null) this.#horizon = { upTo, writers: await writersOf(store) };
    }
    if (this.#horizon === null) return null;
    const { upTo, writers } = this.#horizon;
    if (writers.length > 0) {
      const now = new Set(await writersOf(store));
      if (writers.some((writer) => now.has(writer))) return null;
    }
    this.#horizon = null;
    return upTo;
  }
}

/** The newest entry, unless it is linked. */
async function newestUnlinked(store: Store): Promise<number | null> {
  const newest = await store
    .selectFrom('audit_log')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (newest === undefined) return null;
  const link = await store
    .selectFrom('audit_chain')
    .select('entry_id')
    .where('entry_id', '>=', newest.id)
    .limit(1)
    .executeTakeFirst();
  return link === undefined ? newest.id : null;
}

/**
 * PostgreSQL's transactions that write the log, by their virtual ids. Each takes this lock before it takes an entry's
 * id and keeps it until what it wrote can be seen.
 */
async function writersOf(store: Store): Promise<readonly string[]> {
  const { rows } = await sql<{ writer: string }>`
    select distinct virtualtransaction as writer from pg_locks
    where locktype = 'relation' and relation = 'audit_log'::regclass and mode = 'RowExclusiveLock' and granted
      and database = (select oid from pg_database where datname = current_database())`.execute(store);
  return rows.map(({ writer }) => writer);
}
