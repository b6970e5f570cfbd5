/** The used part of the browser; `connection` is missing where there is no data saving. */
interface Browser {
  readonly navigator: object & { readonly connection?: { readonly saveData?: boolean } | undefined };
  readonly performance: Pick<Performance, 'getEntriesByType'>;
}

/**
 * Whether the visitor asked to save data: by the browser's own setting, or by a header `Save-Data`
 * that a proxy or another browser put on the request, which the server repeats as a timing named `save-data`.
 */
export function prefersReducedData({ navigator, performance }: Browser): boolean {
  if (navigator.connection?.saveData) return true;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.serverTiming?.some(({ name }) => name === 'save-data') ?? false;
}
