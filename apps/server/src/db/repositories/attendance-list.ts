import type { AttendanceEntry } from '@ministerio/contract';
import type { Store } from '../database.ts';
import { hotQuery } from '../hot-query.ts';
import { listedColumns, withUser } from './attendance.ts';

/** The most rows of one answer; the client reads longer lists in pages (R32). */
const LONGEST_LIST = 100_000;

/** A part of a list. */
export interface AttendancePage {
  readonly rows: readonly AttendanceEntry[];
  /** How many rows there are in all. */
  readonly total: number;
}

/** Which part of a list is read. */
export interface AttendanceSpan {
  /** YYYY-MM-DD; every day where it is absent. */
  readonly date: string | undefined;
  readonly limit: number | undefined;
  readonly offset: number | undefined;
}

/** Every mark, as `a`. */
export const allMarks = (store: Store) => store.selectFrom('attendance as a');

/**
 * A list of marks, newest first.
 * @param marksOf - chooses among all marks; it may use its arguments only as values (`hotQuery`).
 * @returns reads a part of the list.
 */
export function attendanceList<Args extends readonly unknown[]>(
  marksOf: (store: Store, ...args: Args) => ReturnType<typeof allMarks>,
) {
  const newestFirst = (store: Store, ...args: Args) =>
    marksOf(store, ...args)
      .innerJoin('users as u', 'u.id', 'a.user_id')
      .select(listedColumns)
      .orderBy('a.local_date', 'desc')
      .orderBy('a.local_time', 'desc')
      .orderBy('a.id', 'desc');
  const anyDay = hotQuery((store: Store, limit: number, offset: number, ...args: Args) =>
    newestFirst(store, ...args)
      .limit(limit)
      .offset(offset),
  );
  const oneDay = hotQuery((store: Store, date: string, limit: number, offset: number, ...args: Args) =>
    newestFirst(store, ...args)
      .where('a.local_date', '=', date)
      .limit(limit)
      .offset(offset),
  );
  const count = async (store: Store, date: string | undefined, ...args: Args) => {
    const marks = marksOf(store, ...args).select(({ fn }) => fn.countAll().as('total'));
    const dated = date === undefined ? marks : marks.where('a.local_date', '=', date);
    const { total } = await dated.executeTakeFirstOrThrow();
    return Number(total);
  };

  return async (store: Store, span: AttendanceSpan, ...args: Args): Promise<AttendancePage> => {
    const { date, limit = LONGEST_LIST, offset = 0 } = span;
    const found =
      date === undefined
        ? await anyDay(store, limit, offset, ...args)
        : await oneDay(store, date, limit, offset, ...args);
    const rows = found.map(withUser);
    const isWhole = offset === 0 && rows.length < limit;
    return { rows, total: isWhole ? rows.length : await count(store, date, ...args) };
  };
}
