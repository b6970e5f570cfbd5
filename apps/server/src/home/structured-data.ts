import type { Activity } from '@ministerio/content';
import { type CalendarDate, firstDayOn, sermonTitle, type WeeklyTimes } from '@ministerio/contract/domain';
import { activityTimes } from '../calendar/activity-times.ts';
import type { CalendarContent } from '../calendar/church-calendars.ts';
import type { Sermon } from '../sermons/parse-feed.ts';

const PLAYER = 'https://www.youtube-nocookie.com/embed';
const SCHEMA = 'https://schema.org';
const schemaDays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** What the home page's structured data is made of. */
export interface HomeSource {
  readonly content: CalendarContent;
  /** Origin of the site, for pictures and links; without it only the path is written. */
  readonly publicUrl: string | null;
}

/**
 * schema.org descriptions of what changes without a new build: the sermons, and the activities with their next dates.
 * @param today - the church's day.
 */
export function homeStructuredData(
  sermons: readonly Sermon[],
  { content, publicUrl }: HomeSource,
  today: CalendarDate,
): object {
  const origin = publicUrl ?? '';
  const videos = sermons.flatMap((sermon) => videoObject(sermon, content, origin));
  const events = content.activities.flatMap((activity) => eventOf(activity, content, origin, today));
  return { '@context': SCHEMA, '@graph': [...videos, ...events] };
}

function videoObject({ id, title, link, published }: Sermon, { church }: CalendarContent, origin: string) {
  if (link === null) return [];
  const name = sermonTitle(title);
  return [
    {
      '@type': 'VideoObject',
      name,
      description: `${name}. Prédica de ${church.name}, ${church.city}.`,
      thumbnailUrl: `${origin}/api/videos/${encodeURIComponent(id)}/miniatura`,
      ...(published ? { uploadDate: published } : {}),
      embedUrl: `${PLAYER}/${encodeURIComponent(id)}`,
      url: link,
      inLanguage: church.locale,
    },
  ];
}

function eventOf(activity: Activity, content: CalendarContent, origin: string, today: CalendarDate) {
  const { church, schedules } = content;
  const when = activityTimes(activity, schedules, today);
  if (when === null) return [];
  const url = `${origin}/Inicio`;
  return [
    {
      '@type': 'Event',
      name: activity.titulo,
      description: activity.descripcion,
      ...('weekdays' in when
        ? weekly(when, church.timeZone, today)
        : { startDate: when.from, endDate: when.to }),
      location: {
        '@type': 'Place',
        name: `${activity.lugar}, ${church.name}`,
        address: {
          '@type': 'PostalAddress',
          streetAddress: church.address.slice(0, -1).join(' '),
          addressLocality: church.city,
          addressCountry: church.countryCode,
        },
        geo: { '@type': 'GeoCoordinates', ...church.point },
      },
      organizer: { '@type': 'Church', name: church.name, url },
      url: `${url}#noticia`,
      eventStatus: `${SCHEMA}/EventScheduled`,
      eventAttendanceMode: `${SCHEMA}/OfflineEventAttendanceMode`,
      isAccessibleForFree: true,
    },
  ];
}

/** The next time, on the church's clock, and the rule that it follows. */
function weekly({ weekdays, start, end }: WeeklyTimes, timeZone: string, today: CalendarDate) {
  const day = firstDayOn(weekdays, today);
  return {
    startDate: `${day}T${start}`,
    endDate: `${day}T${end}`,
    eventSchedule: {
      '@type': 'Schedule',
      repeatFrequency: 'P1W',
      byDay: weekdays.map((weekday) => `${SCHEMA}/${schemaDays[weekday]}`),
      startTime: start,
      endTime: end,
      scheduleTimezone: timeZone,
    },
  };
}
