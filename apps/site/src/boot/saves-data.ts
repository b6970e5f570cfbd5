/** What this needs of the browser; where it does not know of data saving, nothing is saved. */
interface Browser {
  readonly navigator: object & { readonly connection?: { readonly saveData?: boolean } | undefined };
  readonly performance: Pick<Performance, 'getEntriesByType'>;
}

/**
 * Whether the visitor asked the browser to save data: by the browser's own word, or by the header `Save-Data`
 * that a proxy or another browser put on the request, which the server repeats as a timing named `save-data`.
 */
export function savesData({ navigator, performance }: Browser): boolean {
  if (navigator.connection?.saveData) return true;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.serverTiming?.some(({ name }) => name === 'save-data') ?? false;
}
