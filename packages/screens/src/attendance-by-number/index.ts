export { AttendanceByNumber } from './attendance-by-number.tsx';
export { useDeskSearch } from './desk-answers.ts';
