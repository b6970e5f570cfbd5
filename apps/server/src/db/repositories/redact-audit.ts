import type { StoreTransaction } from '../database.ts';

/** Personal fields of audit entries, redacted when the person is deleted (R38). */
const personal = [
  'username',
  'email',
  'nombre',
  'apellido',
  'codigo',
  'usuario',
  'latitude',
  'longitude',
  // An aporte is text, which may name whoever gave it.
  'aporte',
];

/** Redacts a deleted person's values in earlier entries (R38). */
export async function redactPerson(transaction: StoreTransaction, userId: number): Promise<void> {
  const entries = await transaction
    .selectFrom('audit_log')
    .select(['id', 'before_json', 'after_json'])
    .where('subject_user_id', '=', userId)
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
    .set({ actor_name: '[borrado]' })
    .where('actor_id', '=', userId)
    .execute();
}

/**
 * Removes positions from the entries about marks before a day: a deleted mark must not be remembered more precisely
 * than an existing one (R39).
 * @param before - YYYY-MM-DD in the church's zone; marks of this day and later keep their positions.
 */
export async function redactAuditedPositions(transaction: StoreTransaction, before: string): Promise<void> {
  const entries = await transaction
    .selectFrom('audit_log')
    .select(['id', 'before_json'])
    .where('action', '=', 'attendance_deleted')
    .where('before_json', 'like', '%"latitude":%')
    .where('before_json', 'not like', '%"latitude":null%')
    .execute();
  for (const { id, before_json } of entries) {
    const values: { date?: unknown } = JSON.parse(before_json ?? '{}');
    if (String(values.date) >= before) continue;
    await transaction
      .updateTable('audit_log')
      .set({ before_json: JSON.stringify({ ...values, latitude: null, longitude: null }) })
      .where('id', '=', id)
      .execute();
  }
}

function withoutPerson(json: string | null): string | null {
  if (json === null) return null;
  const values: unknown = JSON.parse(json, (field, value: unknown) =>
    personal.includes(field) ? '[borrado]' : value,
  );
  return JSON.stringify(values);
}
