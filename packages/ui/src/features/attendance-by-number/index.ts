export {
  type DeskHits,
  type DeskPerson,
  type DeskSearch,
  isSearchable,
} from '../../connected/marking/hits.ts';
export type { RecentMark } from '../../connected/marking/shown.ts';
export { AttendanceByNumber } from './attendance-by-number.tsx';
export { searchWith } from './desk-answers.ts';
export {
  AttendanceByNumber as AttendanceByNumberView,
  type AttendanceByNumberProps,
} from './view/attendance-by-number.tsx';
export type { DeskResult } from './view/desk-result.tsx';
