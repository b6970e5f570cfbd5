import { type Activity, type ChurchSettings, type Meeting, seo } from '@ministerio/content';
import { type CalendarEvent, textKey } from '@ministerio/contract/domain';

/** Place and links of a church's events. */
export interface EventsOf {
  readonly church: ChurchSettings;
  /** Origin of the site, for links; null leaves them out. */
  readonly publicUrl: string | null;
}

/** A weekly meeting as an event. */
export function meetingEvent(meeting: Meeting, of: EventsOf): CalendarEvent {
  const { id, name, place, ministryId, membersOnly } = meeting;
  const page = ministryId ? `${seo.ministries.path}#${ministryId}` : `${seo.meetings.path}#reunion`;
  return {
    ...common(`reunion-${id}`, place, page, of),
    title: `${name} · ${of.church.product}`,
    ...(membersOnly ? { description: 'Solo miembros' } : {}),
    when: meeting,
  };
}

/** An activity as an event. @param when - its next times. */
export function activityEvent(activity: Activity, when: CalendarEvent['when'], of: EventsOf): CalendarEvent {
  const { id, titulo, descripcion, lugar } = activity;
  // An activity that is a meeting of the schedules has the meeting's event, so that no calendar lists it twice.
  const meetingId = activity.when && 'meeting' in activity.when ? activity.when.meeting : undefined;
  return {
    ...common(meetingId ? `reunion-${meetingId}` : `actividad-${id}`, lugar, `${seo.home.path}#noticia`, of),
    title: `${titulo} · ${of.church.product}`,
    description: descripcion,
    when,
  };
}

function common(
  id: string,
  place: string | undefined,
  page: string,
  { church, publicUrl }: EventsOf,
): Omit<CalendarEvent, 'title' | 'when'> {
  const { name, city, address, point } = church;
  return {
    uid: `${id}@${[name, city].map(asName).join('.')}`,
    place: [...(place ? [place] : []), name, ...address].join(', '),
    point,
    ...(publicUrl === null ? {} : { link: `${publicUrl}${page}` }),
  };
}

function asName(text: string): string {
  return textKey(text).replace(/[^a-z0-9]+/g, '-');
}
