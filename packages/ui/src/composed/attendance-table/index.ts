export { type SavedAporte, textBefore } from './aporte-run.ts';
export type { AttendanceEditing } from './attendance-editing.ts';
export { AttendanceTable, type AttendanceTableProps } from './attendance-table.tsx';
