import type { PublishedContent } from '../content/content-store.ts';
import { type StaticFile, textFile } from '../static/static-file.ts';
import { fillPage } from './fill-page.ts';

/** Whether a path leads to a page of the widgets' build: `/widgets/`, `/embed/faq`. */
export const isEmbedPage = (path: string): boolean => /^\/(?:widgets\/?|embed\/[\w-]+)$/.test(path);

/** Fills pages of the widgets' build. Each is filled and compressed again only when the content has changed. */
export function embedPages(
  current: () => Promise<Pick<PublishedContent, 'site' | 'etag'>>,
): (built: StaticFile) => Promise<StaticFile> {
  const filled = new Map<StaticFile, { readonly etag: string; readonly file: StaticFile }>();
  return async (built) => {
    const { site, etag } = await current();
    const known = filled.get(built);
    if (known?.etag === etag) return known.file;
    const { type, cacheControl, headers, bodies } = built;
    const file = textFile(fillPage(bodies.identity.toString('utf8'), site), { type, cacheControl, headers });
    filled.set(built, { etag, file });
    return file;
  };
}
