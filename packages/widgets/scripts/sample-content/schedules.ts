import type { Meeting } from '../../../content/src/index.ts';

const week = [1, 2, 3, 4, 5, 6];
const meeting = (
  own: Partial<Meeting> & Pick<Meeting, 'id' | 'titulo' | 'dias' | 'inicio' | 'fin' | 'seccion'>,
) => ({
  lugar: null,
  ministerio: null,
  soloMiembros: false,
  ...own,
});

export const schedules: readonly Meeting[] = [
  meeting({
    id: 'servicio-1',
    titulo: 'Primer servicio',
    dias: [0],
    inicio: '07:00',
    fin: '08:30',
    seccion: 'servicios',
  }),
  meeting({
    id: 'servicio-2',
    titulo: 'Segundo servicio',
    dias: [0],
    inicio: '08:30',
    fin: '10:30',
    seccion: 'servicios',
  }),
  meeting({
    id: 'servicio-3',
    titulo: 'Tercer servicio',
    dias: [0],
    inicio: '10:30',
    fin: '12:30',
    seccion: 'servicios',
  }),
  meeting({
    id: 'servicio-4',
    titulo: 'Cuarto servicio',
    dias: [0],
    inicio: '18:00',
    fin: '20:00',
    seccion: 'servicios',
  }),
  meeting({
    id: 'adolescentes',
    titulo: 'Red de Adolescentes',
    dias: [6],
    inicio: '17:00',
    fin: '19:00',
    ministryId: 'adolescentes',
    seccion: 'reuniones',
  }),
  meeting({
    id: 'jovenes',
    titulo: 'Red de Jovenes',
    dias: [6],
    inicio: '19:00',
    fin: '21:00',
    lugar: 'Auditorio',
    ministryId: 'jovenes',
    seccion: 'reuniones',
  }),
  meeting({
    id: 'ayuno',
    titulo: 'Reuniones de ayuno',
    dias: week,
    inicio: '09:00',
    fin: '13:00',
    soloMiembros: true,
    seccion: 'reuniones',
  }),
  meeting({
    id: 'ninos',
    titulo: 'Club de niños',
    dias: [6],
    inicio: '15:30',
    fin: '18:00',
    ministryId: 'ninos',
    seccion: 'reuniones',
  }),
  meeting({
    id: 'intercesion',
    titulo: 'Intercesión',
    dias: week,
    inicio: '09:00',
    fin: '14:30',
    soloMiembros: true,
    ministryId: 'intercesion',
    seccion: 'reuniones',
  }),
  meeting({
    id: 'oficina',
    titulo: 'Oficina',
    dias: [0, ...week],
    inicio: '09:00',
    fin: '21:00',
    seccion: 'oficina',
  }),
];

export const openMeetings = schedules.filter(
  ({ seccion, soloMiembros }) => seccion !== 'oficina' && !soloMiembros,
);
export const sundayServices = schedules.filter(({ seccion }) => seccion === 'servicios');
export const unscheduled: readonly Meeting[] = [
  meeting({
    id: 'escuela',
    titulo: 'Grupo de la tarde',
    dias: [],
    inicio: '15:30',
    fin: '18:00',
    seccion: 'escueladevida',
  }),
];
