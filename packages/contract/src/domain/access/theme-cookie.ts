/** The two themes, as `data-theme` of a document. */
export type Theme = 'light' | 'dark';

/** Name of the cookie; its values are `claro` and `oscuro`. */
const NAME = 'tema';

const YEAR_SECONDS = 31_536_000;
const words: Readonly<Record<Theme, string>> = { light: 'claro', dark: 'oscuro' };

/**
 * Reads the theme from cookies (decisions section 2).
 * @param cookies - `document.cookie`, or a request's `Cookie` header
 * @returns `undefined` if there is none: the system's theme applies
 */
export function rememberedTheme(cookies: string): Theme | undefined {
  const word = new RegExp(`(?:^|;\\s*)${NAME}=(claro|oscuro)(?:;|$)`).exec(cookies)?.[1];
  if (!word) return undefined;
  return word === words.dark ? 'dark' : 'light';
}

/** A cookie that stores the theme for a year on the whole site. */
export function themeCookie(theme: Theme): string {
  return `${NAME}=${words[theme]}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}
