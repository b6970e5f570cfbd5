import { type MenuSection, menu } from '@ministerio/content';

/**
 * Sections of a page, as listed in the navigation.
 * @param path - of a menu entry.
 */
export function sectionsOf(path: string): readonly MenuSection[] {
  return menu.find((entry) => entry.path === path)?.sections ?? [];
}
