export * from './check-import.ts';
export * from './endpoint.ts';
export * from './endpoints/index.ts';
export * from './errors.ts';
export {
  type Attendance,
  type AttendanceEntry,
  attendanceEntry,
  looseAttendance,
  type OwnAttendance,
  ownAttendanceEntry,
} from './schemas/attendance.ts';
export { looseUser, type User, type UserEntry, userEntry } from './schemas/user.ts';
