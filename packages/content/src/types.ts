/** Types of the church's content for components; none needs zod, which the components' package does not depend on. */
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
