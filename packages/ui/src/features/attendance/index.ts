export {
  AttendanceByCategoryScreen,
  type AttendanceByCategoryScreenProps,
} from './attendance-by-category-screen.tsx';
export {
  AttendanceFilter,
  type AttendanceFilterProps,
  type DownloadKind,
} from './view/attendance-filter/attendance-filter.tsx';
export type { DateChooserProps } from './view/attendance-filter/date-chooser.tsx';
export type { AttendanceEditing } from './view/attendance-table/attendance-editing.ts';
export { AttendanceTable, type AttendanceTableProps } from './view/attendance-table/attendance-table.tsx';
export { DayCounts, type DayCountsProps } from './view/day-counts/day-counts.tsx';
export type { DayCount } from './view/day-counts/day-line.ts';
export {
  DeleteAttendanceDialog,
  type DeleteAttendanceDialogProps,
} from './view/delete-attendance-dialog/delete-attendance-dialog.tsx';
export { DownloadProgress, type DownloadProgressProps } from './view/download-progress/download-progress.tsx';
export { LastDay, type LastDayProps } from './view/last-day/last-day.tsx';
export { MonthDays, type MonthDaysProps } from './view/month-days/month-days.tsx';
