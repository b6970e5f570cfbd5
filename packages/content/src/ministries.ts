import type { Picture } from './picture.ts';

/** A section of a page with an anchor: heading, lead and paragraphs. */
export interface ContentSection {
  /** The anchor, exactly as in the navigation. */
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly paragraphs: readonly string[];
  readonly picture: Picture;
  /** Whether everybody in this ministry counts as a minor. @default false */
  readonly isOfMinors?: boolean;
}

/** The six ministries of /ministerios, in the order of the navigation. */
export const ministries: readonly ContentSection[] = [
  {
    id: 'adolescentes',
    title: 'Red de Adolescentes',
    isOfMinors: true,
    lead: 'Un lugar seguro para preguntar, reír y crecer en la fe.',
    paragraphs: [
      'Cada sábado nos reunimos a cantar, jugar y conversar de lo que de verdad importa a esta edad: la amistad, la familia, el futuro y Dios.',
      'Los grupos son pequeños para que nadie pase desapercibido.',
    ],
    picture: { emblem: 'adolescentes', alt: '' },
  },
  {
    id: 'jovenes',
    title: 'Red de Jovenes',
    lead: 'La noche del sábado tiene otra luz.',
    paragraphs: [
      'Una reunión con música en vivo, una palabra clara y tiempo para conocernos. Estudies, trabajes o estés buscando tu camino, hay un lugar para ti.',
      'Llega como estás y trae a un amigo.',
    ],
    picture: { emblem: 'jovenes', alt: '' },
  },
  {
    id: 'intercesion',
    title: 'Intercesion',
    lead: 'Antes de cada reunión, alguien ya estuvo orando por ti.',
    paragraphs: [
      'Oramos por las familias, por la ciudad y por las peticiones que nos llegan. Es una reunión para miembros.',
      'Si necesitas oración, escríbenos: llevamos cada pedido con respeto y en reserva.',
    ],
    picture: { emblem: 'intercesion', alt: '' },
  },
  {
    id: 'exploradoresdelrey',
    title: 'Exploradores del Rey',
    isOfMinors: true,
    lead: 'Aventura, carácter y fe para niños y niñas.',
    paragraphs: [
      'Nudos, campamentos, historias de la Biblia y trabajo en equipo. Aprenden haciendo, y aprenden a servir.',
    ],
    picture: { emblem: 'exploradoresdelrey', alt: '' },
  },
  {
    id: 'escueladominical',
    title: 'Escuela dominical',
    isOfMinors: true,
    lead: 'Los más pequeños también tienen su lugar en la casa.',
    paragraphs: [
      'Historias de la Biblia contadas a su medida, con canciones, dibujos y mucha paciencia.',
      'Pregunta en la puerta del templo por el aula que corresponde a la edad de tu hijo.',
    ],
    picture: { emblem: 'escueladominical', alt: '' },
  },
  {
    id: 'evangelismo',
    title: 'Evangelismo',
    lead: 'La buena noticia se comparte de persona a persona.',
    paragraphs: [
      'Visitamos barrios, hospitales y plazas para escuchar, orar y contar lo que Jesús hizo por nosotros.',
      'No hace falta experiencia: salimos siempre acompañados y aprendemos juntos.',
    ],
    picture: { emblem: 'evangelismo', alt: '' },
  },
];
