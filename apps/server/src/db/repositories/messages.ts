import type { Store, StoreTransaction } from '../database.ts';
import { preparedQuery } from '../prepared-query.ts';
import type { ContactMessagesTable } from '../schema.ts';

/** A contact message as it was written. */
type NewMessage = Pick<ContactMessagesTable, 'nombre' | 'email' | 'mensaje'> & {
  readonly whatsapp?: string | null;
};

export async function insertMessage(store: Store, message: NewMessage, nowMs: number): Promise<number> {
  const { nombre, email, mensaje, whatsapp = null } = message;
  const { id } = await store
    .insertInto('contact_messages')
    .values({ nombre, email, mensaje, whatsapp, created_ms: nowMs })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Every message, newest first; `createdMs` in UTC milliseconds. Of a number it says only that there is one. */
export const listMessages = preparedQuery((store: Store) =>
  store
    .selectFrom('contact_messages')
    .select(['id', 'nombre', 'email', 'mensaje', 'created_ms as createdMs'])
    .select(({ eb }) => eb('whatsapp', 'is not', null).as('hasNumber'))
    .orderBy('created_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(100_000),
);

/** Author of a message, and the number for the answer; null where there is no such message. */
export async function writerOf(store: Store, id: number) {
  const writer = await store
    .selectFrom('contact_messages')
    .select(['nombre', 'whatsapp'])
    .where('id', '=', id)
    .executeTakeFirst();
  return writer ?? null;
}

const unread = preparedQuery((store: Store) =>
  store
    .selectFrom('contact_messages')
    .select('id')
    .where('read_ms', 'is', null)
    .orderBy('id', 'desc')
    .limit(100_000),
);

/** Ids of the messages that nobody has read, newest first. */
export async function unreadMessages(store: Store): Promise<number[]> {
  return (await unread(store)).map(({ id }) => id);
}

/**
 * Marks messages as read or unread.
 * @param readMs - UTC milliseconds; null for unread.
 * @returns the ids that were otherwise before.
 */
export async function markMessages(
  transaction: StoreTransaction,
  ids: readonly number[],
  readMs: number | null,
): Promise<number[]> {
  const changed = await transaction
    .updateTable('contact_messages')
    .set({ read_ms: readMs })
    .where('id', 'in', ids)
    .where('read_ms', readMs === null ? 'is not' : 'is', null)
    .returning('id')
    .execute();
  return changed.map(({ id }) => id);
}

/** @returns when the deleted message was written, in UTC milliseconds; null where there was none. */
export async function deleteMessage(transaction: StoreTransaction, id: number): Promise<number | null> {
  const gone = await transaction
    .deleteFrom('contact_messages')
    .where('id', '=', id)
    .returning('created_ms')
    .executeTakeFirst();
  return gone?.created_ms ?? null;
}
