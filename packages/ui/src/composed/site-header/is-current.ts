/**
 * Whether a menu entry leads to the current page. The home page is also at `/`; letter case does not
 * matter.
 */
export function isCurrent(entryPath: string, currentPath: string): boolean {
  const current = currentPath.toLowerCase().replace(/(?!^)\/+$/, '');
  return entryPath.toLowerCase() === (current === '/' ? '/inicio' : current);
}
