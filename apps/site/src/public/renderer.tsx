import '@ministerio/ui/styles-fonts-later.css';
import './page.css';
import { scriptJson } from '@ministerio/build-kit/html';
import { type PageName, pageTitle, palette, previews, seo } from '@ministerio/content';
import {
  filler,
  type PageFacts,
  type ShellFacts,
  type SiteContent,
  type SiteRenderer,
  SPECULATION_RULES,
} from '@ministerio/content/site';
import { listWords } from '@ministerio/contract/domain';
import { ArtworkProvider, type PictureSource } from '@ministerio/ui/composed/picture';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { guideBody } from '../guide/guide-page.tsx';
import type { IslandName } from '../islands/index.ts';
import { appPaths } from '../routes/app-paths.ts';
import { notFoundRoute, offlineRoute, pageFile, publicRoutes } from '../routes/public-routes.ts';
import { type ShellName, shellOf } from '../routes/shells.ts';
import { type DoorFacts, type HallFacts, SHELL_FACTS } from '../shell-facts.ts';
import { artworkOf, ministryArtwork } from './artwork.ts';
import { type DocumentParts, writeDocument } from './document.ts';
import { PageIslands, PageIslandsProvider, PRELOADS } from './island.tsx';
import { FIRST_VIEW_END } from './layout/first-view-end.tsx';
import { SiteLayout } from './layout/site-layout.tsx';
import { PageProvider, pageState } from './page-context.ts';
import { publishedPhotographs } from './published-photos.ts';
import { sectionsOf } from './sections/page-sections.ts';
import { type ShareDrawer, shareOfPage, sharePictures } from './share/share-pictures.ts';
import type { shellBody } from './shell-body.tsx';
import { robots, SECURITY_TXT, securityTxt, sitemap, speculationRules, webManifest } from './site-files.ts';
import { sectionList, structuredData } from './structured-data.ts';

/** Addresses of what the builds for browsers made. */
export interface SiteAssets {
  readonly boot: string;
  readonly styles: readonly string[];
  /** Script that hydrates islands, then its imports and theirs. */
  readonly runtime: readonly string[];
  readonly islands: Readonly<Record<IslandName, string>>;
  /** The signed-in application: its script, and by shell what its first screen needs beside that. */
  readonly app: {
    readonly script: string;
    readonly shells: Readonly<
      Record<ShellName, { readonly scripts: readonly string[]; readonly styles: readonly string[] }>
    >;
  };
  /** The page of an enrolled phone. */
  readonly door: { readonly script: string; readonly styles: readonly string[] };
  /** The page of the projector in the hall. */
  readonly hall: { readonly script: string; readonly styles: readonly string[] };
  /** The guide as HTML. */
  readonly guide: { readonly html: string; readonly styles: readonly string[] };
  /** Look of the pictures of shared links. */
  readonly shareVersion: string;
  /** Name of the build, for its service worker; none without a worker. */
  readonly build?: string | undefined;
}

interface PageModule {
  readonly Page: ComponentType;
}

const modules = import.meta.glob<PageModule>('./pages/*-page.tsx', { eager: true });

/** Photographs that the build converted: `scripts/photographs.ts`. */
const files = import.meta.glob<PictureSource>('../../generated/photographs/*.json', {
  eager: true,
  import: 'default',
});
const photographs = Object.fromEntries(
  Object.entries(files).map(([path, source]) => [path.replace(/^.*\/|\.json$/g, ''), source]),
);

/** Text of the door's document until its script has come. */
const OPENING =
  '<main data-opening><p role="status">Abriendo la puerta…</p><noscript><p>La puerta necesita JavaScript. Actívalo en este navegador.</p></noscript></main>';

/** Text of the projector's document until its script has come. */
const LIGHTING =
  '<main data-opening><p role="status">Encendiendo la ventana…</p><noscript><p>La pantalla necesita JavaScript. Actívalo en este navegador.</p></noscript></main>';

const INLINE = /<script(?! type="application\/json")|\sstyle="/;

/** @throws Error where the policy would refuse a part of a body. */
function checked(name: string, body: string): string {
  if (INLINE.test(body))
    throw new Error(`site: ${name} holds inline script or style, which its policy refuses.`);
  return body;
}

/** Description of a page for search engines. */
function descriptionOf(name: PageName, { church, schedules, menu, home }: SiteContent): string {
  const sentence = (line: string) => (/[!?…]$/.test(line) ? line : line.replace(/\.*$/, '.'));
  const words: Readonly<Record<string, string>> = {
    '{secciones}': listWords(sectionsOf(menu, seo[name].path).map(({ label }) => label)),
    '{lineas}': home.hero.typed.map(sentence).join(' '),
  };
  return filler(
    church,
    schedules,
  )(previews[name].description.replace(/\{\w+\}/g, (whole) => words[whole] ?? whole));
}

/**
 * Renders the site's documents; the server calls it whenever what they are made of changes.
 * @param bodies - render what the application's documents show before its script, and the guide; not imported here, as their
 * styles are none of the public pages'.
 * @param loadShare - what draws the pictures of shared links; without it there are none.
 */
export function createRenderer(
  assets: SiteAssets,
  bodies: { readonly shell: typeof shellBody; readonly guide: typeof guideBody },
  loadShare?: ShareDrawer['load'],
): SiteRenderer {
  const shared = ({ site: { church }, publicUrl }: PageFacts) =>
    ({
      siteName: church.product,
      locale: church.locale,
      themeColors: { light: palette.papel, dark: palette.noche },
      boot: assets.boot,
      description: '',
      publicUrl,
    }) satisfies Partial<DocumentParts>;

  /** Parts of a document whose script draws it from `known`. */
  const drawnFrom = (facts: PageFacts, known: ShellFacts | DoorFacts | HallFacts) =>
    ({
      ...shared(facts),
      translatable: false,
      data: `<script type="application/json" id="${SHELL_FACTS}">${scriptJson(known)}</script>`,
    }) satisfies Partial<DocumentParts>;

  function contentOf(name: PageName, facts: PageFacts): string {
    const module = modules[`./pages/${pageFile(name)}`];
    if (!module) throw new Error(`site: no ${pageFile(name)}`);
    const { Page } = module;
    const known = { ...photographs, ...publishedPhotographs(facts.site) };
    const page = new PageIslands(known);
    const html = renderToStaticMarkup(
      <PageProvider value={pageState(facts, seo[name].path)}>
        <PageIslandsProvider value={page}>
          <ArtworkProvider value={{ ...artworkOf(known), ...ministryArtwork }}>
            <SiteLayout>
              <Page />
            </SiteLayout>
          </ArtworkProvider>
        </PageIslandsProvider>
      </PageProvider>,
    );
    const body = page.fill(html.replace(PRELOADS, ''), assets.islands);
    return checked(name, body);
  }

  const pictures = loadShare ? sharePictures({ version: assets.shareVersion, load: loadShare }) : () => ({});
  return {
    sharePictures: pictures,
    routes: {
      pages: Object.fromEntries(
        [...publicRoutes, offlineRoute].flatMap(({ name, paths }) => paths.map((path) => [path, name])),
      ),
      app: Object.fromEntries(appPaths.map((path) => [path, shellOf(path)])),
    },
    renderPage(name, facts) {
      const { site, publicUrl } = facts;
      const { church } = site;
      const isHidden = name === notFoundRoute.name || name === offlineRoute.name;
      return writeDocument({
        ...shared(facts),
        title: pageTitle(name, church, site.titles),
        description: descriptionOf(name, site),
        share: isHidden ? undefined : shareOfPage(name, pictures(site)),
        canonicalPath: isHidden ? undefined : seo[name].path,
        worker: assets.build && '/sw.js',
        build: assets.build,
        paintAfter: FIRST_VIEW_END,
        islands: assets.runtime,
        styles: assets.styles,
        structuredData:
          name === 'home'
            ? [structuredData(site, publicUrl), facts.described]
            : [sectionList(name, site, { pictures: pictures(site), publicUrl })],
        body: contentOf(name, facts),
      });
    },
    renderShell(shell, facts) {
      const { site, hasForm, registrationOpen } = facts;
      const known: ShellFacts = { church: site.church, hasForm, registrationOpen };
      const name = shell as ShellName;
      const { scripts, styles } = assets.app.shells[name];
      return writeDocument({
        ...drawnFrom(facts, known),
        title: site.church.product,
        bootBlocksRender: true,
        modulesAtOnce: [assets.app.script],
        preloads: scripts,
        styles,
        body: checked(name, bodies.shell(name, facts)),
      });
    },
    renderDoor(facts) {
      const { church } = facts.site;
      const known: DoorFacts = { timeZone: church.timeZone };
      return writeDocument({
        ...drawnFrom(facts, known),
        title: `Puerta · ${church.product}`,
        worker: assets.build && '/sw.js',
        build: assets.build,
        modulesAtOnce: [assets.door.script],
        styles: assets.door.styles,
        body: OPENING,
      });
    },
    renderHall(facts) {
      const { product } = facts.site.church;
      const known: HallFacts = { product };
      return writeDocument({
        ...drawnFrom(facts, known),
        title: `Pantalla · ${product}`,
        modulesAtOnce: [assets.hall.script],
        styles: assets.hall.styles,
        body: LIGHTING,
      });
    },
    renderHelp(facts) {
      const { product } = facts.site.church;
      return writeDocument({
        ...shared(facts),
        title: `Ayuda · ${product}`,
        styles: assets.guide.styles,
        body: checked('help', bodies.guide({ product, html: assets.guide.html }).replace(PRELOADS, '')),
      });
    },
    renderFiles({ site, publicUrl, clock }) {
      const security = securityTxt(site.church, publicUrl, clock.date);
      return {
        '/robots.txt': robots(publicUrl),
        '/sitemap.xml': sitemap(publicUrl),
        [SPECULATION_RULES]: JSON.stringify(speculationRules()),
        '/manifest.webmanifest': JSON.stringify(webManifest(site.church, palette)),
        ...(security === null ? {} : { [SECURITY_TXT]: security }),
      };
    },
  };
}
