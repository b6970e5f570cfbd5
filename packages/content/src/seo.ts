import type { ChurchSettings } from './church-settings.ts';
import type { EmblemName, RosetteGlass } from './picture.ts';

/** Address and title of a public page. */
export interface PageSeo {
  /** Canonical path (spelled as in the specification). */
  readonly path: string;
  /** Without the site's name; pages of the menu have theirs in the document `textos`. */
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
  },
  meetings: {
    path: '/red_joven',
  },
  studies: {
    path: '/noticias',
  },
  directions: {
    path: '/Contactanos',
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

/** Titles of the pages in the menu, as published. */
export type PageTitles = Readonly<Partial<Record<PageName, string>>>;

/** A page's own title, without the site's name. */
export function ownTitle(name: PageName, titles: PageTitles): string {
  const { title }: PageSeo = seo[name];
  return title ?? titles[name] ?? '';
}

/** The title of a page's document; the home page's is the site's name and the city. */
export function pageTitle(
  name: PageName,
  { product, city }: Pick<ChurchSettings, 'product' | 'city'>,
  titles: PageTitles,
): string {
  return name === 'home' ? `${product} · ${city}` : `${ownTitle(name, titles)} · ${product}`;
}

/** How search engines and shared links present a page. */
export interface PagePreview {
  /** May name `{ciudad}`, `{pais}`, `{direccion}`, the page's `{secciones}` and the typed `{lineas}` of the home page. */
  readonly description: string;
  /** Window in the picture of a shared link: an emblem, or the plain rosette in one family of glass. */
  readonly picture: { readonly emblem: EmblemName } | { readonly glass: RosetteGlass };
}

/** Previews of the public pages. */
export const previews: Readonly<Record<PageName, PagePreview>> = {
  home: {
    description: '{lineas} Horarios, prédicas y actividades en {ciudad}, {pais}.',
    picture: { glass: 'vitral' },
  },
  ministries: {
    description: '{secciones}: encuentra tu lugar.',
    picture: { glass: 'aurora' },
  },
  meetings: {
    description: '{secciones}. Horarios de los servicios y de las reuniones de la semana.',
    picture: { emblem: 'reuniones' },
  },
  studies: {
    description: '{secciones}.',
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
