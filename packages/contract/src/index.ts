export * from './check-import.ts';
export * from './documents/activity-days.ts';
export * from './documents/describe-changes.ts';
export * from './documents/document-lines.ts';
export * from './documents/same-value.ts';
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
  type PositionDoubt,
} from './schemas/attendance.ts';
export * from './schemas/content/addresses.ts';
export * from './schemas/content/documents.ts';
export * from './schemas/content/ministries.ts';
export * from './schemas/content/photos.ts';
export * from './schemas/content/schedules.ts';
export * from './schemas/content/site-data.ts';
export * from './schemas/content/texts.ts';
export {
  DOOR_PROFILES,
  type DoorPerson,
  type DoorPhone,
  type DoorProfile,
  type ExpectedPerson,
} from './schemas/door.ts';
export type { AccountChange, SignedIn } from './schemas/signed-in.ts';
export { looseUser, type TypedWitness, type User, type UserEntry, userEntry } from './schemas/user.ts';
