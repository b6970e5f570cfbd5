import type { Meeting, UnscheduledGroup } from '../../../content/src/index.ts';

const week = [1, 2, 3, 4, 5, 6];

export const schedules: readonly Meeting[] = [
  {
    id: 'servicio-1',
    name: 'Primer servicio',
    weekdays: [0],
    start: '07:00',
    end: '08:30',
    section: 'servicios',
  },
  {
    id: 'servicio-2',
    name: 'Segundo servicio',
    weekdays: [0],
    start: '08:30',
    end: '10:30',
    section: 'servicios',
  },
  {
    id: 'servicio-3',
    name: 'Tercer servicio',
    weekdays: [0],
    start: '10:30',
    end: '12:30',
    section: 'servicios',
  },
  {
    id: 'servicio-4',
    name: 'Cuarto servicio',
    weekdays: [0],
    start: '18:00',
    end: '20:00',
    section: 'servicios',
  },
  {
    id: 'adolescentes',
    name: 'Red de Adolescentes',
    weekdays: [6],
    start: '17:00',
    end: '19:00',
    ministryId: 'adolescentes',
    section: 'reuniones',
  },
  {
    id: 'jovenes',
    name: 'Red de Jovenes',
    weekdays: [6],
    start: '19:00',
    end: '21:00',
    place: 'Auditorio',
    ministryId: 'jovenes',
    section: 'reuniones',
  },
  {
    id: 'ayuno',
    name: 'Reuniones de ayuno',
    weekdays: week,
    start: '09:00',
    end: '13:00',
    membersOnly: true,
    section: 'reuniones',
  },
  {
    id: 'ninos',
    name: 'Club de niños',
    weekdays: [6],
    start: '15:30',
    end: '18:00',
    ministryId: 'ninos',
    section: 'reuniones',
  },
  {
    id: 'intercesion',
    name: 'Intercesión',
    weekdays: week,
    start: '09:00',
    end: '14:30',
    membersOnly: true,
    ministryId: 'intercesion',
    section: 'reuniones',
  },
  {
    id: 'oficina',
    name: 'Oficina',
    weekdays: [0, ...week],
    start: '09:00',
    end: '21:00',
    section: 'oficina',
  },
];

export const openMeetings = schedules.filter(
  ({ section, membersOnly }) => section !== 'oficina' && !membersOnly,
);
export const sundayServices = schedules.filter(({ section }) => section === 'servicios');
export const lifeSchoolGroups: readonly UnscheduledGroup[] = [
  { id: 'escuela', name: 'Grupo de la tarde', start: '15:30', end: '18:00' },
];
