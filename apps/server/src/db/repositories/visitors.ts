import { addDays, type CalendarDate, textKey } from '@ministerio/contract/domain';
import { countOf } from '../count-of.ts';
import type { Store, StoreTransaction } from '../database.ts';
import { KEPT_DAYS } from '../personal-columns.ts';

/** Within so many days a name and a letter may be the same person. */
const SAME_NAME_DAYS = 60;

/** Facts of a visitor. */
export interface NewVisitor {
  readonly nombre: string;
  readonly inicial: string;
  readonly menor: boolean;
  readonly telefono: string | null;
  readonly tutorTelefono: string | null;
  readonly invito: string | null;
}

/** When somebody visited. */
export interface Visit {
  /** YYYY-MM-DD and HH:MM:SS in the church's zone. */
  readonly date: CalendarDate;
  readonly time: string;
  /** UTC milliseconds. */
  readonly markedMs: number;
  readonly receivedMs: number;
  readonly phoneId: number | null;
}

/** Adds a visitor with a first visit. @returns the visitor's id. */
export async function insertVisitor(
  transaction: StoreTransaction,
  { nombre, inicial, menor, telefono, tutorTelefono, invito }: NewVisitor,
  { date, time, markedMs, receivedMs, phoneId }: Visit,
): Promise<number> {
  const letter = inicial.normalize('NFC').toUpperCase();
  const { id } = await transaction
    .insertInto('visitors')
    .values({
      nombre,
      inicial: letter,
      name_key: textKey(`${nombre} ${letter}`),
      minor: menor ? 1 : 0,
      telefono,
      tutor_telefono: tutorTelefono,
      phone_key: phoneKey(telefono ?? tutorTelefono),
      invito,
      last_date: date,
      created_ms: receivedMs,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('visits')
    .values({
      visitor_id: id,
      local_date: date,
      local_time: time,
      marked_ms: markedMs,
      received_ms: receivedMs,
      phone_id: phoneId,
    })
    .execute();
  return id;
}

/** The last digits of a number, the same with and without the country's. */
function phoneKey(number: string | null): string | null {
  const digits = number?.replaceAll(/\D/g, '') ?? '';
  return digits === '' ? null : digits.slice(-8);
}

/** Visitors who came since a day, the newest visit first. */
export function visitorsSince(store: Store, date: CalendarDate) {
  return (
    store
      .selectFrom('visitors')
      .select(['id', 'nombre', 'inicial', 'minor', 'telefono', 'tutor_telefono as tutorTelefono', 'invito'])
      .select(['name_key as nameKey', 'phone_key as phoneKey', 'last_date as lastDate'])
      .where('last_date', '>=', date)
      // Erased visitors keep only their id.
      .where('nombre', '<>', '')
      .orderBy('last_date', 'desc')
      .orderBy('id', 'desc')
      .execute()
  );
}

/** A visitor as the list holds them. */
export type VisitorRow = Awaited<ReturnType<typeof visitorsSince>>[number];

/** The first day whose visitors are still known by name. */
export function visitorsKnownFrom(today: CalendarDate): CalendarDate {
  return addDays(today, -KEPT_DAYS.visitors);
}

/** Visitors who may be the same person: the same phone, or name and letter within 60 days, who came no later. */
export function similarTo(visitor: VisitorRow, all: readonly VisitorRow[]) {
  const since = addDays(visitor.lastDate, -SAME_NAME_DAYS);
  const similar = all.filter((other) => {
    const isEarlier = other.lastDate <= visitor.lastDate && other.id !== visitor.id;
    const samePhone = visitor.phoneKey !== null && other.phoneKey === visitor.phoneKey;
    const sameName = other.nameKey === visitor.nameKey && other.lastDate >= since;
    // Two of one day: the later one asks.
    return (
      isEarlier && (other.lastDate < visitor.lastDate || other.id < visitor.id) && (samePhone || sameName)
    );
  });
  return similar.map(({ id, nombre, inicial, lastDate }) => ({ id, nombre, inicial, ultima: lastDate }));
}

/** A visitor who is known; null for none. */
export async function findVisitor(store: Store, id: number) {
  const row = await store
    .selectFrom('visitors')
    .select(['id', 'telefono', 'tutor_telefono as tutorTelefono', 'minor'])
    .where('id', '=', id)
    .where('nombre', '<>', '')
    .executeTakeFirst();
  if (row === undefined) return null;
  const { minor, ...visitor } = row;
  return { ...visitor, isMinor: minor === 1 };
}

/** Days and times of a visitor's visits, or of some visitors', newest first. */
export async function visitsOf(store: Store, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return store
    .selectFrom('visits')
    .select(['visitor_id as visitorId', 'local_date as date', 'local_time as time'])
    .select(['marked_ms as markedMs', 'received_ms as receivedMs', 'phone_id as phoneId'])
    .where('visitor_id', 'in', ids)
    .orderBy('local_date', 'desc')
    .execute();
}

/** Gives the visits of one visitor to another, and what that one lacked; the first is no more. */
export async function joinVisitors(transaction: StoreTransaction, id: number, into: number): Promise<void> {
  const [own, target] = await Promise.all([
    transaction.selectFrom('visitors').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    transaction.selectFrom('visitors').selectAll().where('id', '=', into).executeTakeFirstOrThrow(),
  ]);
  await transaction
    .updateTable('visits')
    .set({ visitor_id: into })
    .where('visitor_id', '=', id)
    .where('local_date', 'not in', ({ selectFrom }) =>
      selectFrom('visits as v').select('v.local_date').where('v.visitor_id', '=', into),
    )
    .execute();
  // One of them said to be a minor: then no own number is kept.
  const minor = Math.max(own.minor, target.minor);
  const telefono = minor === 1 ? null : (own.telefono ?? target.telefono);
  const tutor = own.tutor_telefono ?? target.tutor_telefono;
  await transaction
    .updateTable('visitors')
    .set({
      minor,
      telefono,
      tutor_telefono: tutor,
      phone_key: phoneKey(telefono ?? tutor),
      invito: target.invito ?? own.invito,
      last_date: [own.last_date, target.last_date].sort().at(-1) ?? own.last_date,
    })
    .where('id', '=', into)
    .execute();
  await deleteVisitor(transaction, id);
}

/** Deletes a visitor and the visits. */
export async function deleteVisitor(transaction: StoreTransaction, id: number): Promise<void> {
  await transaction.deleteFrom('visitors').where('id', '=', id).execute();
}

const FORGOTTEN = { nombre: '', inicial: '', name_key: '', telefono: null, tutor_telefono: null };

/** Forgets who visited after six months without a visit; that somebody did stays. @param today - YYYY-MM-DD. */
export async function forgetOldVisitors(transaction: StoreTransaction, today: CalendarDate): Promise<void> {
  await transaction
    .updateTable('visitors')
    .set({ ...FORGOTTEN, phone_key: null, invito: null })
    .where('last_date', '<', visitorsKnownFrom(today))
    .where('nombre', '<>', '')
    .execute();
}

/** How many people of a day nobody wrote down; sent again, it replaces. */
export async function putHeadCount(
  transaction: StoreTransaction,
  date: CalendarDate,
  total: number,
  nowMs: number,
): Promise<void> {
  await transaction
    .insertInto('head_counts')
    .values({ local_date: date, total, updated_ms: nowMs })
    .onConflict((conflict) => conflict.column('local_date').doUpdateSet({ total, updated_ms: nowMs }))
    .execute();
}

/** Visits and nameless people of a day. */
export async function visitsOfDay(store: Store, date: CalendarDate) {
  const visits = await countOf(store.selectFrom('visits').where('local_date', '=', date));
  const counted = await store
    .selectFrom('head_counts')
    .select('total')
    .where('local_date', '=', date)
    .executeTakeFirst();
  return { visits, nameless: counted?.total ?? 0 };
}
