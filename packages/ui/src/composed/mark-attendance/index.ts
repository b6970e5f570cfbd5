export type { Located, LocationReading } from './location-reading.ts';
export { MarkAttendance, type MarkAttendanceProps } from './mark-attendance.tsx';
export type { MarkState, MarkStateKind } from './mark-state.ts';
