import type { PublicDirs } from '../app-options.ts';
import type { PageStore } from '../pages/page-store.ts';
import { readFolder } from './read-folder.ts';
import { saveDataPhotographs } from './save-data.ts';
import type { FileRule, StaticFile } from './static-file.ts';

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const ALWAYS_ASK = 'no-cache';
const FIVE_MINUTES = 'public, max-age=300';
const HOUR = 'public, max-age=3600';

export interface Found {
  readonly status: 200 | 404;
  readonly file: StaticFile;
  /** A smaller version, for visitors with Save-Data. */
  readonly saveDataFile?: StaticFile;
}

/**
 * Every path outside /api: documents, then the files of the builds of site and widgets, read into memory.
 * @param pages - null where the site is not built.
 */
export function siteTable({ site, widgets }: PublicDirs, publicUrl: string | null, pages: PageStore | null) {
  const files = readFolder(site, publicUrl, siteRule);
  const saveDataFile = saveDataPhotographs(files);
  const widgetFiles = readFolder(widgets, publicUrl, widgetRule);

  function fileOf(path: string): StaticFile | undefined {
    const page = pages?.find(path);
    if (page !== undefined) return page;
    if (path === '/widgets' || path === '/widgets/') return widgetFiles.get('index.html');
    if (path.startsWith('/widgets/')) return widgetFiles.get(path.slice('/widgets/'.length));
    if (path.startsWith('/embed/')) return widgetFiles.get(`embed/${path.slice('/embed/'.length)}.html`);
    return files.get(path.slice(1));
  }

  return {
    /** @param path - decoded, with a leading slash, without query. @returns null where not even a 404 page is built. */
    find(path: string): Found | null {
      const file = fileOf(path);
      const small = saveDataFile.get(path.slice(1));
      if (file !== undefined) return { status: 200, file, ...(small ? { saveDataFile: small } : {}) };
      const notFound = pages?.notFound;
      return notFound === undefined ? null : { status: 404, file: notFound };
    },
  };
}

function siteRule(path: string): FileRule {
  if (path.startsWith('embed/') || path.startsWith('embed.')) {
    return { headers: 'embed', cacheControl: path.startsWith('embed/assets/') ? IMMUTABLE : ALWAYS_ASK };
  }
  const isPassive = /\.(css|woff2|png|jpe?g|webp|avif|svg|ico)$/.test(path);
  // The page's policy is 300 bytes, which a first visit would pay for with each of its pictures; scripts may be workers,
  // whose policy is their own file's.
  // A preview in the panel is a page without an origin, which gets fonts only as other sites do (R63).
  const headers = path.endsWith('.woff2') ? 'cross-origin-passive' : isPassive ? 'passive' : 'page';
  if (path.startsWith('assets/')) return { headers, cacheControl: IMMUTABLE };
  return { headers, cacheControl: isPassive ? HOUR : ALWAYS_ASK };
}

function widgetRule(path: string): FileRule {
  if (path.startsWith('embed/')) return { headers: 'embed', cacheControl: ALWAYS_ASK };
  if (path.endsWith('.html')) return { headers: 'page', cacheControl: ALWAYS_ASK };
  const isVersioned = /^\d+\.\d+\.\d+\//.test(path);
  return { headers: 'cross-origin-file', cacheControl: isVersioned ? IMMUTABLE : FIVE_MINUTES };
}
