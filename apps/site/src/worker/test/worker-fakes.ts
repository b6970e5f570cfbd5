import { createHash } from 'node:crypto';
import { BuildCache, type CacheLike } from '../build-cache.ts';
import type { OfflineTable } from '../offline-table.ts';

/** A server's responses by path. */
export type Answers = Readonly<Record<string, string>>;

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** A page of the build `b1`. */
export const pageOf = (words: string, build = 'b1') => `<script data-build="${build}"></script>${words}`;

/** The test server's responses. */
export const site: Answers = {
  '/Inicio': pageOf('inicio'),
  '/ministerios': pageOf('ministerios'),
  '/sin-conexion': pageOf('sin red'),
  '/assets/style.css': 'body{}',
  '/assets/public.js': 'hola()',
  '/assets/arc.svg': '<svg/>',
  '/puerta': pageOf('puerta'),
  '/assets/door.js': 'puerta()',
};

/** A build with two pages, one style sheet, one script and one picture. */
export const table: OfflineTable = {
  build: 'b1',
  pages: { '/inicio': '/Inicio', '/': '/Inicio', '/ministerios': '/ministerios' },
  offlinePage: '/sin-conexion',
  assets: Object.fromEntries(
    Object.entries(site)
      .filter(([path]) => path.startsWith('/assets/'))
      .map(([path, text]) => [path, hashOf(text)]),
  ),
  shell: ['/assets/style.css'],
  scripts: ['/assets/public.js'],
  door: { page: '/puerta', files: ['/assets/door.js'] },
};

/** A cache over a map. */
export function cacheInMemory() {
  const cached = new Map<string, Response>();
  const cache: CacheLike = {
    match: async (path) => cached.get(String(path))?.clone(),
    put: async (path, answer) => void cached.set(String(path), answer),
  };
  return { cache: new BuildCache(table, async () => cache), cached };
}
