import { type Calendar, churchClock, writeCalendar } from '@ministerio/contract/domain';
import type { Clock } from '../clock.ts';
import { type StaticFile, textFile } from '../static/static-file.ts';
import { type CalendarContent, churchCalendars } from './church-calendars.ts';

/** The content of the calendars, with a name that differs where it does. */
interface NamedContent {
  readonly site: CalendarContent;
  readonly etag: string;
}

/** Calendar services revalidate every hour; most answers are 304. */
const CACHE = 'public, max-age=3600';

/**
 * The calendars of a church as files: `/calendario.ics` and all under `/calendario/`. Calendars are written at their first request and cached until the content or the day changes; every process answers the same bytes.
 */
export function calendarFiles(current: () => NamedContent, clock: Clock, publicUrl: string | null) {
  const written = new Map<string, StaticFile>();
  let madeOf = '';
  let calendars: ReturnType<typeof churchCalendars> = new Map();
  return {
    /** @param path - decoded, with a leading slash. @param revision - of what is published. @returns null for an unknown calendar. */
    find(path: string, revision: Calendar['revision']): StaticFile | null {
      if (!path.startsWith('/calendario')) return null;
      const { site, etag } = current();
      const { date } = churchClock(clock(), site.church.timeZone);
      const of = [date, etag, revision.sequence, revision.changedMs].join(' ');
      if (madeOf !== of) {
        madeOf = of;
        calendars = churchCalendars(site, revision, date, publicUrl);
        written.clear();
      }
      const known = written.get(path);
      const calendar = calendars.get(path);
      if (known !== undefined || calendar === undefined) return known ?? null;
      const file = textFile(writeCalendar(calendar), {
        type: 'text/calendar; charset=utf-8',
        cacheControl: CACHE,
        headers: 'page',
      });
      written.set(path, file);
      return file;
    },
  };
}
