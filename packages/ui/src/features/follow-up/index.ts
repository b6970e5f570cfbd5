export { FollowUpScreen, type FollowUpScreenProps } from './follow-up-screen.tsx';
export { MinistryFollowUp, type MinistryFollowUpProps } from './ministry-follow-up.tsx';
export { FollowUpSheet, type FollowUpSheetProps } from './view/follow-up-sheet/follow-up-sheet.tsx';
export type { FollowUpChanges } from './view/follow-up-sheet/sheet-actions.tsx';
export type { FollowUpActions } from './view/follow-up-tabs/follow-up-row.tsx';
export {
  type FollowUpMinistry,
  FollowUpTabs,
  type FollowUpTabsProps,
} from './view/follow-up-tabs/follow-up-tabs.tsx';
export type {
  FollowUpClock,
  FollowUpListName,
  ShownContact,
  ShownFollowUp,
  ShownLists,
} from './view/follow-up-words.ts';
export { WroteStrip, type WroteStripProps } from './view/wrote-strip/wrote-strip.tsx';
