/** What components take of a church's content; nothing here needs zod, which a package of components does not bring. */
export type * from './activities.ts';
export type * from './church-settings.ts';
export type * from './faq.ts';
export type * from './menu.ts';
export type * from './pages.ts';
export type * from './palette.ts';
export type * from './picture.ts';
export type * from './schedules.ts';
export type * from './social-links.ts';
export type * from './support.ts';
