export { AttendanceByNumber } from './attendance-by-number.tsx';
export {
  AttendanceByNumber as AttendanceByNumberView,
  type AttendanceByNumberProps,
} from './view/attendance-by-number.tsx';
export type { RecentMark } from './view/recent-mark.ts';
