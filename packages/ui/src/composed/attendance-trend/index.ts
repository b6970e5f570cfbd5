export { AttendanceTrend, type AttendanceTrendProps } from './attendance-trend.tsx';
