import type { Closing, OpenMonth } from '@ministerio/contract';
import type { DateRange } from '@ministerio/contract/domain';
import { type Insertable, sql } from 'kysely';
import { z } from 'zod';
import { isoInstant } from '../../clock.ts';
import { isPostgres, type Store, type StoreTransaction } from '../database.ts';
import type { ClosingAdjustmentsTable, ClosingsTable } from '../schema-closings.ts';

/** Rows in one INSERT: SQLite takes 32,766 values. */
const BATCH_ROWS = 1000;

const WITHOUT_MINISTRY = 'Sin ministerio';
const names = z.array(z.string());
const piles = z.array(z.object({ valor: z.int(), cantidad: z.int() }));

/** A mark as a closing keeps it. */
export interface ClosingRow {
  readonly markId: number;
  readonly date: string;
  /** Names of its person's ministries of today, in order. */
  readonly ministries: readonly string[];
  /** null where there is no amount. */
  readonly cents: number | null;
  readonly withoutAmount: boolean;
}

/** The marks of a range, each once, as a closing would keep them. */
export async function rowsToClose(store: Store, { from, to }: DateRange): Promise<ClosingRow[]> {
  const found = await store
    .selectFrom('attendance as a')
    .leftJoin('user_categories as uc', 'uc.user_id', 'a.user_id')
    .leftJoin('categories as c', 'c.id', 'uc.category_id')
    .select(['a.id', 'a.local_date as date', 'a.aporte', 'a.aporte_cents as cents', 'c.name'])
    .where(({ between }) => between('a.local_date', from, to))
    .orderBy('a.local_date')
    .orderBy('a.id')
    .execute();
  const rows = new Map<number, ClosingRow & { readonly ministries: string[] }>();
  for (const { id, date, aporte, cents, name } of found) {
    const known = rows.get(id);
    const ministries = known?.ministries ?? [];
    if (name !== null) ministries.push(name);
    if (known === undefined) {
      rows.set(id, {
        markId: id,
        date,
        ministries,
        cents: cents === null ? null : Number(cents),
        withoutAmount: aporte !== null && cents === null,
      });
    }
  }
  for (const { ministries } of rows.values()) ministries.sort();
  return [...rows.values()];
}

type MonthNumbers = Omit<OpenMonth, 'mes'>;

/** Marks that have the same ministries, added up. */
interface Part {
  readonly ministries: readonly string[];
  readonly marks: number;
  readonly cents: number;
  readonly withoutAmount: number;
}

/** Adds marks up: each once in the whole, and in every ministry of its person. */
function numbersOf(parts: readonly Part[]): MonthNumbers {
  const whole = { asistencias: 0, registrado: 0, sinMonto: 0 };
  const ministries = new Map<string, MonthNumbers['ministerios'][number]>();
  for (const { ministries: of, marks, cents, withoutAmount } of parts) {
    whole.asistencias += marks;
    whole.registrado += cents;
    whole.sinMonto += withoutAmount;
    for (const nombre of of.length === 0 ? [WITHOUT_MINISTRY] : of) {
      const sum = ministries.get(nombre) ?? { id: null, nombre, asistencias: 0, centavos: 0, sinMonto: 0 };
      sum.asistencias += marks;
      sum.centavos += cents;
      sum.sinMonto += withoutAmount;
      ministries.set(nombre, sum);
    }
  }
  const isLast = (nombre: string) => Number(nombre === WITHOUT_MINISTRY);
  return {
    ...whole,
    ministerios: [...ministries.values()].sort(
      (a, b) => isLast(a.nombre) - isLast(b.nombre) || a.nombre.localeCompare(b.nombre, 'es'),
    ),
  };
}

/** Numbers of a closing of these marks. */
export function numbersOfRows(rows: readonly ClosingRow[]): MonthNumbers {
  return numbersOf(
    rows.map(({ ministries, cents, withoutAmount }) => ({
      ministries,
      marks: 1,
      cents: cents ?? 0,
      withoutAmount: Number(withoutAmount),
    })),
  );
}

/**
 * Keeps marks from being written until the transaction ends, after those being written now.
 * SQLite's transaction holds the only write lock already.
 */
export async function lockMarks(transaction: StoreTransaction): Promise<void> {
  if (isPostgres(transaction)) await sql`lock table attendance in share mode`.execute(transaction);
}

/** Closes a month with its rows. @returns its id; null where it is closed already. */
export async function insertClosing(
  transaction: StoreTransaction,
  values: Omit<Insertable<ClosingsTable>, 'counted_json' | 'witnessed'>,
  counted: Closing['conteo'],
  rows: readonly ClosingRow[],
): Promise<number | null> {
  const closing = await transaction
    .insertInto('closings')
    .values({
      ...values,
      counted_json: JSON.stringify(counted),
      witnessed: Number(values.witness_id !== null),
    })
    .onConflict((conflict) => conflict.column('month').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (closing === undefined) return null;
  for (let start = 0; start < rows.length; start += BATCH_ROWS) {
    const batch = rows.slice(start, start + BATCH_ROWS).map((row, index) => ({
      closing_id: closing.id,
      row_no: start + index + 1,
      mark_id: row.markId,
      local_date: row.date,
      ministries: JSON.stringify(row.ministries),
      cents: row.cents,
      without_amount: Number(row.withoutAmount),
    }));
    await transaction.insertInto('closing_rows').values(batch).execute();
  }
  return closing.id;
}

/** A person's name; null for a deleted account. */
const fullName = (table: 'b' | 'w') =>
  sql<string | null>`${sql.ref(`${table}.nombre`)} || ' ' || ${sql.ref(`${table}.apellido`)}`;

/** Closed months with their figures and adjustments, newest month first. @param id - one of them. */
export async function readClosings(store: Store, id?: number): Promise<Closing[]> {
  const all = store
    .selectFrom('closings as c')
    .leftJoin('users as b', 'b.id', 'c.by_id')
    .leftJoin('users as w', 'w.id', 'c.witness_id')
    .selectAll('c')
    .select([fullName('b').as('by'), fullName('w').as('witness')])
    .orderBy('c.month', 'desc');
  const closings = await (id === undefined ? all : all.where('c.id', '=', id)).execute();
  const sums = await store
    .selectFrom('closing_rows')
    .$if(id !== undefined, (query) => query.where('closing_id', '=', id ?? 0))
    .select(({ fn }) => [
      'closing_id as closingId',
      'ministries',
      fn.countAll().as('marks'),
      fn.sum('cents').as('cents'),
      fn.sum('without_amount').as('withoutAmount'),
    ])
    .groupBy(['closing_id', 'ministries'])
    .execute();
  const adjustments = await store
    .selectFrom('closing_adjustments as j')
    .$if(id !== undefined, (query) => query.where('j.closing_id', '=', id ?? 0))
    .leftJoin('users as u', 'u.id', 'j.by_id')
    .selectAll('j')
    .select('u.username as by')
    .orderBy('j.id')
    .execute();
  return closings.map((closing) => ({
    id: closing.id,
    mes: closing.month,
    ...numbersOf(
      sums
        .filter(({ closingId }) => closingId === closing.id)
        .map(({ ministries, marks, cents, withoutAmount }) => ({
          ministries: names.parse(JSON.parse(ministries)),
          marks: Number(marks),
          cents: Number(cents ?? 0),
          withoutAmount: Number(withoutAmount ?? 0),
        })),
    ),
    contado: Number(closing.counted_cents),
    conteo: piles.parse(JSON.parse(closing.counted_json)),
    nota: closing.note,
    por: closing.by,
    testigo: closing.witness,
    dosPersonas: closing.witnessed === 1,
    moneda: closing.currency,
    cerrado: isoInstant(Number(closing.closed_ms)),
    ajustes: adjustments
      .filter(({ closing_id }) => closing_id === closing.id)
      .map((one) => ({
        id: one.id,
        fecha: one.local_date,
        centavos: Number(one.cents),
        motivo: one.reason,
        por: one.by,
        cuando: isoInstant(Number(one.made_ms)),
      })),
  }));
}

/** The closing that a day is in; null for an open month. */
export async function closingOf(store: Store, date: string) {
  const row = await store
    .selectFrom('closings')
    .select(['id', 'month'])
    .where('month', '=', date.slice(0, 7))
    .executeTakeFirst();
  return row ?? null;
}

/** A line of a closed month. */
export type NewAdjustment = Insertable<ClosingAdjustmentsTable>;

/** Adds a line to a closed month. */
export async function insertAdjustment(transaction: StoreTransaction, line: NewAdjustment): Promise<void> {
  await transaction.insertInto('closing_adjustments').values(line).execute();
}

/** Months with marks in a range of days, newest first: `2026-11`. */
export async function monthsWithMarks(store: Store, { from, to }: DateRange): Promise<string[]> {
  const days = await store
    .selectFrom('attendance')
    .select('local_date as date')
    .distinct()
    .where(({ between }) => between('local_date', from, to))
    .execute();
  return [...new Set(days.map(({ date }) => date.slice(0, 7)))].sort().reverse();
}
