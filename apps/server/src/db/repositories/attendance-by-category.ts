import type { Store } from '../database.ts';
import { type AttendancePage, type AttendanceSpan, allMarks, attendanceList } from './attendance-list.ts';

export interface AttendanceFilter extends AttendanceSpan {
  readonly categoryId: number;
}

const ofMembers = attendanceList((store, { categoryId }: AttendanceFilter) =>
  allMarks(store).where('a.user_id', 'in', ({ selectFrom }) =>
    selectFrom('user_categories').select('user_id').where('category_id', '=', categoryId),
  ),
);

/** Attendance of today's members of a ministry, newest first: moving a person moves their history (R37). */
export function attendanceByCategory(store: Store, filter: AttendanceFilter): Promise<AttendancePage> {
  return ofMembers(store, filter);
}
