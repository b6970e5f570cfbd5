import { rememberedTheme } from '@ministerio/contract/domain';

/**
 * Applies the theme of this browser's cookie. The server writes it into the page too, but a copy from the service worker
 * may be older than the choice.
 */
export function applyTheme({ cookie, documentElement }: Document): void {
  const theme = rememberedTheme(cookie);
  if (theme) documentElement.dataset.theme = theme;
  else delete documentElement.dataset.theme;
}
