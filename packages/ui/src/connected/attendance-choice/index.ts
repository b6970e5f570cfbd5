export { type AttendanceChoice, useAttendanceChoice } from './attendance-choice.ts';
export { daysQuery } from './days-query.ts';
