export type { LocationReading } from '../../internal/geolocation/read-position.ts';
export { MarkAttendance, type MarkAttendanceProps } from './mark-attendance.tsx';
export type { Located } from './view/mark-attendance/location-reading.ts';
export {
  MarkAttendance as MarkAttendanceView,
  type MarkAttendanceProps as MarkAttendanceViewProps,
} from './view/mark-attendance/mark-attendance.tsx';
export type { MarkState, MarkStateKind } from './view/mark-attendance/mark-state.ts';
export {
  PositionRadar,
  type PositionRadarProps,
  type RadarStatus,
} from './view/position-radar/position-radar.tsx';
