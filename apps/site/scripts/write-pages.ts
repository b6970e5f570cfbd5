import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { church, type PageName, palette, previews, seo } from '@ministerio/content';
import {
  notFoundRoute,
  offlineRoute,
  type PublicRoute,
  pageFile,
  publicRoutes,
} from '../src/routes/public-routes.ts';
import { type DocumentParts, writeDocument } from './document.ts';
import { homeData } from './home-template.ts';
import type { BuiltFiles } from './manifest.ts';
import { factsData, type PageVariant, pageVariants } from './page-variants.ts';
import { folders } from './paths.ts';
import { structuredData } from './structured-data.ts';

const ENTRY = 'src/public/main.tsx';
const APP_ENTRY = 'src/app-main.tsx';

/** Placeholder of the build's name, a hash of the pages themselves. */
const BUILD_PLACEHOLDER = '@build@';

/** What the builds for browsers made, and the pictures for sharing. */
export interface BuiltSite {
  readonly boot: BuiltFiles;
  readonly public: BuiltFiles;
  readonly app: BuiltFiles;
  /** Path of the picture that a shared link of each page shows. */
  readonly sharePictures: Readonly<Partial<Record<PageName, string>>>;
}

/** A page as it is written into `dist`. */
interface WrittenPage {
  readonly file: string;
  readonly html: string;
}

function shared({ boot }: BuiltSite) {
  return {
    siteName: church.product,
    locale: church.locale,
    themeColors: { light: palette.papel, dark: palette.noche },
    boot: boot.file('src/boot/boot.ts'),
  };
}

function publicPage(
  built: BuiltSite,
  route: PublicRoute,
  { facts }: PageVariant,
  body: string,
): DocumentParts {
  const files = built.public;
  const { title, path } = seo[route.name];
  const module = `src/public/pages/${pageFile(route.name)}`;
  const isHome = route.name === 'home';
  const isOffline = route === offlineRoute;
  return {
    ...shared(built),
    title,
    description: previews[route.name].description,
    sharePath: built.sharePictures[route.name],
    canonicalPath: route === notFoundRoute || isOffline ? undefined : path,
    worker: church.offline ? '/sw.js' : undefined,
    build: church.offline ? BUILD_PLACEHOLDER : undefined,
    // Shown under any address, where the script would render the page of that address.
    modulesAfterPaint: isOffline ? [] : files.scripts(ENTRY, module),
    styles: files.assets('.css'),
    fonts: 'later',
    structuredData: isHome ? structuredData() : undefined,
    body,
    data: `${factsData(facts)}${isHome ? homeData : ''}`,
  };
}

function appShell(built: BuiltSite, { facts }: PageVariant): DocumentParts {
  const { app } = built;
  return {
    ...shared(built),
    title: church.product,
    description: '',
    modulesAtOnce: [app.file(APP_ENTRY)],
    styles: app.styles(APP_ENTRY),
    fonts: built.public.assets('.woff2'),
    data: factsData(facts),
  };
}

/** Renders the content of a page. */
type PrerenderPage = (path: string, sermons: undefined, facts: PageVariant['facts']) => Promise<string>;

/**
 * Renders every public page, the pages of unknown addresses and of no network, in each variant.
 * @param built - what the builds for browsers made.
 * @param prerenderPage - renders the content of the page at a path.
 * @throws Error when a page holds what the site's policy refuses.
 */
export async function renderPages(
  built: BuiltSite,
  prerenderPage: PrerenderPage,
): Promise<readonly WrittenPage[]> {
  const pages: WrittenPage[] = [];
  for (const variant of pageVariants) {
    for (const route of [...publicRoutes, offlineRoute, notFoundRoute]) {
      const body = await prerenderPage(route.paths[0] ?? '/', undefined, variant.facts);
      const file = `${variant.folder}${route.file}`;
      if (/<script|\sstyle="/.test(body)) {
        throw new Error(`site build: ${file} holds inline script or style, which its policy refuses.`);
      }
      pages.push({ file, html: writeDocument(publicPage(built, route, variant, body)) });
    }
  }
  return pages;
}

/**
 * Writes the rendered pages and the application's shell into `dist`.
 * @param build - name of the build; empty without a service worker.
 * @returns how many files were written.
 */
export function writePages(built: BuiltSite, pages: readonly WrittenPage[], build = ''): number {
  const shells = pageVariants.map((variant) => ({
    file: `${variant.folder}app.html`,
    html: writeDocument(appShell(built, variant)),
  }));
  const all = [...pages, ...shells];
  for (const { file, html } of all) {
    const path = join(folders.dist, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, html.replace(BUILD_PLACEHOLDER, build));
  }
  return all.length;
}
