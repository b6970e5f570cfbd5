import type { SiteRenderer } from '@ministerio/content/site';

/** Name of a document of the signed-in application; pages have other names. @param shell - one of `routes.app`. */
export const shellFile = (shell: string) => `app:${shell}`;
/** Name of the document of an enrolled phone of the door. */
export const DOOR = 'door';
/** Name of the document of the projector in the hall. */
export const HALL = 'hall';
/** Name of the document of the guide. */
export const HELP = 'help';

/**
 * Finds the document of a route. Letter case does not matter, nor one closing slash; nothing is redirected, so a hash
 * is never lost (docs/interface.md, R20).
 * @returns the name of a page, of a shell ({@link shellFile}), {@link DOOR}, {@link HALL}, {@link HELP}, or null.
 */
export function pageLookup({ pages, app }: SiteRenderer['routes']): (path: string) => string | null {
  const names = new Map<string, string>(
    Object.entries(pages).map(([route, name]) => [route.toLowerCase(), name]),
  );
  names.set('/puerta', DOOR);
  names.set('/pantalla', HALL);
  names.set('/ayuda', HELP);
  const shells = Object.entries(app).map(([route, shell]) => ({ route, file: shellFile(shell) }));
  for (const { route, file } of shells) if (!route.includes(':')) names.set(route.toLowerCase(), file);
  const patterns = shells
    .filter(({ route }) => route.includes(':'))
    .map(({ route, file }) => ({ pattern: patternOf(route), file }));
  return (path) => {
    const route = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
    const known = names.get(route.toLowerCase());
    if (known !== undefined) return known;
    return patterns.find(({ pattern }) => pattern.test(route))?.file ?? null;
  };
}

function patternOf(route: string): RegExp {
  const parts = route
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[^\w-]/g, '\\$&')));
  return new RegExp(`^${parts.join('/')}$`, 'i');
}
