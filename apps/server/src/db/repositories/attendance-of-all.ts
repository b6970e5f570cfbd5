import type { AttendanceGroup } from '@ministerio/contract';
import type { Store } from '../database.ts';
import { type AttendancePage, type AttendanceSpan, allMarks, attendanceList } from './attendance-list.ts';

export interface GroupFilter extends AttendanceSpan {
  /** Everybody, or the people who are in no ministry today. */
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
