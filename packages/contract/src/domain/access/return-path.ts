/** Placeholder origin: a path that resolves to another origin is refused. */
const HERE = 'https://site.invalid';

/**
 * Validates the path to return to after signing in (R11): it must be a known route of our site.
 *
 * Refused: other hosts (`//host`, `/\host`), schemes (`javascript:`), control characters and spaces, dot segments even
 * if percent-encoded, and every path that no known route matches.
 *
 * @param path - the stored path, with optional query and hash
 * @param knownRoutes - patterns for the path alone, anchored at both ends
 * @returns the unchanged path, or null
 */
export function safeReturnPath(path: unknown, knownRoutes: readonly RegExp[]): string | null {
  if (typeof path !== 'string' || !/^\/(?!\/)/.test(path) || /[\\\s\p{Cc}]/u.test(path)) return null;
  const pathname = path.replace(/[?#].*$/, '');
  const url = parsed(path);
  if (url === null || url.origin !== HERE || url.pathname !== pathname) return null;
  // search, unlike test, ignores a global pattern's lastIndex.
  return knownRoutes.some((route) => pathname.search(route) !== -1) ? path : null;
}

function parsed(path: string): URL | null {
  try {
    return new URL(path, HERE);
  } catch {
    return null;
  }
}
