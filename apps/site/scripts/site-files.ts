import { PUBLIC_URL_PLACEHOLDER } from '@ministerio/build-kit/public-url';
import { type ChurchSettings, church, type Palette, palette } from '@ministerio/content';
import { appPaths } from '../src/routes/app-paths.ts';
import { notFoundRoute, offlineRoute, publicRoutes } from '../src/routes/public-routes.ts';
import { namedVariants } from './page-variants.ts';

/** Table that the server answers pages from (interface, "HTTP"). */
export function pageTable() {
  const pages = [...publicRoutes, offlineRoute].flatMap(({ paths, file }) =>
    paths.map((path) => [path, file] as const),
  );
  return {
    pages: Object.fromEntries(pages),
    app: [...appPaths],
    appShell: 'app.html',
    notFound: notFoundRoute.file,
    variants: { sample: namedVariants.sample.folder, foreign: namedVariants.foreign.folder },
  };
}

/** Search engines may read everything that is public. */
export function robots(): string {
  return [
    'User-agent: *',
    // Pictures of the sermons, which their structured data names.
    'Allow: /api/videos/',
    'Disallow: /api/',
    'Disallow: /auth/',
    'Disallow: /dashboard',
    '',
    `Sitemap: ${PUBLIC_URL_PLACEHOLDER}/sitemap.xml`,
    '',
  ].join('\n');
}

/** The canonical addresses of all public pages. */
export function sitemap(): string {
  const urls = publicRoutes.map(({ paths }) => `<url><loc>${PUBLIC_URL_PLACEHOLDER}${paths[0]}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

/** What a phone needs to put the site on its home screen. */
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

/** The files at the root of `dist` that are written from data, as text by name. */
export function siteFiles(): Readonly<Record<string, string>> {
  return {
    'pages.json': JSON.stringify(pageTable()),
    'robots.txt': robots(),
    'sitemap.xml': sitemap(),
    'manifest.webmanifest': JSON.stringify(webManifest(church, palette)),
  };
}
