export { AttendanceByNumber } from './attendance-by-number.tsx';
export {
  AttendanceByNumber as AttendanceByNumberView,
  type AttendanceByNumberProps,
} from './view/attendance-by-number.tsx';
export type { DeskHits, DeskPerson, DeskSearch } from './view/desk-hits.ts';
export type { DeskResult } from './view/desk-result.tsx';
export type { RecentMark } from './view/recent-mark.ts';
