import type { EmblemName, Picture } from './picture.ts';

/** A section of a page with an anchor, without its words. */
export interface SectionFrame {
  /** The anchor, exactly as in the navigation. */
  readonly id: string;
  readonly picture: Picture;
  /** Whether the site is this ministry's: its next meeting is the first on the home page. @default false */
  readonly isOwn?: boolean;
}

/** A section of a page: heading, lead and paragraphs. */
export interface ContentSection extends SectionFrame {
  /** Also its label in the menu. */
  readonly title: string;
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

const section = (id: string, emblem: EmblemName): SectionFrame => ({ id, picture: { emblem, alt: '' } });

/** Ministries of the build whose members count as minors until their category says otherwise (R43). */
export const MINISTRIES_OF_MINORS: readonly string[] = [
  'adolescentes',
  'exploradoresdelrey',
  'escueladominical',
];

/** Anchors and pictures of the pages, in the order of the navigation; the document `textos` has their words. */
export const pages = {
  home: {
    hero: {
      primaryAction: { label: 'Reuniones y horarios', path: '/red_joven#reunion' },
      secondaryAction: { label: 'Ver prédicas', path: '/Inicio#predicas' },
      picture: { crop: 'center', alt: '' } as Picture,
    },
    welcome: { id: 'bienvenida' },
    sermons: {
      id: 'predicas',
      /** Without JavaScript, until the server has fetched the sermons. */
      notYet: 'Las prédicas se están preparando. Vuelve a cargar esta página en un momento.',
    },
    activities: { id: 'noticia' },
    aboutUs: { id: 'quienessomos' },
    beginnings: {
      id: 'inicios',
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
    vision: { id: 'vision' },
  },
  red_joven: [
    section('reunion', 'reuniones'),
    section('paraiso', 'centroderetiros'),
    section('ciet', 'ciet'),
  ],
  noticias: [
    section('evangelio', 'evangelio'),
    section('bautizo', 'bautizo'),
    section('escuelavida', 'escueladevida'),
    section('seminario', 'seminario'),
  ],
  directions: {
    location: { id: 'ubicacion' },
    firstVisit: { id: 'primeravez' },
    write: { id: 'escribenos' },
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
