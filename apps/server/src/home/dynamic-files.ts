import { activities, church, ministries, schedules } from '@ministerio/content';
import type { AppOptions } from '../app-options.ts';
import { calendarFiles } from '../calendar/calendar-files.ts';
import type { Clock } from '../clock.ts';
import type { Store } from '../db/database.ts';
import { readSetting } from '../db/repositories/settings.ts';
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
  /** The variant in which pages are shown now; null for the usual one. */
  readonly variant: () => Promise<PageVariant | null>;
  readonly onFailure: (error: unknown) => void;
}

/** Every path outside /api, with what changes after the build: calendars, the pages' variant, the home page's sermons. */
export type DynamicFiles = (path: string) => Promise<Found | null>;

/** Completes the table of built files with the dynamic ones. */
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

/**
 * The variant in which pages are shown: in front of another backend without what it does not accept, with the sample
 * contact while the database holds sample data (decisions section 8). That is read for every page while it is so,
 * so that the panel's button works at once, and never again after.
 */
export function pageVariant(
  store: Store,
  { apiUrl = null, sampleContact = false }: Pick<AppOptions, 'apiUrl' | 'sampleContact'>,
): () => Promise<PageVariant | null> {
  if (apiUrl !== null) return async () => 'foreign';
  let maySample = sampleContact;
  return async () => {
    if (!maySample) return null;
    // Pages are served while the database is down.
    const demo = await readSetting(store, 'demo').catch(() => undefined);
    if (demo === null) maySample = false;
    return demo ? 'sample' : null;
  };
}
