import { activities, church, ministries, schedules } from '@ministerio/content';
import { calendarFiles } from '../calendar/calendar-files.ts';
import type { Clock } from '../clock.ts';
import type { SermonList } from '../sermons/sermons.ts';
import type { Found, SiteTable } from '../static/site-table.ts';
import { HomePage } from './home-page.ts';
import { readHomeTemplate } from './template.ts';

export interface LiveFilesOptions {
  readonly table: SiteTable;
  /** Folder of the built site; null where there is none. */
  readonly site: string | null;
  readonly publicUrl: string | null;
  readonly clock: Clock;
  readonly sermons: () => Promise<SermonList | null>;
  readonly onFailure: (error: unknown) => void;
}

/** Every path outside /api, with what is not settled by the build: calendars, and the home page's sermons. */
export type LiveFiles = (path: string) => Promise<Found | null>;

/** Completes the table of built files with what changes with the clock and the feed. */
export function liveFiles({ table, site, ...options }: LiveFilesOptions): LiveFiles {
  const { publicUrl, clock } = options;
  const content = { church, schedules, ministries, activities };
  const calendars = calendarFiles(content, clock, publicUrl);
  const template = site === null ? null : readHomeTemplate(site);
  const built = template === null ? null : table.find('/')?.file;
  const home =
    template !== null && built
      ? new HomePage({ ...options, built, template, source: { content, publicUrl } })
      : null;
  return async (path) => {
    const calendar = calendars.find(path);
    if (calendar !== null) return { status: 200, file: calendar };
    const found = table.find(path);
    if (home === null || found?.file !== built) return found;
    return { status: 200, file: await home.current() };
  };
}
