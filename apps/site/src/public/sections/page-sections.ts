import { type MenuSection, menu } from '@ministerio/content';

/** Look of the n-th of several sections: picture and background alternate. */
export function alternating(index: number) {
  const isOdd = index % 2 === 1;
  return { reversed: isOdd, tone: isOdd ? 'sunken' : 'ground' } as const;
}

/**
 * Sections of a page, as listed in the navigation.
 * @param path - of a menu entry.
 */
export function sectionsOf(path: string): readonly MenuSection[] {
  return menu.find((entry) => entry.path === path)?.sections ?? [];
}
