/**
 * Fills a path's `:name` parameters and adds the query; every value is percent-encoded.
 * @throws TypeError when a parameter of the path has no value.
 */
export function buildUrl(base: string, path: string, params: unknown, query: unknown): string {
  const values = new Map(Object.entries((params ?? {}) as Record<string, unknown>));
  const filled = path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined || value === null || value === '') {
      throw new TypeError(`contract/client: the path ${path} needs a value for "${name}".`);
    }
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  const queryText = search.toString();
  return `${base}${filled}${queryText ? `?${queryText}` : ''}`;
}
