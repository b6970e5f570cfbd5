import type { Picture } from './picture.ts';

/** A section of a page with an anchor, without its words. */
export interface SectionFrame {
  /** The anchor, exactly as in the navigation. */
  readonly id: string;
  readonly title: string;
  readonly picture: Picture;
  /** Whether everybody in this ministry counts as a minor. @default false */
  readonly isOfMinors?: boolean;
  /** Whether the site is this ministry's: its next meeting is the first on the home page. @default false */
  readonly isOwn?: boolean;
}

/** A section of a page: heading, lead and paragraphs. */
export interface ContentSection extends SectionFrame {
  readonly lead: string;
  readonly paragraphs: readonly string[];
}

/** A drawn scene in place of one of the two old photographs. */
export interface OldPicture {
  /** The engraving drawn until a photograph is named. */
  readonly scene: 'circle' | 'chapel';
  readonly alt: string;
  readonly caption: string;
  /** File name inside `packages/content/photographs/`. */
  readonly photograph?: string;
}

const section = (id: string, title: string, picture: Picture): SectionFrame => ({ id, title, picture });

/** Titles, anchors and pictures of the pages, in the order of the navigation; the document `textos` has their words. */
export const pages = {
  home: {
    hero: {
      title: 'Bienvenidos a casa',
      /** The typed lines of spec section 2, letter for letter. */
      typed: ['Un concepto diferente de iglesia.', 'Un lugar para toda la familia..'],
      primaryAction: { label: 'Reuniones y horarios', path: '/red_joven#reunion' },
      secondaryAction: { label: 'Ver prédicas', path: '/Inicio#predicas' },
      picture: { crop: 'center', alt: '' } as Picture,
    },
    welcome: {
      id: 'bienvenida',
      eyebrow: 'Bienvenida',
      title: 'Qué bueno que estás aquí',
      action: { label: 'Cómo llegar', path: '/Contactanos' },
    },
    sermons: {
      id: 'predicas',
      eyebrow: 'Predicas',
      title: 'Lo último que compartimos',
      /** Without JavaScript, until the server has fetched the sermons. */
      notYet: 'Las prédicas se están preparando. Vuelve a cargar esta página en un momento.',
    },
    activities: { id: 'noticia', eyebrow: 'Noticias', title: 'Lo que viene' },
    aboutUs: {
      id: 'quienessomos',
      eyebrow: '¿Quienes somos?',
      title: 'Una familia que cree y camina junta',
      values: ['Palabra', 'Familia', 'Servicio'],
    },
    beginnings: {
      id: 'inicios',
      eyebrow: 'Nuestra historia',
      title: 'Nuestros inicios',
      pictures: [
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
      ] as readonly OldPicture[],
    },
    vision: {
      id: 'vision',
      eyebrow: 'Nuestra Vision',
      title: 'Una ciudad que conoce a Jesús, familia por familia',
    },
  },
  ministries: {
    title: 'Ministerios',
    sections: [
      {
        ...section('adolescentes', 'Red de Adolescentes', { emblem: 'adolescentes', alt: '' }),
        isOfMinors: true,
      },
      { ...section('jovenes', 'Red de Jovenes', { emblem: 'jovenes', alt: '' }), isOwn: true },
      section('intercesion', 'Intercesion', { emblem: 'intercesion', alt: '' }),
      {
        ...section('exploradoresdelrey', 'Exploradores del Rey', { emblem: 'exploradoresdelrey', alt: '' }),
        isOfMinors: true,
      },
      {
        ...section('escueladominical', 'Escuela dominical', { emblem: 'escueladominical', alt: '' }),
        isOfMinors: true,
      },
      section('evangelismo', 'Evangelismo', { emblem: 'evangelismo', alt: '' }),
    ],
  },
  meetings: {
    title: 'CFA',
    sections: [
      section('reunion', 'Reuniones', { emblem: 'reuniones', alt: '' }),
      section('paraiso', 'Centro de retiros', { emblem: 'centroderetiros', alt: '' }),
      section('ciet', 'Ciet', { emblem: 'ciet', alt: '' }),
    ],
  },
  studies: {
    title: 'Estudios',
    sections: [
      section('evangelio', '¿Que es evangelio?', { emblem: 'evangelio', alt: '' }),
      section('bautizo', 'Crecimiento espiritual', { emblem: 'bautizo', alt: '' }),
      section('escuelavida', 'Escuela de vida', { emblem: 'escueladevida', alt: '' }),
      section('seminario', 'Seminario', { emblem: 'seminario', alt: '' }),
    ],
  },
  directions: {
    /** The typed title; the first line is also the page's heading for screen readers. */
    typedTitle: ['Cómo llegar', 'Te esperamos'],
    location: { id: 'ubicacion', eyebrow: 'Ubicación' },
    write: { id: 'escribenos', eyebrow: 'Escríbenos', title: '¿Tienes una pregunta?' },
  },
  /** Headings of the other pages that have a title and a lead. */
  intros: {
    offline: {
      title: 'Sin conexión',
      lead: 'Esta página todavía no está guardada en tu teléfono. Se abrirá cuando vuelvas a tener internet; los horarios te los dejamos aquí.',
    },
    privacy: { title: 'Privacidad', lead: 'Qué datos guardamos, para qué y por cuánto tiempo.' },
    protection: {
      title: 'Protección de menores',
      lead: 'A quién llamar si algo te preocupa, y qué hace la iglesia con los datos de los menores.',
    },
  },
} as const;
