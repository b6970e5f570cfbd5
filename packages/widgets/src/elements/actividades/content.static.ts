import { activities as all } from '@ministerio/content';

/** The church's activities without `when`, which only calendars need. */
export const activities = all.map(({ when: _, ...shown }) => shown);
