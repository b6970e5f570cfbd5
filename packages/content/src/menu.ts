import type { ContentSection } from './pages.ts';

/** A link to a part of a page. */
export interface MenuSection {
  readonly label: string;
  /** Page path with its `#anchor`. */
  readonly path: string;
}

/** An entry of the public navigation; the entry itself is a link too. */
export interface MenuEntry {
  readonly label: string;
  readonly path: string;
  readonly sections: readonly MenuSection[];
}

/** A part of a page as the menu lists it. */
type Part = Pick<ContentSection, 'id' | 'title'>;

/**
 * An entry of the public navigation (spec section 2).
 * @param label - the page's title
 * @param parts - the page's sections, in order
 */
export function menuEntry(label: string, path: string, parts: readonly Part[]): MenuEntry {
  return {
    label,
    path,
    sections: parts.map(({ id, title }) => ({
      label: title,
      // Capitalised as in the specification; paths are case-insensitive.
      path: `${id === 'paraiso' ? '/Red_joven' : path}#${id}`,
    })),
  };
}
