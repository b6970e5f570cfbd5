import { sql } from 'kysely';
import type { Random } from '../../random.ts';
import { isPostgres, type Store, type StoreTransaction } from '../database.ts';
import { type ChainHead, type ChainRow, linkOf, START } from './link.ts';

/** Entries linked in one transaction, which others may wait for. */
export const LARGEST_BATCH = 200;
const LINK_LOCK = 7_201_703;

/** The head of the chain; `START` where nothing is linked. */
export async function chainHead(store: Store): Promise<ChainHead> {
  const row = await store
    .selectFrom('audit_chain')
    .select(['seq', 'entry_id', 'at_ms', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? START;
}

/**
 * Links the next entries in the order of their ids (R67). On PostgreSQL one process at a time does so, by a lock that
 * ends with its transaction; SQLite has one writer anyway.
 * @param upTo - the highest id that may be linked: every lower one has been committed or never will be.
 * @returns how many; less than `LARGEST_BATCH` where that was all, or where another process is linking.
 * @throws an error that `databaseFailure` calls 'storage', where one of them is being erased just now.
 */
export async function linkEntries(
  transaction: StoreTransaction,
  { upTo, random }: { upTo: number; random: Random },
): Promise<number> {
  if (isPostgres(transaction) && !(await takeLinkLock(transaction))) return 0;
  let head = await chainHead(transaction);
  const entries = await transaction
    .selectFrom('audit_log')
    .selectAll()
    .where('id', '>', head.entry_id)
    .where('id', '<=', upTo)
    .orderBy('id')
    .limit(LARGEST_BATCH)
    // An erasure under way would else leave the salt of what it erases.
    .$if(isPostgres(transaction), (query) => query.forShare().noWait())
    .execute();
  const links = entries.map((entry): ChainRow => {
    const link = linkOf(entry, head, random);
    head = link;
    return link;
  });
  if (links.length > 0) await insertLinks(transaction, links);
  return links.length;
}

/** As one value: rows as values of their own would be another statement for each number of rows. */
async function insertLinks(transaction: StoreTransaction, links: readonly ChainRow[]): Promise<void> {
  const json = JSON.stringify(links);
  const columns = Object.keys(links[0] ?? {});
  const rows = isPostgres(transaction)
    ? sql`select ${sql.join(columns.map((name) => sql.ref(name)))} from json_populate_recordset(null::audit_chain, ${json})`
    : sql`select ${sql.join(columns.map((name) => sql`value ->> ${sql.lit(name)}`))} from json_each(${json})`;
  const names = sql.join(columns.map((name) => sql.ref(name)));
  await sql`insert into audit_chain (${names}) ${rows}`.execute(transaction);
}

async function takeLinkLock(transaction: StoreTransaction): Promise<boolean> {
  const { rows } = await sql<{
    taken: boolean;
  }>`select pg_try_advisory_xact_lock(${LINK_LOCK}) as taken`.execute(transaction);
  return rows[0]?.taken === true;
}
