import { church } from './church.config.ts';
import type { RosetteCrop, RosetteGlass } from './picture.ts';

/** Address and title of a public page. */
export interface PageSeo {
  /** Canonical path (spelled as in the specification). */
  readonly path: string;
  readonly title: string;
}

/**
 * The public pages: routes, modules (`meetings` is `apps/site/src/public/pages/meetings-page.tsx`), files, sitemap and
 * the server's page table follow from it.
 */
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

/** How search engines and shared links present a page. */
export interface PagePreview {
  readonly description: string;
  /** Crop and glass of the rosette in the picture of a shared link. */
  readonly picture: `${RosetteCrop}-${RosetteGlass}`;
}

/** Previews of the public pages. Separate from `seo`, because no page needs them at run time. */
export const previews: Readonly<Record<PageName, PagePreview>> = {
  home: {
    description: `Un concepto diferente de iglesia, un lugar para toda la familia. Horarios, prédicas y actividades en ${church.city}, ${church.country}.`,
    picture: 'center-vitral',
  },
  ministries: {
    description:
      'Adolescentes, jóvenes, intercesión, Exploradores del Rey, escuela dominical y evangelismo: encuentra tu lugar.',
    picture: 'petals-aurora',
  },
  meetings: {
    description:
      'Horarios de los servicios del domingo y de las reuniones de la semana, centro de retiros y seminario.',
    picture: 'sunrise-vitral',
  },
  studies: {
    description: 'Qué es el evangelio, crecimiento espiritual, Escuela de vida y seminario.',
    picture: 'sunrise-fuego',
  },
  directions: {
    description: `${church.address.join(', ')}. Mapa, horarios y contacto.`,
    picture: 'rim-rio',
  },
  privacy: {
    description: 'Qué datos guarda este sitio, para qué y por cuánto tiempo.',
    picture: 'corner-rio',
  },
  offline: {
    description: 'Horarios guardados en tu teléfono para cuando no hay internet.',
    picture: 'arc-rio',
  },
  notFound: {
    description: 'La página que buscas no existe.',
    picture: 'arc-fuego',
  },
};
