import { rememberedTheme } from '@ministerio/contract/domain';

/**
 * Puts on the theme that this browser remembers. The server has written it into the page already; a copy that the
 * service worker kept may be older than the choice.
 */
export function wearTheme({ cookie, documentElement }: Document): void {
  const theme = rememberedTheme(cookie);
  if (theme) documentElement.dataset.theme = theme;
  else delete documentElement.dataset.theme;
}
