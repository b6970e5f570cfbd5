import { type PageName, seo } from '@ministerio/content';

/** A public page with its addresses. */
export interface PublicRoute {
  readonly name: PageName;
  /** Its addresses, the canonical one first. Letter case does not matter. */
  readonly paths: readonly string[];
}

function routeOf(name: PageName): PublicRoute {
  const { path } = seo[name];
  return { name, paths: name === 'home' ? [path, '/'] : [path] };
}

/** Shown by the service worker without network and without a cached page. */
export const offlineRoute: PublicRoute = routeOf('offline');

/** The page of unknown addresses; the server sends it with status 404. */
export const notFoundRoute: PublicRoute = routeOf('notFound');

/** Public pages of spec section 2; the server's routes, the sitemap and the speculation rules are made from this list. */
export const publicRoutes: readonly PublicRoute[] = (Object.keys(seo) as PageName[])
  .filter((name) => name !== 'offline' && name !== 'notFound')
  .map(routeOf);

/** The file of a page's module in `src/public/pages`: `notFound` is in `not-found-page.tsx`. */
export const pageFile = (name: PageName): string =>
  `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-page.tsx`;
