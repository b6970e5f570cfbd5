import type { ScheduleSection } from '@ministerio/contract/domain';

/**
 * A weekly gathering. Times are `HH:MM` in the church's time zone; weekdays are Sunday (0) to Saturday (6).
 */
export interface Meeting {
  readonly id: string;
  readonly name: string;
  readonly weekdays: readonly number[];
  readonly start: string;
  readonly end: string;
  readonly place?: string;
  readonly membersOnly?: boolean;
  /** The gathering's ministry (see `ministries`). */
  readonly ministryId?: string;
  /** The list in which it is shown. Opening hours (`oficina`, `seminario`) are listed, but are no meetings. */
  readonly section: ScheduleSection;
}

/** A single date on which a meeting is suspended, or moved to other hours. */
export interface MeetingException {
  readonly meetingId: string;
  /** `YYYY-MM-DD` in the church's time zone. */
  readonly date: string;
  /** New hours; null where the meeting is suspended. */
  readonly moved: {
    readonly start: string;
    readonly end: string;
    readonly place?: string | undefined;
  } | null;
  readonly reason?: string | undefined;
}

/** A group without a known weekday: shown as given, never in calendars or 'now and next'. */
export interface UnscheduledGroup {
  readonly id: string;
  readonly name: string;
  readonly start: string;
  readonly end: string;
}

const sunday = [0];
const saturday = [6];
const mondayToFriday = [1, 2, 3, 4, 5];
const mondayToSaturday = [1, 2, 3, 4, 5, 6];
const everyDay = [0, 1, 2, 3, 4, 5, 6];

/** All weekly schedules of spec section 9, in the order of the pages. */
export const schedules: readonly Meeting[] = [
  {
    id: 'servicio-0630',
    name: 'Primer servicio',
    weekdays: sunday,
    start: '06:30',
    end: '08:30',
    section: 'servicios',
  },
  {
    id: 'servicio-0830',
    name: 'Segundo servicio',
    weekdays: sunday,
    start: '08:30',
    end: '10:30',
    section: 'servicios',
  },
  {
    id: 'servicio-1030',
    name: 'Tercer servicio',
    weekdays: sunday,
    start: '10:30',
    end: '12:30',
    section: 'servicios',
  },
  // Ends at 20:00 here and at 20:30 in the FAQ: the specification says both.
  {
    id: 'servicio-1800',
    name: 'Cuarto servicio',
    weekdays: sunday,
    start: '18:00',
    end: '20:00',
    section: 'servicios',
  },
  {
    id: 'adolescentes',
    name: 'Red de Adolescentes',
    weekdays: saturday,
    start: '17:00',
    end: '19:00',
    ministryId: 'adolescentes',
    section: 'reuniones',
  },
  {
    id: 'jovenes',
    name: 'Red de Jovenes',
    weekdays: saturday,
    start: '19:00',
    end: '21:00',
    ministryId: 'jovenes',
    section: 'reuniones',
  },
  {
    id: 'ayuno',
    name: 'Reuniones de ayuno',
    weekdays: mondayToSaturday,
    start: '09:00',
    end: '13:00',
    membersOnly: true,
    section: 'reuniones',
  },
  {
    id: 'exploradores',
    name: 'Exploradores del Rey',
    weekdays: saturday,
    start: '15:30',
    end: '18:00',
    ministryId: 'exploradoresdelrey',
    section: 'ministerios',
  },
  {
    id: 'intercesion',
    name: 'Intercesion',
    weekdays: mondayToSaturday,
    start: '09:00',
    end: '14:30',
    membersOnly: true,
    ministryId: 'intercesion',
    section: 'ministerios',
  },
  {
    id: 'oficina-seminario',
    name: 'Oficina del seminario',
    weekdays: mondayToFriday,
    start: '09:00',
    end: '17:00',
    section: 'seminario',
  },
  { id: 'oficina', name: 'Oficina', weekdays: everyDay, start: '09:00', end: '21:00', section: 'oficina' },
];

/** Escuela de Vida: the specification gives hours but no weekday. */
export const lifeSchoolGroups: readonly UnscheduledGroup[] = [
  { id: 'escuela-de-vida-tarde', name: 'Grupo de la tarde', start: '15:30', end: '18:00' },
  { id: 'escuela-de-vida-noche', name: 'Grupo de la noche', start: '19:00', end: '21:30' },
];

const inSection = (entries: readonly Meeting[], ...sections: readonly ScheduleSection[]) =>
  entries.filter(({ section }) => sections.includes(section));

/** Whether an entry is a meeting, not opening hours. */
export const isMeeting = ({ section }: Pick<Meeting, 'section'>): boolean =>
  section !== 'oficina' && section !== 'seminario';

/** Schedules as the pages list them. */
export function scheduleLists(entries: readonly Meeting[]) {
  return {
    /** The general services of Sunday. */
    sundayServices: inSection(entries, 'servicios'),
    /** The list of /red_joven#reunion: services, then the other meetings. */
    meetingsPageSchedules: [...inSection(entries, 'servicios'), ...inSection(entries, 'reuniones')],
    /** Office hours of the seminary. */
    seminaryOffice: inSection(entries, 'seminario'),
    /** Office hours of the church, in the footer and /Contactanos. */
    officeHours: inSection(entries, 'oficina'),
    /** Meetings open to the public, for 'now and next', calendars and structured data. */
    openMeetings: entries.filter((entry) => isMeeting(entry) && entry.membersOnly !== true),
  } as const;
}

/** The schedules of a ministry. @param ministryId - `id` of an entry of `ministries` */
export function schedulesOfMinistry(
  ministryId: string,
  entries: readonly Meeting[] = schedules,
): readonly Meeting[] {
  return entries.filter((entry) => entry.ministryId === ministryId);
}

/** The lists of the defaults. */
export const { sundayServices, meetingsPageSchedules, seminaryOffice, officeHours, openMeetings } =
  scheduleLists(schedules);
