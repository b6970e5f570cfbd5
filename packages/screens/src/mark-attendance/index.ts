export { MarkAttendance } from './mark-attendance.tsx';
