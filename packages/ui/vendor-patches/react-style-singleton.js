/**
 * Replaces the package `react-style-singleton` (see `vite-csp.js`): the same component, but its rules go into an
 * adopted style sheet, which `style-src 'self'` allows.
 */
import { useInsertionEffect } from 'react';

/** @type {Map<string, { sheet: CSSStyleSheet, users: number }>} */
const sheets = new Map();

/**
 * @param {string} css
 * @returns {() => void} takes the rules back
 */
function adopt(css) {
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

/**
 * Keeps its `styles` in the document while mounted.
 * @param {{ styles: string, dynamic?: boolean }} props
 */
function StyleSingleton({ styles }) {
  useInsertionEffect(() => adopt(styles), [styles]);
  return null;
}

/** The package's factory. All callers share one component: rules are counted by their text. */
export function styleSingleton() {
  return StyleSingleton;
}
