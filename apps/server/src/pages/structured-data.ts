import { type Activity, activityShare, type Meeting, squareShare } from '@ministerio/content';
import { activityTimes, type SharePicture, type SiteContent } from '@ministerio/content/site';
import {
  activityPhotoSlot,
  addDays,
  type CalendarDate,
  largestPhotoPath,
  nextDates,
  sermonTitle,
  type WholeDays,
} from '@ministerio/contract/domain';
import type { CalendarContent } from '../calendar/church-calendars.ts';
import type { Sermon } from '../sermons/parse-feed.ts';

const PLAYER = 'https://www.youtube-nocookie.com/embed';
const SCHEMA = 'https://schema.org';
const schemaDays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Source of the home page's structured data. */
export interface HomeSource {
  readonly content: CalendarContent & Pick<SiteContent, 'photos'>;
  /** Pictures of shared links: an activity without a photo shows its own. @default none */
  readonly pictures?: Readonly<Record<string, Pick<SharePicture, 'path'>>>;
  /** Origin of the site, for pictures and links; without it only the path is written. */
  readonly publicUrl: string | null;
}

/**
 * schema.org descriptions of what changes without a new build: the sermons, and the activities with their next dates.
 * @param today - the church's day.
 */
export function homeStructuredData(
  sermons: readonly Sermon[],
  { content, pictures = {}, publicUrl }: HomeSource,
  today: CalendarDate,
): object {
  const origin = publicUrl ?? '';
  const videos = sermons.flatMap((sermon) => videoObject(sermon, content, origin));
  const events = content.activities.flatMap((activity) =>
    eventOf(activity, { content, pictures, origin }, today),
  );
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

function eventOf(
  activity: Activity,
  { content, pictures, origin }: Required<Omit<HomeSource, 'publicUrl'>> & { readonly origin: string },
  today: CalendarDate,
) {
  const { church, schedules } = content;
  const when = activityTimes(activity, schedules, today);
  if (when === null) return [];
  const { place, ...times } = 'dias' in when ? weekly(when, content, today) : wholeDays(when);
  const photo = content.photos[activityPhotoSlot(activity.id)];
  const name = activityShare(activity);
  const drawn = [pictures[name], pictures[squareShare(name)]].flatMap((picture) => picture?.path ?? []);
  const image = photo ? `${origin}${largestPhotoPath(photo.id)}` : drawn.map((path) => `${origin}${path}`);
  const url = `${origin}/Inicio`;
  return [
    {
      '@type': 'Event',
      name: activity.titulo,
      description: activity.descripcion,
      ...times,
      ...(image.length > 0 ? { image } : {}),
      location: {
        '@type': 'Place',
        name: `${place ?? activity.lugar}, ${church.name}`,
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
      eventAttendanceMode: `${SCHEMA}/OfflineEventAttendanceMode`,
      isAccessibleForFree: true,
    },
  ];
}

/** When an event is, and where if elsewhere than usual. */
interface EventTimes {
  readonly startDate: string;
  readonly endDate: string;
  readonly eventStatus: string;
  readonly previousStartDate?: string;
  readonly eventSchedule?: object;
  readonly place?: string | null;
}

function wholeDays({ from, to }: WholeDays): EventTimes {
  return { startDate: from, endDate: to, eventStatus: `${SCHEMA}/EventScheduled` };
}

/** The next time that is not suspended, on the church's clock, and the rule that it follows with its exceptions. */
function weekly(meeting: Meeting, { church, exceptions }: CalendarContent, today: CalendarDate): EventTimes {
  const { id, dias } = meeting;
  const changes = exceptions.filter(({ reunion, fecha }) => reunion === id && fecha >= today);
  const suspended = changes.filter(({ inicio }) => inicio === null).map(({ fecha }) => fecha);
  const dates = nextDates(dias, today, suspended.length + 1);
  const day = dates.find((date) => !suspended.includes(date)) ?? today;
  const moved = changes.find(({ fecha, inicio }) => fecha === day && inicio !== null);
  const { inicio, fin } = { ...meeting, ...moved };
  return {
    startDate: `${day}T${inicio}`,
    endDate: `${(fin ?? '') > (inicio ?? '') ? day : addDays(day, 1)}T${fin}`,
    eventStatus: `${SCHEMA}/${moved ? 'EventRescheduled' : 'EventScheduled'}`,
    ...(moved ? { previousStartDate: `${day}T${meeting.inicio}`, place: moved.lugar } : {}),
    eventSchedule: {
      '@type': 'Schedule',
      repeatFrequency: 'P1W',
      byDay: dias.map((weekday) => `${SCHEMA}/${schemaDays[weekday]}`),
      startTime: meeting.inicio,
      endTime: meeting.fin,
      scheduleTimezone: church.timeZone,
      ...(suspended.length > 0 ? { exceptDate: suspended } : {}),
    },
  };
}
