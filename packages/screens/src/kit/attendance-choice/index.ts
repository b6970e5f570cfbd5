export { type AttendanceChoice, daysQuery, useAttendanceChoice } from './attendance-choice.ts';
