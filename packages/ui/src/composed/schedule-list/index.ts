export { ScheduleList, type ScheduleListProps } from './schedule-list.tsx';
export { weekdayWords } from './weekday-words.ts';
