export { MarkAttendance, type MarkAttendanceProps } from './mark-attendance.tsx';
export type { Located, LocationReading, MarkState, MarkStateKind } from './mark-state.ts';
