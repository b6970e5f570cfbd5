export { MyAttendance } from './my-attendance.tsx';
export { useMyAttendance } from './use-my-attendance.ts';
export {
  AttendanceCalendar,
  type AttendanceCalendarProps,
} from './view/attendance-calendar/attendance-calendar.tsx';
export {
  MyAttendance as MyAttendanceView,
  type MyAttendanceProps,
  type MyAttendanceState,
} from './view/my-attendance/my-attendance.tsx';
export {
  type SharedWindow,
  YearWindow as YearWindowView,
  type YearWindowProps,
} from './view/year-window/year-window.tsx';
export { YearWindow } from './year-window.tsx';
