import { type MenuSection, menu } from '@ministerio/content';

/**
 * The parts of a page, as the navigation lists them.
 * @param path - path of a menu entry.
 */
export function sectionsOf(path: string): readonly MenuSection[] {
  return menu.find((entry) => entry.path === path)?.sections ?? [];
}
