import { type ChurchSettings, type Palette, withoutSample } from '@ministerio/content';
import { addDays, type CalendarDate } from '@ministerio/contract/domain';
import { publicRoutes } from '../routes/public-routes.ts';

/** Search engines may read everything that is public. @param publicUrl - origin of the site. */
export function robots(publicUrl: string): string {
  return [
    'User-agent: *',
    // Pictures of the sermons, which their structured data names.
    'Allow: /api/videos/',
    'Disallow: /api/',
    'Disallow: /auth/',
    'Disallow: /dashboard',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/** The canonical addresses of all public pages. @param publicUrl - origin of the site. */
export function sitemap(publicUrl: string): string {
  const urls = publicRoutes.map(({ paths }) => `<url><loc>${publicUrl}${paths[0]}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

/**
 * Which links a browser may follow ahead, once a person points at one or presses it: the document alone, 5 to 10 KB. Not
 * rendered ahead: its pictures would be paid for by people who count their data.
 */
export function speculationRules() {
  const paths = publicRoutes.flatMap((route) => route.paths);
  return {
    prefetch: [
      { where: { href_matches: paths.flatMap((path) => [path, `${path}?*`]) }, eagerness: 'moderate' },
    ],
  };
}

/** How long a security.txt holds: RFC 9116 asks for less than a year. */
const SECURITY_TXT_DAYS = 180;
export const SECURITY_TXT = '/.well-known/security.txt';

/**
 * Where to report a weakness of this site (RFC 9116): the church's own e-mail, else its telephone. Written anew every day,
 * so that its end is always ahead.
 * @param today - the church's day.
 * @returns null for a church without a contact of its own.
 */
export function securityTxt(church: ChurchSettings, publicUrl: string, today: CalendarDate): string | null {
  const { email, phone } = withoutSample(church).contact;
  const contact = email?.trim()
    ? `mailto:${encodeURI(email.trim()).replaceAll('?', '%3F')}`
    : phone?.trim() && `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
  if (!contact) return null;
  return [
    `Contact: ${contact}`,
    `Expires: ${addDays(today, SECURITY_TXT_DAYS)}T00:00:00.000Z`,
    `Preferred-Languages: ${church.locale}`,
    `Canonical: ${publicUrl}${SECURITY_TXT}`,
    '',
  ].join('\n');
}

/** Manifest with which a phone puts the site on its home screen. */
export function webManifest(church: ChurchSettings, palette: Palette) {
  return {
    name: church.product,
    short_name: church.product,
    lang: church.locale,
    start_url: '/Inicio',
    scope: '/',
    display: 'standalone',
    background_color: palette.noche,
    theme_color: palette.noche,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
