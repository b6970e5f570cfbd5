import type { AttendanceEntry, MarkMethod, PositionDoubt } from '@ministerio/contract';
import { hadNoSignal, parseAmountCents, yearOf } from '@ministerio/contract/domain';
import { sql } from 'kysely';
import { isPostgres, type Store, type StoreTransaction } from '../database.ts';
import { preparedQuery } from '../prepared-query.ts';
import type { AttendanceTable } from '../schema.ts';
import { isMinor } from './minors.ts';
import { lockUser } from './users.ts';

/** A record without its person, as the person itself reads it. */
export type OwnEntry = Omit<AttendanceEntry, 'user'>;

/** The same with the name of the administrator who marked; null where the person did. */
export type SignedEntry = OwnEntry & { readonly marcadoPor: string | null };

const ownColumns = [
  'a.id',
  'a.local_date as date',
  'a.local_time as time',
  'a.method',
  'a.marked_ms as markedMs',
  'a.received_ms as receivedMs',
  'a.latitude',
  'a.longitude',
  'a.aporte',
] as const;

/** Columns of a record with its person: the mark `a` and the person `u`, for {@link toEntry}. */
export const listedColumns = [
  ...ownColumns,
  'a.position_doubt as positionDoubt',
  'u.id as userId',
  'u.codigo',
  'u.nombre',
  'u.apellido',
] as const;

/** Facts of a new mark. */
export interface NewMark {
  readonly userId: number;
  /** YYYY-MM-DD in the church's zone. */
  readonly date: string;
  /** HH:MM:SS in the church's zone. */
  readonly time: string;
  /** UTC milliseconds. */
  readonly markedMs: number;
  readonly method: MarkMethod;
  /** The administrator who marked; null where the person did. */
  readonly markedBy: number | null;
  /** The phone of the door that marked, and when the mark arrived, UTC milliseconds. @default none */
  readonly door?: { readonly phoneId: number | null; readonly receivedMs: number };
  /** Where the person marked. @default none */
  readonly position?: {
    readonly latitude: number;
    readonly longitude: number;
    readonly accuracyMetres: number | null;
    /** Doubt about the position, beside an equal one (R34); null for none. */
    readonly doubt: PositionDoubt | null;
  };
}

/** 'repetida' for a position that is equal to an earlier mark's, else the other doubt. A number has no position. */
function repeatedOr({ latitude, longitude, position_doubt }: MarkRow) {
  const earlier = sql`select 1 from attendance e where e.latitude = ${latitude} and e.longitude = ${longitude}`;
  return sql<PositionDoubt | null>`case when exists (${earlier}) then 'repetida' else ${position_doubt} end`;
}

type MarkRow = Omit<AttendanceTable, 'id' | 'aporte' | 'aporte_cents'>;

const insert = preparedQuery((store: Store, row: MarkRow) =>
  store
    .insertInto('attendance')
    .values({ ...row, position_doubt: repeatedOr(row) })
    .onConflict((conflict) => conflict.columns(['user_id', 'local_date']).doNothing())
    .returning('id'),
);

const NOWHERE = { latitude: null, longitude: null, accuracyMetres: null, doubt: null };

/**
 * Marks a person's attendance. The database's rule decides among simultaneous marks (decisions section 4).
 * @returns the record, or null where the person is marked for that day already.
 */
export async function insertMark(store: Store, mark: NewMark): Promise<OwnEntry | null> {
  const { date, time, method, markedMs, position, door } = mark;
  const { latitude, longitude, accuracyMetres, doubt } = position ?? NOWHERE;
  const [row] = await insert(store, {
    user_id: mark.userId,
    local_date: date,
    local_time: time,
    marked_ms: markedMs,
    updated_ms: markedMs,
    method,
    marked_by: mark.markedBy,
    latitude,
    longitude,
    accuracy_m: accuracyMetres,
    position_doubt: doubt,
    phone_id: door?.phoneId ?? null,
    received_ms: door?.receivedMs ?? null,
  });
  return row === undefined
    ? null
    : toOwnEntry({
        id: row.id,
        date,
        time,
        method,
        markedMs,
        receivedMs: door?.receivedMs ?? null,
        latitude,
        longitude,
        aporte: null,
      });
}

/**
 * Marks by position: for people who count as minors only the verdict is kept (R43). A change that makes somebody one locks the
 * account too, so that either it finds the mark or the mark finds the change.
 */
export async function insertPositionMark(
  transaction: StoreTransaction,
  { position, ...mark }: NewMark,
): Promise<OwnEntry | null> {
  await lockUser(transaction, mark.userId);
  const isKept = position !== undefined && !(await isMinor(transaction, mark.userId, yearOf(mark.date)));
  return insertMark(transaction, isKept ? { ...mark, position } : mark);
}

/** Name of the administrator who marked, as `m`; null where the person did. */
export const markerName = sql<string | null>`m.nombre || ' ' || m.apellido`.as('marcadoPor');

const own = preparedQuery((store: Store, { userId }: { readonly userId: number }) =>
  store
    .selectFrom('attendance as a')
    .leftJoin('users as m', 'm.id', 'a.marked_by')
    .select(ownColumns)
    .select(markerName)
    .where('a.user_id', '=', userId)
    .orderBy('a.local_date', 'desc'),
);

/** A person's records, newest first. */
export async function attendanceOfUser(store: Store, userId: number): Promise<SignedEntry[]> {
  return (await own(store, { userId })).map(toOwnEntry);
}

/**
 * A record with its person, and the amount of its contribution in cents; null where there is none. Nobody else writes it
 * until the transaction ends. SQLite's transaction holds the only write lock already.
 */
export async function lockAttendance(transaction: StoreTransaction, id: number) {
  const row = await transaction
    .selectFrom('attendance as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(listedColumns)
    .select('a.aporte_cents as cents')
    .where('a.id', '=', id)
    .$if(isPostgres(transaction), (query) => query.forUpdate('a'))
    .executeTakeFirst();
  if (row === undefined) return null;
  const { cents, ...record } = row;
  return { record: toEntry(record), cents: cents === null ? null : Number(cents) };
}

/**
 * Writes what was given.
 * @param cents - the amount where the text is one; null where it is not (R36).
 */
export async function setAporte(
  transaction: StoreTransaction,
  id: number,
  aporte: string,
  cents: number | null,
  nowMs: number,
): Promise<void> {
  await transaction
    .updateTable('attendance')
    .set({ aporte, aporte_cents: cents, updated_ms: nowMs })
    .where('id', '=', id)
    .execute();
}

/**
 * Counts the contributions that were no amount by the rules of their day and are one now (R36). Closed months stay as they were
 * counted (R68).
 * @param currency - the church's sign.
 */
export async function countAmountsAnew(store: Store, currency: string): Promise<void> {
  const closed = store.selectFrom('closings').select('month');
  const rows = await store
    .selectFrom('attendance')
    .select(['id', 'aporte'])
    .where('aporte', 'is not', null)
    .where('aporte_cents', 'is', null)
    .where(sql<string>`substr(local_date, 1, 7)`, 'not in', closed)
    .execute();
  for (const { id, aporte } of rows) {
    const cents = parseAmountCents(aporte ?? '', currency);
    if (cents === null) continue;
    const unchanged = store.updateTable('attendance').set({ aporte_cents: cents }).where('id', '=', id);
    await unchanged.where('aporte', '=', aporte).execute();
  }
}

/** Deletes a record for good. */
export async function deleteAttendance(transaction: StoreTransaction, id: number): Promise<void> {
  await transaction.deleteFrom('attendance').where('id', '=', id).execute();
}

/** How many records a person has and what their contributions add up to, in cents. */
export async function attendanceTotals(
  store: Store,
  userId: number,
): Promise<{ readonly records: number; readonly cents: number }> {
  const row = await store
    .selectFrom('attendance')
    .select(({ fn }) => [fn.countAll<number>().as('records'), fn.sum('aporte_cents').as('cents')])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { records: row.records, cents: Number(row.cents ?? 0) };
}

interface MarkOrigin {
  readonly method: MarkMethod;
  readonly markedMs: number;
  readonly receivedMs: number | null;
}

/** Maps a row to the response; late marks have no time, and marks of the door may have come without a signal (R53). */
function toOwnEntry<Row extends MarkOrigin>({ method, markedMs, receivedMs, ...record }: Row) {
  if (method === 'late') return { ...record, sinHora: true as const };
  const isLate = receivedMs !== null && hadNoSignal(markedMs, receivedMs);
  return isLate ? { ...record, sinSenal: true as const } : record;
}

type JoinedRow = Omit<OwnEntry, 'sinHora' | 'sinSenal' | 'ubicacionDudosa'> &
  MarkOrigin &
  Omit<AttendanceEntry['user'], 'id'> & {
    readonly positionDoubt: PositionDoubt | null;
    readonly userId: number;
  };

/** Maps a joined row to the response for administrators. */
export function toEntry(row: JoinedRow): AttendanceEntry {
  const { userId, codigo, nombre, apellido, positionDoubt, ...record } = row;
  const doubt = positionDoubt === null ? {} : { ubicacionDudosa: positionDoubt };
  return toOwnEntry({ ...record, ...doubt, user: { id: userId, codigo, nombre, apellido } });
}
