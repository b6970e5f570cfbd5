import type { SiteRenderer } from '@ministerio/content/site';

/** Name of the signed-in application's document; pages have other names. */
export const SHELL = 'app';
/** Name of the document of an enrolled phone of the door. */
export const DOOR = 'door';

/**
 * Finds the document of a route. Letter case does not matter, nor one closing slash; nothing is redirected, so a hash
 * is never lost (docs/interface.md, R20).
 * @returns the name of a page, {@link SHELL}, {@link DOOR}, or null.
 */
export function pageLookup({ pages, app }: SiteRenderer['routes']): (path: string) => string | null {
  const names = new Map<string, string>(
    Object.entries(pages).map(([route, name]) => [route.toLowerCase(), name]),
  );
  names.set('/puerta', DOOR);
  for (const route of app.filter((entry) => !entry.includes(':'))) names.set(route.toLowerCase(), SHELL);
  const patterns = app.filter((entry) => entry.includes(':')).map(patternOf);
  return (path) => {
    const route = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
    const known = names.get(route.toLowerCase());
    if (known !== undefined) return known;
    return patterns.some((pattern) => pattern.test(route)) ? SHELL : null;
  };
}

function patternOf(route: string): RegExp {
  const parts = route
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[^\w-]/g, '\\$&')));
  return new RegExp(`^${parts.join('/')}$`, 'i');
}
