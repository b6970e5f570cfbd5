import { type Theme, themeCookie } from '@ministerio/contract/domain';

/** The theme that the document shows now. */
export function currentTheme(root: Document): Theme {
  const chosen = root.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return root.defaultView?.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Shows a theme from now on and remembers it, also beyond a logout. */
export function applyTheme(root: Document, theme: Theme): void {
  root.documentElement.dataset.theme = theme;
  root.cookie = themeCookie(theme);
}
