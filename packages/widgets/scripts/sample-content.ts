/**
 * The content of a church that has filled in everything, for measuring what widgets weigh: that must not hang on which
 * church builds them. It takes the place of `@ministerio/content`; what it does not give is the church's own, and no
 * widget holds it.
 */
export * from '../../content/src/index.ts';
export { activities } from './sample-content/activities.ts';
export { church, supportGreeting, visitorGreeting } from './sample-content/church.ts';
export { faq } from './sample-content/faq.ts';
export { lifeSchoolGroups, openMeetings, schedules, sundayServices } from './sample-content/schedules.ts';
