export { AttendanceOverview } from './attendance-overview.tsx';
export { FirstSteps } from './first-steps.tsx';
export { PanelNotices } from './panel-notices.tsx';
export { AttendanceTrend, type AttendanceTrendProps } from './view/attendance-trend/attendance-trend.tsx';
export { ClosingNotices, type ClosingNoticesProps } from './view/closing-notices/closing-notices.tsx';
export { CopiesStatus, type CopiesStatusProps } from './view/copies-status/copies-status.tsx';
export { DashboardCards, type DashboardCardsProps } from './view/dashboard-cards/dashboard-cards.tsx';
export { DoorNotices, type DoorNoticesProps } from './view/door-notices/door-notices.tsx';
export { FirstSteps as FirstStepsView, type FirstStepsProps } from './view/first-steps/first-steps.tsx';
export {
  PeopleToGreet,
  type PeopleToGreetProps,
  type PersonToGreet,
} from './view/people-to-greet/people-to-greet.tsx';
export { SecurityNotices, type SecurityNoticesProps } from './view/security-notices/security-notices.tsx';
export { ServerProblems, type ServerProblemsProps } from './view/server-problems/server-problems.tsx';
export { SetupChecklist, type SetupChecklistProps } from './view/setup-checklist/setup-checklist.tsx';
