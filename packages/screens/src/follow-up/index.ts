export { FollowUpScreen } from './follow-up-screen.tsx';
export { MinistryFollowUp } from './ministry-follow-up.tsx';
export type { FollowUpListName } from './view/follow-up-words.ts';
