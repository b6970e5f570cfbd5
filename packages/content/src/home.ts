import type { Picture } from './picture.ts';

/** A drawn scene in place of one of the two old photographs. */
export interface OldPicture {
  /** The engraving drawn until a photograph is named. */
  readonly scene: 'circle' | 'chapel';
  readonly alt: string;
  readonly caption: string;
  /** File name inside `packages/content/photographs/`. */
  readonly photograph?: string;
}

const heroPicture: Picture = { crop: 'center', alt: '' };

const oldPictures: readonly OldPicture[] = [
  {
    scene: 'circle',
    alt: 'Grabado: un grupo pequeño sentado en círculo bajo un árbol.',
    caption: 'Primero, un círculo de sillas',
  },
  {
    scene: 'chapel',
    alt: 'Grabado: una capilla sencilla con la puerta abierta y palmeras a los lados.',
    caption: 'Después, una puerta abierta',
  },
];

/** Texts of the home page (spec section 2); the two typed lines are letter for letter. */
export const home = {
  hero: {
    title: 'Bienvenidos a casa',
    typed: ['Un concepto diferente de iglesia.', 'Un lugar para toda la familia..'],
    primaryAction: { label: 'Reuniones y horarios', path: '/red_joven#reunion' },
    secondaryAction: { label: 'Ver prédicas', path: '/Inicio#predicas' },
    picture: heroPicture,
  },
  welcome: {
    id: 'bienvenida',
    eyebrow: 'Bienvenida',
    title: 'Qué bueno que estás aquí',
    paragraphs: [
      'Somos una iglesia de {ciudad} donde los jóvenes, los niños y los abuelos se sientan en la misma mesa.',
      'No importa si vienes por primera vez o si vuelves después de mucho tiempo: te guardamos un lugar.',
    ],
    action: { label: 'Cómo llegar', path: '/Contactanos' },
  },
  sermons: {
    id: 'predicas',
    eyebrow: 'Predicas',
    title: 'Lo último que compartimos',
    lead: 'Escucha de nuevo el mensaje del domingo, cuando quieras y donde estés.',
    /** Without JavaScript, until the server has fetched the sermons. */
    notYet: 'Las prédicas se están preparando. Vuelve a cargar esta página en un momento.',
  },
  activities: {
    id: 'noticia',
    eyebrow: 'Noticias',
    title: 'Lo que viene',
    lead: 'Anótalo, invita a alguien y ven.',
  },
  aboutUs: {
    id: 'quienessomos',
    eyebrow: '¿Quienes somos?',
    title: 'Una familia que cree y camina junta',
    paragraphs: [
      'Creemos en Jesús y en la Biblia, y creemos que la fe se vive mejor acompañado.',
      'Por eso nos reunimos: para adorar, aprender, servir a la ciudad y cuidarnos unos a otros.',
    ],
    values: [
      { title: 'Palabra', text: 'La Biblia abierta, explicada con palabras claras.' },
      { title: 'Familia', text: 'Cada edad tiene su lugar y nadie camina solo.' },
      { title: 'Servicio', text: 'Lo que recibimos lo compartimos con la ciudad.' },
    ],
  },
  beginnings: {
    id: 'inicios',
    eyebrow: 'Nuestra historia',
    title: 'Nuestros inicios',
    paragraphs: [
      'Toda iglesia empieza pequeña: unas cuantas familias, una oración y la puerta abierta. La nuestra también.',
      'Lo que empezó en un círculo de sillas hoy llena cuatro servicios cada domingo, y seguimos dejando la puerta abierta.',
    ],
    pictures: oldPictures,
  },
  vision: {
    id: 'vision',
    eyebrow: 'Nuestra Vision',
    title: 'Una ciudad que conoce a Jesús, familia por familia',
    paragraphs: [
      'Queremos formar una generación que ame a Dios, sirva con alegría y deje huella en su colegio, su universidad, su trabajo y su barrio.',
    ],
  },
} as const;
