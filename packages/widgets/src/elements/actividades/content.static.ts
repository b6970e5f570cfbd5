import { activities as all } from '@ministerio/content';

/** The church's activities without `cuando`, which only calendars need. */
export const activities = all.map((activity) => ({ ...activity, cuando: null }));
