export { AttendanceByNumber } from './attendance-by-number.tsx';
export { searchWith } from './desk-answers.ts';
export {
  AttendanceByNumber as AttendanceByNumberView,
  type AttendanceByNumberProps,
} from './view/attendance-by-number.tsx';
export { type DeskHits, type DeskPerson, type DeskSearch, isSearchable } from './view/desk-hits.ts';
export type { DeskResult } from './view/desk-result.tsx';
export type { RecentMark } from './view/recent-mark.ts';
