import { activities, church, ministries, schedules } from '@ministerio/content';
import { calendarFiles } from '../calendar/calendar-files.ts';
import type { Clock } from '../clock.ts';
import type { SermonList } from '../sermons/sermons.ts';
import type { PageVariant } from '../static/page-table.ts';
import type { Found, SiteTable } from '../static/site-table.ts';
import type { StaticFile } from '../static/static-file.ts';
import { HomePage } from './home-page.ts';
import { readHomeTemplate } from './template.ts';

export interface DynamicFilesOptions {
  readonly table: SiteTable;
  /** Folder of the built site; null where there is none. */
  readonly site: string | null;
  readonly publicUrl: string | null;
  readonly clock: Clock;
  readonly sermons: () => Promise<SermonList | null>;
  /** The form in which pages are shown at this moment; null for the usual one. */
  readonly variant: () => Promise<PageVariant | null>;
  readonly onFailure: (error: unknown) => void;
}

/** Every path outside /api, with what is not settled by the build: calendars, the pages' form, the home page's sermons. */
export type DynamicFiles = (path: string) => Promise<Found | null>;

/** Completes the table of built files with what changes with the clock and the feed. */
export function dynamicFiles({ table, site, variant, ...options }: DynamicFilesOptions): DynamicFiles {
  const { publicUrl, clock } = options;
  const content = { church, schedules, ministries, activities };
  const calendars = calendarFiles(content, clock, publicUrl);
  const template = site === null ? null : readHomeTemplate(site);
  const built = template === null ? null : table.find('/')?.file;
  const homes = new Map<StaticFile, HomePage>();
  if (template !== null && built) {
    const source = { content, publicUrl };
    for (const form of [built, ...Object.values(table.variants.get(built) ?? {})]) {
      homes.set(form, new HomePage({ ...options, built: form, template, source }));
    }
  }
  return async (path) => {
    const calendar = calendars.find(path);
    if (calendar !== null) return { status: 200, file: calendar };
    const found = table.find(path);
    if (found === null) return null;
    const forms = table.variants.get(found.file);
    const shown = forms && (await variant());
    const file = (shown && forms[shown]) ?? found.file;
    return { ...found, file: (await homes.get(file)?.current()) ?? file };
  };
}
