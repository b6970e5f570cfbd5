export { AttendanceByNumber, type AttendanceByNumberProps } from './attendance-by-number.tsx';
export type { RecentMark } from './recent-mark.ts';
