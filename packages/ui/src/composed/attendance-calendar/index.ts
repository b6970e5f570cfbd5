export { AttendanceCalendar, type AttendanceCalendarProps } from './attendance-calendar.tsx';
