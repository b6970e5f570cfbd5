import { extname } from 'node:path';

const types = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.rules', 'application/speculationrules+json'],
  ['.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['.xml', 'application/xml; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.ics', 'text/calendar; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
  ['.webp', 'image/webp'],
  ['.avif', 'image/avif'],
  ['.ico', 'image/x-icon'],
  ['.woff2', 'font/woff2'],
  ['.ttf', 'font/ttf'],
  ['.pdf', 'application/pdf'],
]);

const templates = new Set(['.html', '.json', '.webmanifest', '.xml', '.txt', '.ics']);

/** @returns null for a kind of file that is not served. */
export function contentTypeOf(path: string): string | null {
  return types.get(extname(path).toLowerCase()) ?? null;
}

/** Whether a file may hold the placeholder of the public address. */
export function mayNameThePublicUrl(path: string): boolean {
  return templates.has(extname(path).toLowerCase());
}
