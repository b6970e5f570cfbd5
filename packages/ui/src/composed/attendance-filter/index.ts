export { AttendanceFilter, type AttendanceFilterProps } from './attendance-filter.tsx';
