import { type PageName, seo } from '@ministerio/content';

/** A public page: its addresses and its prerendered file. */
export interface PublicRoute {
  readonly name: PageName;
  /** Its addresses, the canonical one first. Letter case does not matter. */
  readonly paths: readonly string[];
  /** File name in `dist/`. */
  readonly file: string;
}

/** Public pages of spec section 2; the server's page table and the sitemap are made from this list. */
export const publicRoutes: readonly PublicRoute[] = [
  { name: 'home', paths: [seo.home.path, '/'], file: 'Inicio.html' },
  { name: 'ministries', paths: [seo.ministries.path], file: 'ministerios.html' },
  { name: 'meetings', paths: [seo.meetings.path], file: 'red_joven.html' },
  { name: 'studies', paths: [seo.studies.path], file: 'noticias.html' },
  { name: 'directions', paths: [seo.directions.path], file: 'Contactanos.html' },
  { name: 'privacy', paths: [seo.privacy.path], file: 'privacidad.html' },
];

/** Shown by the service worker without network and without a cached page. */
export const offlineRoute: PublicRoute = {
  name: 'offline',
  paths: [seo.offline.path],
  file: 'sin-conexion.html',
};

/** The page of unknown addresses; the server sends it with status 404. */
export const notFoundRoute: PublicRoute = { name: 'notFound', paths: [seo.notFound.path], file: '404.html' };

/**
 * The page that answers a path.
 * @param pathname - without query and hash; case and a trailing slash do not matter.
 */
export function publicRouteFor(pathname: string): PublicRoute {
  const wanted = pathname.toLowerCase().replace(/(?!^)\/+$/, '');
  const isWanted = ({ paths }: PublicRoute) => paths.some((path) => path.toLowerCase() === wanted);
  return [...publicRoutes, offlineRoute].find(isWanted) ?? notFoundRoute;
}

/**
 * Whether a link leads to a public page of this site, so that it needs no document load.
 * @param href - a link's, possibly with a query and a hash.
 */
export function isPublicHref(href: string): boolean {
  const [pathname = ''] = href.split(/[?#]/);
  return pathname.startsWith('/') && publicRouteFor(pathname) !== notFoundRoute;
}
