import type { RosettePicture } from './picture.ts';

/**
 * Dates of an activity, for calendars and search engines: weekly like a meeting of the schedules (`meeting` is its id),
 * on whole days (`YYYY-MM-DD`, both included), or every year by days before and after Easter Sunday.
 */
export type ActivityWhen =
  | { readonly meeting: string }
  | { readonly from: string; readonly to: string }
  | { readonly daysFromEaster: readonly [first: number, last: number] };

/** A card of the activities carousel; the first field names are the specification's (section 3). */
export interface Activity {
  readonly id: string;
  readonly titulo: string;
  readonly fecha: string;
  /** Its next days in words, where a page computed them. */
  readonly days?: string | undefined;
  readonly descripcion: string;
  readonly horario: string;
  readonly lugar: string;
  readonly imagen: RosettePicture;
  /** Without it the activity is in no calendar. */
  readonly when?: ActivityWhen;
}

/** The three fixed activities of the home page. */
export const activities: readonly Activity[] = [
  {
    id: 'semana-santa',
    titulo: 'Semana Santa',
    fecha: 'Del Domingo de Ramos al Domingo de Resurrección',
    descripcion:
      'Una semana para recordar juntos la cruz y celebrar la tumba vacía. Ven con toda tu familia.',
    horario: 'Domingo, desde las 06:30',
    lugar: 'Templo central',
    imagen: { crop: 'sunrise', glass: 'fuego', alt: '' },
    // From Palm Sunday to Easter Sunday.
    when: { daysFromEaster: [-7, 0] },
  },
  {
    id: 'servicio-juvenil',
    titulo: 'Servicio juvenil',
    fecha: 'Todos los sábados',
    descripcion: 'Música, Palabra y amigos. Si es tu primera vez, pregunta por nosotros en la puerta.',
    horario: '19:00 a 21:00',
    lugar: 'Templo central',
    imagen: { crop: 'center', alt: '' },
    when: { meeting: 'jovenes' },
  },
  {
    id: 'epistolas-de-la-prision',
    titulo: 'Seminario: epístolas de la prisión',
    fecha: 'Inscripciones en la oficina del seminario',
    descripcion:
      'Efesios, Filipenses, Colosenses y Filemón: cuatro cartas escritas entre cadenas que hablan de libertad.',
    horario: 'Lunes a viernes, 09:00 a 17:00',
    lugar: 'Seminario',
    imagen: { crop: 'corner', glass: 'rio', alt: '' },
  },
];

/**
 * WhatsApp link that shares an invitation to an activity with a contact of the person's choice.
 * @param pageUrl - full address of the page about the activity
 */
export function shareLink({ titulo, fecha, horario, lugar }: Activity, pageUrl: string): string {
  const text = [`*${titulo}*`, fecha, horario, lugar, '', pageUrl].join('\n');
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
