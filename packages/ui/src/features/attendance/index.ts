export {
  AttendanceByCategoryScreen,
  type AttendanceByCategoryScreenProps,
} from './attendance-by-category-screen.tsx';
export { AttendanceFilter, type AttendanceFilterProps } from './view/attendance-filter/attendance-filter.tsx';
export type { AttendanceEditing } from './view/attendance-table/attendance-editing.ts';
export { AttendanceTable, type AttendanceTableProps } from './view/attendance-table/attendance-table.tsx';
export { DayCounts, type DayCountsProps } from './view/day-counts/day-counts.tsx';
export type { DayCount } from './view/day-counts/day-line.ts';
export {
  DeleteAttendanceDialog,
  type DeleteAttendanceDialogProps,
} from './view/delete-attendance-dialog/delete-attendance-dialog.tsx';
export { DownloadProgress, type DownloadProgressProps } from './view/download-progress/download-progress.tsx';
