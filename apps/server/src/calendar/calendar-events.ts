import {
  type Activity,
  type ChurchSettings,
  type Meeting,
  type MeetingException,
  seo,
} from '@ministerio/content';
import {
  type CalendarEvent,
  type ChangedDate,
  textKey,
  type WeeklyTimes,
  type WholeDays,
} from '@ministerio/contract/domain';

/** Place and links of a church's events. */
export interface EventsOf {
  readonly church: ChurchSettings;
  /** Origin of the site, for links; null leaves them out. */
  readonly publicUrl: string | null;
  /** Dates on which meetings are suspended or moved. */
  readonly exceptions: readonly MeetingException[];
}

const MEMBERS_ONLY = 'Solo miembros';

/** A weekly meeting as an event. */
export function meetingEvent(meeting: Meeting, of: EventsOf): CalendarEvent {
  const { id, titulo, lugar, ministryId, soloMiembros } = meeting;
  const page = ministryId ? `${seo.ministries.path}#${ministryId}` : `${seo.meetings.path}#reunion`;
  return {
    ...common(`reunion-${id}`, lugar, page, of),
    title: `${titulo} · ${of.church.product}`,
    ...(soloMiembros ? { description: MEMBERS_ONLY } : {}),
    when: weeklyTimes(meeting),
    changes: changesOf(id, of, soloMiembros ? MEMBERS_ONLY : undefined),
  };
}

/** An activity as an event. @param when - its next times. */
export function activityEvent(activity: Activity, when: Meeting | WholeDays, of: EventsOf): CalendarEvent {
  const { id, titulo, descripcion, lugar, cuando } = activity;
  // An activity that is a meeting of the schedules has the meeting's event, so that no calendar lists it twice.
  const meetingId = cuando && 'reunion' in cuando ? cuando.reunion : undefined;
  return {
    ...common(meetingId ? `reunion-${meetingId}` : `actividad-${id}`, lugar, `${seo.home.path}#noticia`, of),
    title: `${titulo} · ${of.church.product}`,
    description: descripcion,
    when: 'dias' in when ? weeklyTimes(when) : when,
    ...(meetingId ? { changes: changesOf(meetingId, of, descripcion) } : {}),
  };
}

/** The changed dates of a meeting. @param description - of its event, before the reason for other hours. */
function changesOf(
  meetingId: string,
  { church, exceptions }: EventsOf,
  description: string | undefined,
): readonly ChangedDate[] {
  return exceptions
    .filter(({ reunion }) => reunion === meetingId)
    .map(({ fecha: date, inicio: start, fin: end, lugar, motivo }) => {
      if (start === null || end === null) return { date, moved: null };
      const words = [description, motivo].filter(Boolean).join('. ');
      return {
        date,
        moved: { start, end, description: words, ...(lugar ? { place: placeOf(lugar, church) } : {}) },
      };
    });
}

const weeklyTimes = ({ dias: weekdays, inicio: start, fin: end }: Meeting): WeeklyTimes => ({
  weekdays,
  start,
  end,
});

function common(
  id: string,
  place: string | null,
  page: string,
  { church, publicUrl }: EventsOf,
): Omit<CalendarEvent, 'title' | 'when'> {
  const { name, city, point } = church;
  return {
    uid: `${id}@${[name, city].map(asName).join('.')}`,
    place: placeOf(place, church),
    point,
    ...(publicUrl === null ? {} : { link: `${publicUrl}${page}` }),
  };
}

function placeOf(place: string | null, { name, address }: ChurchSettings): string {
  return [...(place ? [place] : []), name, ...address].join(', ');
}

function asName(text: string): string {
  return textKey(text).replace(/[^a-z0-9]+/g, '-');
}
