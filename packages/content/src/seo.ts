import type { ChurchSettings } from './church-settings.ts';
import type { EmblemName, RosetteGlass } from './picture.ts';

/** Address and title of a public page. */
export interface PageSeo {
  /** Canonical path (spelled as in the specification). */
  readonly path: string;
  /** Without the site's name; the home page has no other title than that and the city. */
  readonly title?: string;
}

/**
 * The public pages: routes, modules (`meetings` is `apps/site/src/public/pages/meetings-page.tsx`), files, sitemap and
 * the server's page table follow from it.
 */
export const seo = {
  home: {
    path: '/Inicio',
  },
  ministries: {
    path: '/ministerios',
    title: 'Ministerios',
  },
  meetings: {
    path: '/red_joven',
    title: 'Reuniones, retiros y seminario',
  },
  studies: {
    path: '/noticias',
    title: 'Estudios',
  },
  directions: {
    path: '/Contactanos',
    title: 'Cómo llegar',
  },
  privacy: {
    path: '/privacidad',
    title: 'Privacidad',
  },
  protection: {
    path: '/proteccion-de-menores',
    title: 'Protección de menores',
  },
  offline: {
    path: '/sin-conexion',
    title: 'Sin conexión',
  },
  notFound: {
    path: '/404',
    title: 'Página no encontrada',
  },
} as const satisfies Record<string, PageSeo>;

/** Name of a public page. */
export type PageName = keyof typeof seo;

/** The title of a page's document. */
export function pageTitle(
  name: PageName,
  { product, city }: Pick<ChurchSettings, 'product' | 'city'>,
): string {
  const { title }: PageSeo = seo[name];
  return title === undefined ? `${product} · ${city}` : `${title} · ${product}`;
}

/** How search engines and shared links present a page. */
export interface PagePreview {
  /** May name `{ciudad}`, `{pais}` and `{direccion}`. */
  readonly description: string;
  /** Window in the picture of a shared link: an emblem, or the plain rosette in one family of glass. */
  readonly picture: { readonly emblem: EmblemName } | { readonly glass: RosetteGlass };
}

/** Previews of the public pages. */
export const previews: Readonly<Record<PageName, PagePreview>> = {
  home: {
    description:
      'Un concepto diferente de iglesia, un lugar para toda la familia. Horarios, prédicas y actividades en {ciudad}, {pais}.',
    picture: { glass: 'vitral' },
  },
  ministries: {
    description:
      'Adolescentes, jóvenes, intercesión, Exploradores del Rey, escuela dominical y evangelismo: encuentra tu lugar.',
    picture: { glass: 'aurora' },
  },
  meetings: {
    description:
      'Horarios de los servicios del domingo y de las reuniones de la semana, centro de retiros y seminario.',
    picture: { emblem: 'reuniones' },
  },
  studies: {
    description: 'Qué es el evangelio, crecimiento espiritual, Escuela de vida y seminario.',
    picture: { emblem: 'evangelio' },
  },
  directions: {
    description: '{direccion}. Mapa, horarios y contacto.',
    picture: { glass: 'rio' },
  },
  privacy: {
    description: 'Qué datos guarda este sitio, para qué y por cuánto tiempo.',
    picture: { glass: 'rio' },
  },
  protection: {
    description:
      'A quién llamar si algo te preocupa, y qué guarda la iglesia de los menores y de sus familias.',
    picture: { glass: 'aurora' },
  },
  offline: {
    description: 'Horarios guardados en tu teléfono para cuando no hay internet.',
    picture: { glass: 'rio' },
  },
  notFound: {
    description: 'La página que buscas no existe.',
    picture: { glass: 'fuego' },
  },
};
