import { z } from 'zod';
import type { Store, StoreTransaction } from '../db/database.ts';
import { keepMinors } from '../db/repositories/minors.ts';
import { redactPerson } from '../db/repositories/redact-audit.ts';
import { deleteSetting, readSetting } from '../db/repositories/settings.ts';

const demoRows = z.object({
  users: z.array(z.int()),
  categories: z.array(z.int()),
  messages: z.array(z.int()),
  feed: z.string(),
  etag: z.string(),
});

/** The rows that are sample data. */
export type DemoRows = z.output<typeof demoRows>;

/** @returns null without sample data. */
export async function readDemoRows(store: Store): Promise<DemoRows | null> {
  const noted = await readSetting(store, 'demo');
  return noted === null ? null : demoRows.parse(JSON.parse(noted));
}

/**
 * Removes only the sample data (R33). People who have become administrators since then stay.
 * @returns number of deleted people.
 */
export async function removeDemo(transaction: StoreTransaction, rows: DemoRows): Promise<number> {
  const gone = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', 'in', rows.users)
    .where('role', '=', 'USER')
    .execute();
  const ids = gone.map(({ id }) => id);
  for (const id of ids) await redactPerson(transaction, id);
  if (ids.length > 0) await transaction.deleteFrom('users').where('id', 'in', ids).execute();
  // Own people may have joined them.
  await keepMinors(transaction, rows.categories);
  await transaction.deleteFrom('categories').where('id', 'in', rows.categories).execute();
  await transaction.deleteFrom('contact_messages').where('id', 'in', rows.messages).execute();
  // Sermons that the channel has replaced have another tag.
  await transaction
    .deleteFrom('sermons_cache')
    .where('feed', '=', rows.feed)
    .where('etag', '=', rows.etag)
    .execute();
  await deleteSetting(transaction, 'demo');
  return ids.length;
}
