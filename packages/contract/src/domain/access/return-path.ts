/** An origin that no site has: a path that leaves it was no path. */
const HERE = 'https://site.invalid';

/**
 * Where to go after signing in (R11): the stored target only when it is a known route of our site.
 *
 * Dropped: other hosts (`//host`, `/\host`), schemes (`javascript:`), control characters and spaces, dot segments
 * also when percent-encoded, and every path that no known route matches.
 *
 * @param path the stored target: path with optional query and hash
 * @param knownRoutes patterns for the path alone, anchored at both ends
 * @returns the target as it was stored, or null
 */
export function safeReturnPath(path: unknown, knownRoutes: readonly RegExp[]): string | null {
  if (typeof path !== 'string' || !/^\/(?!\/)/.test(path) || /[\\\s\p{Cc}]/u.test(path)) return null;
  const pathname = path.replace(/[?#].*$/, '');
  const url = parsed(path);
  if (url === null || url.origin !== HERE || url.pathname !== pathname) return null;
  // search, unlike test, does not depend on where a global pattern stopped last time.
  return knownRoutes.some((route) => pathname.search(route) !== -1) ? path : null;
}

function parsed(path: string): URL | null {
  try {
    return new URL(path, HERE);
  } catch {
    return null;
  }
}
