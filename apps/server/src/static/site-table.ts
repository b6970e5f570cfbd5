import type { PublicDirs } from '../app-options.ts';
import { type PageManifest, type PageVariant, pageLookup, readPageManifest } from './page-table.ts';
import { readFolder } from './read-folder.ts';
import { saveDataPhotographs } from './save-data.ts';
import type { FileRule, StaticFile } from './static-file.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const ALWAYS_ASK = 'no-cache';
const FIVE_MINUTES = 'public, max-age=300';
const HOUR = 'public, max-age=3600';

export interface Found {
  readonly status: 200 | 404;
  readonly file: StaticFile;
  /** A smaller version, for visitors with Save-Data. */
  readonly saveDataFile?: StaticFile;
}

/** The other variants of a page. */
export type PageForms = Readonly<Partial<Record<PageVariant, StaticFile>>>;

/** Every path outside /api, from the builds of site and widgets. */
export type SiteTable = ReturnType<typeof siteTable>;

/** Reads the builds into memory. */
export function siteTable({ site, widgets }: PublicDirs, publicUrl: string | null) {
  const files = readFolder(site, publicUrl, siteRule);
  const saveDataFile = saveDataPhotographs(files);
  const widgetFiles = readFolder(widgets, publicUrl, widgetRule);
  const pages = site === null ? null : readPageManifest(site);
  const pageOf = pages === null ? () => null : pageLookup(pages);
  const notFound = pages === null ? undefined : files.get(pages.notFound);

  function fileOf(path: string): StaticFile | undefined {
    const page = pageOf(path);
    if (page !== null) return files.get(page);
    if (path === '/widgets' || path === '/widgets/') return widgetFiles.get('index.html');
    if (path.startsWith('/widgets/')) return widgetFiles.get(path.slice('/widgets/'.length));
    if (path.startsWith('/embed/')) return widgetFiles.get(`embed/${path.slice('/embed/'.length)}.html`);
    // Pages are reached by their routes; the server's own inputs are not served.
    if (path.endsWith('.html') || path === '/pages.json' || path === '/home-template.json') return undefined;
    return files.get(path.slice(1));
  }

  return {
    /** The other variants of each page, by the usual one. */
    variants: pages === null ? new Map<StaticFile, PageForms>() : pageForms(pages, files),
    /** @param path - decoded, with a leading slash, without query. @returns null where not even a 404 page is built. */
    find(path: string): Found | null {
      const file = fileOf(path);
      const small = saveDataFile.get(path.slice(1));
      if (file !== undefined) return { status: 200, file, ...(small ? { saveDataFile: small } : {}) };
      return notFound === undefined ? null : { status: 404, file: notFound };
    },
  };
}

function pageForms(
  { pages, appShell, notFound, variants }: PageManifest,
  files: ReadonlyMap<string, StaticFile>,
): ReadonlyMap<StaticFile, PageForms> {
  const forms = new Map<StaticFile, PageForms>();
  if (variants === undefined) return forms;
  for (const page of new Set([...Object.values(pages), appShell, notFound])) {
    const [usual, sample, foreign] = ['', variants.sample, variants.foreign].map((folder) =>
      files.get(folder + page),
    );
    if (usual) forms.set(usual, { ...(sample ? { sample } : {}), ...(foreign ? { foreign } : {}) });
  }
  return forms;
}

function siteRule(path: string): FileRule {
  if (path.startsWith('embed/') || path.startsWith('embed.')) {
    return { headers: 'embed', cacheControl: path.startsWith('embed/assets/') ? IMMUTABLE : ALWAYS_ASK };
  }
  const isPassive = /\.(css|png|jpe?g|webp|avif|svg|ico|woff2)$/.test(path);
  // The page's policy is 300 bytes, which a first visit would pay for with each of its pictures; scripts may be workers,
  // whose policy is their own file's.
  const headers = isPassive ? 'passive' : 'page';
  if (path.startsWith('assets/')) return { headers, cacheControl: IMMUTABLE };
  return { headers, cacheControl: isPassive ? HOUR : ALWAYS_ASK };
}

function widgetRule(path: string): FileRule {
  if (path.startsWith('embed/')) return { headers: 'embed', cacheControl: ALWAYS_ASK };
  if (path.endsWith('.html')) return { headers: 'page', cacheControl: ALWAYS_ASK };
  const isVersioned = /^\d+\.\d+\.\d+\//.test(path);
  return { headers: 'cross-origin-file', cacheControl: isVersioned ? IMMUTABLE : FIVE_MINUTES };
}
