export { AttendanceByNumber } from './attendance-by-number.tsx';
export { searchWith } from './desk-answers.ts';
