import type { Activity } from './activities.ts';
import { type PageName, seo } from './seo.ts';

/** Name of a page's picture for sharing: its path. */
export const pageShare = (page: PageName): string => seo[page].path.slice(1);

/** Name of the picture of a section of a page. @param id - its anchor. */
export const sectionShare = (page: PageName, id: string): string => `${pageShare(page)}-${id}`;

/** Name of the picture of an activity. */
export const activityShare = ({ id }: Pick<Activity, 'id'>): string => `actividad-${id}`;

/** Name of a picture's square form. @param name - of the wide one. */
export const squareShare = (name: string): string => `${name}-cuadrado`;
