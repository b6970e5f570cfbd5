/**
 * Whether the browser is about to scroll: to the element of the hash, or to the former position after going back or
 * reloading.
 */
export function restoresScroll({ location, performance }: Window): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return location.hash !== '' || (visit !== undefined && visit.type !== 'navigate');
}
