export { MarkAttendance, type MarkAttendanceProps } from './mark-attendance.tsx';
