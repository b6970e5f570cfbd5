import { church } from './church.config.ts';

/** Address and title of a public page. */
export interface PageSeo {
  /** Canonical path (spelled as in the specification). */
  readonly path: string;
  readonly title: string;
}

/** The public pages by their names in the site's route table. */
export const seo = {
  home: {
    path: '/Inicio',
    title: `${church.product} · ${church.city}`,
  },
  ministries: {
    path: '/ministerios',
    title: `Ministerios · ${church.product}`,
  },
  meetings: {
    path: '/red_joven',
    title: `Reuniones, retiros y seminario · ${church.product}`,
  },
  studies: {
    path: '/noticias',
    title: `Estudios · ${church.product}`,
  },
  directions: {
    path: '/Contactanos',
    title: `Cómo llegar · ${church.product}`,
  },
  privacy: {
    path: '/privacidad',
    title: `Privacidad · ${church.product}`,
  },
  offline: {
    path: '/sin-conexion',
    title: `Sin conexión · ${church.product}`,
  },
  notFound: {
    path: '/404',
    title: `Página no encontrada · ${church.product}`,
  },
} as const satisfies Record<string, PageSeo>;

/** Name of a public page. */
export type PageName = keyof typeof seo;

/** Descriptions for search engines and shared links. Separate from `seo`, because no page needs them at run time. */
export const descriptions: Readonly<Record<PageName, string>> = {
  home: `Un concepto diferente de iglesia, un lugar para toda la familia. Horarios, prédicas y actividades en ${church.city}, ${church.country}.`,
  ministries:
    'Adolescentes, jóvenes, intercesión, Exploradores del Rey, escuela dominical y evangelismo: encuentra tu lugar.',
  meetings:
    'Horarios de los servicios del domingo y de las reuniones de la semana, centro de retiros y seminario.',
  studies: 'Qué es el evangelio, crecimiento espiritual, Escuela de vida y seminario.',
  directions: `${church.address.join(', ')}. Mapa, horarios y contacto.`,
  privacy: 'Qué datos guarda este sitio, para qué y por cuánto tiempo.',
  offline: 'Horarios guardados en tu teléfono para cuando no hay internet.',
  notFound: 'La página que buscas no existe.',
};
