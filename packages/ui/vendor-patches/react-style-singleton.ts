/**
 * Replaces the package `react-style-singleton` (see `vite-csp.js`): the same component, but its rules go into an
 * adopted style sheet, which `style-src 'self'` allows.
 */
import { useInsertionEffect } from 'react';

const sheets = new Map<string, { sheet: CSSStyleSheet; users: number }>();

function adopt(css: string): () => void {
  const known = sheets.get(css);
  const entry = known ?? { sheet: new CSSStyleSheet(), users: 0 };
  if (!known) {
    entry.sheet.replaceSync(css);
    sheets.set(css, entry);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, entry.sheet];
  }
  entry.users += 1;
  return () => {
    entry.users -= 1;
    if (entry.users > 0) return;
    sheets.delete(css);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== entry.sheet);
  };
}

/** Keeps its `styles` in the document while mounted. */
function StyleSingleton({ styles }: { styles: string; dynamic?: boolean }) {
  useInsertionEffect(() => adopt(styles), [styles]);
  return null;
}

/** The package's factory. All callers share one component: rules are counted by their text. */
export function styleSingleton(): typeof StyleSingleton {
  return StyleSingleton;
}
