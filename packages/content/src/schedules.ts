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
  /** `office`: opening hours, listed but not a meeting. */
  readonly kind: 'service' | 'group' | 'office';
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
    kind: 'service',
  },
  {
    id: 'servicio-0830',
    name: 'Segundo servicio',
    weekdays: sunday,
    start: '08:30',
    end: '10:30',
    kind: 'service',
  },
  {
    id: 'servicio-1030',
    name: 'Tercer servicio',
    weekdays: sunday,
    start: '10:30',
    end: '12:30',
    kind: 'service',
  },
  // Ends at 20:00 here and at 20:30 in the FAQ: the specification says both.
  {
    id: 'servicio-1800',
    name: 'Cuarto servicio',
    weekdays: sunday,
    start: '18:00',
    end: '20:00',
    kind: 'service',
  },
  {
    id: 'adolescentes',
    name: 'Red de Adolescentes',
    weekdays: saturday,
    start: '17:00',
    end: '19:00',
    ministryId: 'adolescentes',
    kind: 'group',
  },
  {
    id: 'jovenes',
    name: 'Red de Jovenes',
    weekdays: saturday,
    start: '19:00',
    end: '21:00',
    ministryId: 'jovenes',
    kind: 'group',
  },
  {
    id: 'ayuno',
    name: 'Reuniones de ayuno',
    weekdays: mondayToSaturday,
    start: '09:00',
    end: '13:00',
    membersOnly: true,
    kind: 'group',
  },
  {
    id: 'exploradores',
    name: 'Exploradores del Rey',
    weekdays: saturday,
    start: '15:30',
    end: '18:00',
    ministryId: 'exploradoresdelrey',
    kind: 'group',
  },
  {
    id: 'intercesion',
    name: 'Intercesion',
    weekdays: mondayToSaturday,
    start: '09:00',
    end: '14:30',
    membersOnly: true,
    ministryId: 'intercesion',
    kind: 'group',
  },
  {
    id: 'oficina-seminario',
    name: 'Oficina del seminario',
    weekdays: mondayToFriday,
    start: '09:00',
    end: '17:00',
    kind: 'office',
  },
  { id: 'oficina', name: 'Oficina', weekdays: everyDay, start: '09:00', end: '21:00', kind: 'office' },
];

/** Escuela de Vida: the specification gives hours but no weekday. */
export const lifeSchoolGroups: readonly UnscheduledGroup[] = [
  { id: 'escuela-de-vida-tarde', name: 'Grupo de la tarde', start: '15:30', end: '18:00' },
  { id: 'escuela-de-vida-noche', name: 'Grupo de la noche', start: '19:00', end: '21:30' },
];

/** The four general services of Sunday. */
export const sundayServices: readonly Meeting[] = schedules.filter((entry) => entry.kind === 'service');

/** The list of /red_joven#reunion: services, teenagers, youth and fasting meetings. */
export const meetingsPageSchedules: readonly Meeting[] = [
  ...sundayServices,
  ...byId('adolescentes', 'jovenes', 'ayuno'),
];

/** Office hours of the seminary. */
export const seminaryOffice: readonly Meeting[] = byId('oficina-seminario');

/** Office hours of the church, in the footer and /Contactanos. */
export const officeHours: readonly Meeting[] = byId('oficina');

/** Meetings open to the public, for 'now and next', calendars and structured data. */
export const openMeetings: readonly Meeting[] = schedules.filter(
  (entry) => entry.kind !== 'office' && entry.membersOnly !== true,
);

/**
 * The schedules of a ministry.
 * @param ministryId - `id` of an entry of `ministries`
 */
export function schedulesOfMinistry(ministryId: string): readonly Meeting[] {
  return schedules.filter((entry) => entry.ministryId === ministryId);
}

function byId(...ids: string[]): readonly Meeting[] {
  return schedules.filter((entry) => ids.includes(entry.id));
}
