import type { AttendanceEntry, AttendanceGroup } from '@ministerio/contract';
import type { DateRange } from '@ministerio/contract/domain';
import { countOf } from '../count-of.ts';
import type { Store } from '../database.ts';
import { preparedQuery } from '../prepared-query.ts';
import { listedColumns, toEntry } from './attendance.ts';

/** The most rows of one answer; the client reads longer lists in pages (R32). */
const LONGEST_LIST = 100_000;

/** A page of a list. */
export interface AttendancePage {
  readonly rows: readonly AttendanceEntry[];
  /** How many rows there are in all. */
  readonly total: number;
}

/** Which page of a list is read. */
export interface AttendanceSpan {
  /** One day or some in a row, both ends included; every day where it is absent. */
  readonly days: DateRange | undefined;
  readonly limit: number | undefined;
  readonly offset: number | undefined;
}

/** Every mark, as `a`. */
export const allMarks = (store: Store) => store.selectFrom('attendance as a');

/**
 * A list of marks, newest first.
 * @param marksOf - chooses among all marks; it may use the filter only as values (`preparedQuery`).
 * @returns reads one page of the list.
 */
export function attendanceList<Filter extends AttendanceSpan>(
  marksOf: (store: Store, filter: Filter) => ReturnType<typeof allMarks>,
) {
  type Page = Filter & { readonly limit: number; readonly offset: number };
  const newestFirst = (store: Store, page: Page) =>
    marksOf(store, page)
      .innerJoin('users as u', 'u.id', 'a.user_id')
      .select(listedColumns)
      .orderBy('a.local_date', 'desc')
      .orderBy('a.local_time', 'desc')
      .orderBy('a.id', 'desc')
      .limit(page.limit)
      .offset(page.offset);
  const anyDay = preparedQuery(newestFirst);
  const oneDay = preparedQuery((store: Store, page: Page & DateRange) =>
    newestFirst(store, page).where('a.local_date', '=', page.from),
  );
  const someDays = preparedQuery((store: Store, page: Page & DateRange) =>
    newestFirst(store, page).where('a.local_date', '>=', page.from).where('a.local_date', '<=', page.to),
  );
  const read = (store: Store, page: Page) => {
    const { days } = page;
    if (days === undefined) return anyDay(store, page);
    return (days.from === days.to ? oneDay : someDays)(store, { ...page, ...days });
  };
  const count = async (store: Store, filter: Filter) => {
    const { days } = filter;
    const marks = marksOf(store, filter);
    const dated =
      days === undefined
        ? marks
        : marks.where('a.local_date', '>=', days.from).where('a.local_date', '<=', days.to);
    return countOf(dated);
  };

  return async (store: Store, filter: Filter): Promise<AttendancePage> => {
    const { limit = LONGEST_LIST, offset = 0 } = filter;
    const rows = (await read(store, { ...filter, limit, offset })).map(toEntry);
    const isComplete = offset === 0 && rows.length < limit;
    return { rows, total: isComplete ? rows.length : await count(store, filter) };
  };
}

export interface AttendanceFilter extends AttendanceSpan {
  readonly categoryId: number;
}

/** Attendance of today's members of a ministry, newest first: moving a person moves their history (R37). */
export const attendanceByCategory = attendanceList((store, { categoryId }: AttendanceFilter) =>
  allMarks(store).where('a.user_id', 'in', ({ selectFrom }) =>
    selectFrom('user_categories').select('user_id').where('category_id', '=', categoryId),
  ),
);

export interface GroupFilter extends AttendanceSpan {
  /** All people, or those who are in no ministry today. */
  readonly group: AttendanceGroup;
}

const lists = {
  todos: attendanceList(allMarks),
  'sin-ministerio': attendanceList((store) =>
    allMarks(store).where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('user_categories as c').select('c.user_id').whereRef('c.user_id', '=', 'a.user_id'),
        ),
      ),
    ),
  ),
};

/** Attendance across ministries, newest first; a person of several ministries is in it once (decisions section 4). */
export function attendanceOfAll(store: Store, filter: GroupFilter): Promise<AttendancePage> {
  return lists[filter.group](store, filter);
}
