/** Where a schedule is shown: a list of the pages, or only with its ministry. */
export const SCHEDULE_SECTIONS = {
  servicios: 'Servicios del domingo',
  reuniones: 'Reuniones',
  ministerios: 'Solo en su ministerio',
  oficina: 'Oficina de la iglesia',
  seminario: 'Oficina del seminario',
  escueladevida: 'Grupos de estudio',
} as const;

/** A list of schedules on the pages. */
export type ScheduleSection = keyof typeof SCHEDULE_SECTIONS;
