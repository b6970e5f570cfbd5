import { activities as all } from '@ministerio/content';

/** The church's activities as their cards show them; when they are serves calendars alone. */
export const activities = all.map(({ when: _, ...shown }) => shown);
