/**
 * Whether the browser is about to look for a place on the page: the part that the address names, or the one where the
 * visitor was before going away or loading the page anew.
 */
export function seeksPlace({ location, performance }: Window): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return location.hash !== '' || (visit !== undefined && visit.type !== 'navigate');
}
