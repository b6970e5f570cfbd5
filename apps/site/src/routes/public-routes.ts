import { type PageName, seo } from '@ministerio/content';

/** A public page: its addresses and its prerendered file. */
export interface PublicRoute {
  readonly name: PageName;
  /** Its addresses, the canonical one first. Letter case does not matter. */
  readonly paths: readonly string[];
  /** File name in `dist/`. */
  readonly file: string;
}

function routeOf(name: PageName): PublicRoute {
  const { path } = seo[name];
  return { name, paths: name === 'home' ? [path, '/'] : [path], file: `${path.slice(1)}.html` };
}

/** Shown by the service worker without network and without a cached page. */
export const offlineRoute: PublicRoute = routeOf('offline');

/** The page of unknown addresses; the server sends it with status 404. */
export const notFoundRoute: PublicRoute = routeOf('notFound');

/** Public pages of spec section 2; the server's page table and the sitemap are made from this list. */
export const publicRoutes: readonly PublicRoute[] = (Object.keys(seo) as PageName[])
  .filter((name) => name !== 'offline' && name !== 'notFound')
  .map(routeOf);

/** The file of a page's module in `src/public/pages`: `notFound` is in `not-found-page.tsx`. */
export const pageFile = (name: PageName): string =>
  `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-page.tsx`;

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
