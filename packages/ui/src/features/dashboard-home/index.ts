export { AttendanceOverview } from './attendance-overview.tsx';
export { PanelNotices } from './panel-notices.tsx';
export { DashboardCards, type DashboardCardsProps } from './view/dashboard-cards/dashboard-cards.tsx';
export { SetupChecklist, type SetupChecklistProps } from './view/setup-checklist/setup-checklist.tsx';
