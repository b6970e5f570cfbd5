export { MyAttendance } from './my-attendance.tsx';
export { useMyAttendance } from './use-my-attendance.ts';
export { YearWindow } from './year-window.tsx';
