import { church, palette } from '@ministerio/content';
import { pageTable, robots, sitemap, webManifest } from './site-files.ts';

/** The files at the root of `dist` that are written from data, as text by name. */
export function writeSiteFiles(): Readonly<Record<string, string>> {
  return {
    'pages.json': JSON.stringify(pageTable()),
    'robots.txt': robots(),
    'sitemap.xml': sitemap(),
    'manifest.webmanifest': JSON.stringify(webManifest(church, palette)),
  };
}
