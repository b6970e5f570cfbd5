export { FirstSteps } from './first-steps.tsx';
export { PanelHome, type PanelHomeProps } from './panel-home.tsx';
export { PanelNotices } from './panel-notices.tsx';
export { AttendanceTrend, type AttendanceTrendProps } from './view/attendance-trend/attendance-trend.tsx';
export { ClosingNotices, type ClosingNoticesProps } from './view/closing-notices/closing-notices.tsx';
export { CopiesStatus, type CopiesStatusProps } from './view/copies-status/copies-status.tsx';
export type { DayNumbers, MarkedDay } from './view/day-summary/day-numbers.ts';
export { DaySummary, type DaySummaryProps } from './view/day-summary/day-summary.tsx';
export { DoorNotices, type DoorNoticesProps } from './view/door-notices/door-notices.tsx';
export { FirstSteps as FirstStepsView, type FirstStepsProps } from './view/first-steps/first-steps.tsx';
export { HomeLinks, type HomeLinksProps } from './view/home-links/home-links.tsx';
export { MinorsNotices, type MinorsNoticesProps } from './view/minors-notices/minors-notices.tsx';
export {
  PeopleToGreet,
  type PeopleToGreetProps,
  type PersonToGreet,
} from './view/people-to-greet/people-to-greet.tsx';
export { SecurityNotices, type SecurityNoticesProps } from './view/security-notices/security-notices.tsx';
export { ServerProblems, type ServerProblemsProps } from './view/server-problems/server-problems.tsx';
export { SetupChecklist, type SetupChecklistProps } from './view/setup-checklist/setup-checklist.tsx';
export { ShareSummary, type ShareSummaryProps } from './view/share-summary/share-summary.tsx';
export type { DayProgram, ProgramEntry } from './view/this-day/day-program.ts';
export { ThisDay, type ThisDayProps } from './view/this-day/this-day.tsx';
export { UnreadMessages, type UnreadMessagesProps } from './view/unread-messages/unread-messages.tsx';
