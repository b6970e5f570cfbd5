export { AttendanceOverview } from './attendance-overview.tsx';
export { PanelNotices } from './panel-notices.tsx';
