export { AttendanceTable, type AttendanceTableProps } from './attendance-table.tsx';
