import type { MenuEntry, MenuSection } from '@ministerio/content';

/**
 * Sections of a page, as listed in the navigation.
 * @param path - of a menu entry.
 */
export function sectionsOf(menu: readonly MenuEntry[], path: string): readonly MenuSection[] {
  return menu.find((entry) => entry.path === path)?.sections ?? [];
}
