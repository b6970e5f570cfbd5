/** The styles of everything in this bundle; the build puts them here (scripts/inline-styles.ts). */
declare const __WIDGET_CSS__: string;

let shared: CSSStyleSheet | undefined;

/**
 * The one sheet that all widgets of this bundle share. Constructed, because a strict content policy of the page
 * around it refuses style elements.
 */
export function styleSheet(): CSSStyleSheet {
  if (!shared) {
    shared = new CSSStyleSheet();
    shared.replaceSync(__WIDGET_CSS__);
  }
  return shared;
}
