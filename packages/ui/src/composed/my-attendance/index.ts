export { MyAttendance, type MyAttendanceProps, type MyAttendanceState } from './my-attendance.tsx';
