import { PLACEHOLDER_ORIGIN } from '../placeholder-origin.ts';

/** Origin of the site as its pages name it: what a link that is sent to others begins with. */
export function siteOrigin(): string {
  if (typeof document === 'undefined') return PLACEHOLDER_ORIGIN;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return new URL(canonical?.href ?? location.href).origin;
}
