import type { Activity } from '../../../content/src/index.ts';

export const activities: readonly Activity[] = [
  {
    id: 'semana-santa',
    titulo: 'Semana Santa',
    fecha: 'Del Domingo de Ramos al Domingo de Resurrección',
    descripcion: 'Una semana para recordar juntos la cruz y celebrar la tumba vacía. Ven con tu familia.',
    horario: 'Domingo, desde las 07:00',
    lugar: 'Templo central',
    imagen: { crop: 'sunrise', glass: 'fuego', alt: '' },
    cuando: { desdePascua: [-7, 0] },
  },
  {
    id: 'noche-de-jovenes',
    titulo: 'Noche de jóvenes',
    fecha: 'Todos los sábados',
    descripcion: 'Música, Palabra y amigos. Si es tu primera vez, pregunta por nosotros en la puerta.',
    horario: '19:00 a 21:00',
    lugar: 'Auditorio',
    imagen: { crop: 'center', alt: '' },
    cuando: { reunion: 'jovenes' },
  },
  {
    id: 'seminario',
    titulo: 'Seminario: las cartas de Pablo',
    fecha: 'Inscripciones en la oficina',
    descripcion: 'Efesios, Filipenses, Colosenses y Filemón: cuatro cartas que hablan de libertad.',
    horario: 'Lunes a viernes, 09:00 a 17:00',
    lugar: 'Aula del segundo piso',
    imagen: { crop: 'corner', glass: 'rio', alt: '' },
    cuando: null,
  },
];
