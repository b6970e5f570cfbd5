/** Height of a table's rows: with a fine pointer on a wide screen more of them fit. */
export type Density = 'compact' | 'comfortable';

/** Name of the cookie; its values are `compacta` and `comoda`. */
const NAME = 'densidad';

const YEAR_SECONDS = 31_536_000;

/**
 * Reads the density from cookies.
 * @param cookies - `document.cookie`
 * @returns `compact` if there is none
 */
export function rememberedDensity(cookies: string): Density {
  return new RegExp(`(?:^|;\\s*)${NAME}=comoda(?:;|$)`).test(cookies) ? 'comfortable' : 'compact';
}

/** A cookie that stores the density for a year on the whole site; like the theme it survives signing out. */
export function densityCookie(density: Density): string {
  const word = density === 'compact' ? 'compacta' : 'comoda';
  return `${NAME}=${word}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}
