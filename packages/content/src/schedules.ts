import type { ScheduleSection } from '@ministerio/contract/domain';

/**
 * An entry of the document `horarios`: a weekly gathering, opening hours (`oficina`, `seminario`), or a group without a
 * known weekday, which is shown as given, never in calendars or 'now and next'.
 */
export interface Meeting {
  readonly id: string;
  readonly titulo: string;
  readonly dias: number[];
  readonly inicio: string;
  readonly fin: string;
  readonly lugar: string | null;
  readonly ministerio: number | null;
  readonly soloMiembros: boolean;
  readonly seccion: ScheduleSection;
  /** Anchor of its ministry's section, where it has one. */
  readonly ministryId?: string | undefined;
}

/** An entry of the document `excepciones`: a date on which a meeting is suspended, or has other hours. */
export interface MeetingException {
  readonly reunion: string;
  readonly fecha: string;
  readonly tipo: 'suspendida' | 'movida';
  readonly inicio: string | null;
  readonly fin: string | null;
  readonly lugar: string | null;
  readonly motivo: string | null;
}

const inSection = (entries: readonly Meeting[], ...sections: readonly ScheduleSection[]) =>
  entries.filter(({ seccion }) => sections.includes(seccion));

/** Whether an entry is a meeting, not opening hours. */
export const isMeeting = ({ seccion }: Pick<Meeting, 'seccion'>): boolean =>
  seccion !== 'oficina' && seccion !== 'seminario';

/** Schedules as the pages list them. */
export function scheduleLists(entries: readonly Meeting[]) {
  return {
    /** The general services of Sunday. */
    sundayServices: inSection(entries, 'servicios'),
    /** The list of /red_joven#reunion: services, then the other meetings, also those whose ministry is not on the site. */
    meetingsPageSchedules: [
      ...inSection(entries, 'servicios'),
      ...inSection(entries, 'reuniones', 'ministerios').filter(
        ({ seccion, ministryId }) => seccion === 'reuniones' || ministryId === undefined,
      ),
    ],
    /** Office hours of the seminary. */
    seminaryOffice: inSection(entries, 'seminario'),
    /** Office hours of the church, in the footer and /Contactanos. */
    officeHours: inSection(entries, 'oficina'),
    /** Meetings open to the public, for 'now and next', calendars and structured data. */
    openMeetings: entries.filter((entry) => isMeeting(entry) && !entry.soloMiembros),
  } as const;
}

/** The schedules of a ministry. @param ministryId - anchor of its section */
export function schedulesOfMinistry(ministryId: string, entries: readonly Meeting[]): readonly Meeting[] {
  return entries.filter((entry) => entry.ministryId === ministryId);
}
