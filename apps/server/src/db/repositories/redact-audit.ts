import type { Store, StoreTransaction } from '../database.ts';

/** Text in place of a deleted person's values. */
export const REDACTED = '[borrado]';

/** Fields of audit entries that say where somebody was: they expire with the position (R39). */
export const positionFields: readonly string[] = ['latitude', 'longitude'];

/**
 * Other personal fields of audit entries, redacted when the person is deleted (R38). What linked entries already hold
 * in a field that is not here cannot be redacted later without breaking the chain (R67).
 */
export const personalFields: readonly string[] = [
  'username',
  'email',
  'nombre',
  'apellido',
  'codigo',
  'usuario',
  'testigo',
  // An aporte is text, which may name whoever gave it.
  'aporte',
];

/** Redacts a deleted person's values in earlier entries (R38), and removes what the chain knows about them (R67). */
export async function redactPerson(transaction: StoreTransaction, userId: number): Promise<void> {
  const entries = await transaction
    .selectFrom('audit_log')
    .select(['id', 'before_json', 'after_json'])
    .where('subject_user_id', '=', userId)
    // Most are sign-ins, which hold nothing.
    .where(({ eb, or }) => or([eb('before_json', 'is not', null), eb('after_json', 'is not', null)]))
    .execute();
  for (const { id, before_json, after_json } of entries) {
    await transaction
      .updateTable('audit_log')
      .set({ before_json: withoutPerson(before_json), after_json: withoutPerson(after_json) })
      .where('id', '=', id)
      .execute();
  }
  await transaction
    .updateTable('audit_log')
    .set({ actor_name: REDACTED })
    .where('actor_id', '=', userId)
    .execute();
  await forgetSalts(transaction, userId);
}

/** After the entries: an entry that was being linked just now was waited for there. */
async function forgetSalts(transaction: StoreTransaction, userId: number): Promise<void> {
  await transaction
    .updateTable('audit_chain')
    .set({ subject_salt: null, position_salt: null })
    .where('entry_id', 'in', (query) =>
      query.selectFrom('audit_log').select('id').where('subject_user_id', '=', userId),
    )
    .execute();
  await transaction
    .updateTable('audit_chain')
    .set({ actor_salt: null })
    .where('entry_id', 'in', (query) =>
      query.selectFrom('audit_log').select('id').where('actor_id', '=', userId),
    )
    .execute();
}

/**
 * Removes positions from the entries about marks before a day: a deleted mark must not be remembered more precisely
 * than an existing one (R39).
 * @param before - YYYY-MM-DD in the church's zone; marks of this day and later keep their positions.
 */
export async function redactAuditedPositions(transaction: StoreTransaction, before: string): Promise<void> {
  const entries = await entriesWithPositions(transaction).execute();
  for (const { id, before_json } of entries) {
    const { date }: { date?: unknown } = JSON.parse(before_json ?? '{}');
    if (String(date) < before) await redactPosition(transaction, id, before_json);
  }
}

/** Removes positions from the entries about some people: they came to count as minors (R43). */
export async function redactPositionsOf(
  transaction: StoreTransaction,
  userIds: readonly number[],
): Promise<void> {
  const entries = await entriesWithPositions(transaction).where('subject_user_id', 'in', userIds).execute();
  for (const { id, before_json } of entries) await redactPosition(transaction, id, before_json);
}

function entriesWithPositions(store: Store) {
  return store
    .selectFrom('audit_log')
    .select(['id', 'before_json'])
    .where('action', '=', 'attendance_deleted')
    .where('before_json', 'like', '%"latitude":%')
    .where('before_json', 'not like', '%"latitude":null%');
}

async function redactPosition(transaction: StoreTransaction, id: number, json: string | null): Promise<void> {
  const values: object = JSON.parse(json ?? '{}');
  await transaction
    .updateTable('audit_log')
    .set({ before_json: JSON.stringify({ ...values, latitude: null, longitude: null }) })
    .where('id', '=', id)
    .execute();
  await transaction
    .updateTable('audit_chain')
    .set({ position_salt: null })
    .where('entry_id', '=', id)
    .execute();
}

/**
 * Deletes the expired entries: those before the first that is not (R39), so that the chain loses its beginning alone.
 * The link of the last one stays, without what was personal: its hash shows how old that entry was, and that the first
 * one that is kept followed it (R67).
 * @param beforeMs - UTC milliseconds.
 */
export async function deleteExpiredEntries(transaction: StoreTransaction, beforeMs: number): Promise<void> {
  const kept = await transaction
    .selectFrom('audit_log')
    .select('id')
    .where('at_ms', '>=', beforeMs)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  let expired = transaction.selectFrom('audit_log').select('id');
  if (kept !== undefined) expired = expired.where('id', '<', kept.id);
  const last = await expired.orderBy('id', 'desc').limit(1).executeTakeFirst();
  if (last === undefined) return;
  await transaction.deleteFrom('audit_log').where('id', '<=', last.id).execute();
  const link = await transaction
    .selectFrom('audit_chain')
    .select('seq')
    .where('entry_id', '<=', last.id)
    .orderBy('entry_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (link === undefined) return;
  await transaction.deleteFrom('audit_chain').where('seq', '<', link.seq).execute();
  await transaction
    .updateTable('audit_chain')
    .set({ actor_salt: null, subject_salt: null, position_salt: null })
    .set({ actor_hash: null, subject_hash: null, position_hash: null })
    .where('seq', '=', link.seq)
    .execute();
}

function withoutPerson(json: string | null): string | null {
  if (json === null) return null;
  const values: unknown = JSON.parse(json, (field, value: unknown) =>
    personalFields.includes(field) || positionFields.includes(field) ? REDACTED : value,
  );
  return JSON.stringify(values);
}
