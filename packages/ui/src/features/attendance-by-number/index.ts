export { AttendanceByNumber } from './attendance-by-number.tsx';
