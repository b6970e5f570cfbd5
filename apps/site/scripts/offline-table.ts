import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { offlineRoute, publicRoutes } from '../src/routes/public-routes.ts';
import type { OfflineTable } from '../src/worker/offline-table.ts';

/** Characters of a hash that identify a file: 96 bits in base64url. */
const HASH_LENGTH = 16;

const hashOf = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('base64url').slice(0, HASH_LENGTH);

/** Files of the public pages with the start of their SHA-256. @param dist - before anything else is built into it. */
export function assetHashes(dist: string): Readonly<Record<string, string>> {
  const files = globSync('assets/**/*.*', { cwd: dist }).map((file) => file.replaceAll('\\', '/'));
  return Object.fromEntries(
    files.sort().map((file) => [`/${file}`, hashOf(readFileSync(join(dist, file)))] as const),
  );
}

/**
 * Files of a build that the service worker may cache.
 * @param assets - from `assetHashes`.
 * @param door - files of the door's page.
 */
export function offlineTable(
  assets: Readonly<Record<string, string>>,
  door: { readonly script: string; readonly styles: readonly string[] },
): OfflineTable {
  const doorFiles = [door.script, ...door.styles];
  const paths = Object.keys(assets).filter((path) => !doorFiles.includes(path));
  const isBoot = (path: string) => path.startsWith('/assets/boot-');
  const isScript = (path: string) => path.endsWith('.js') && !isBoot(path);
  return {
    build: hashOf(JSON.stringify(assets)),
    pages: Object.fromEntries(
      publicRoutes.flatMap(({ paths: [canonical = '/', ...others] }) =>
        [canonical, ...others].map((path) => [path.toLowerCase(), canonical]),
      ),
    ),
    offlinePage: offlineRoute.paths[0] ?? '/',
    assets,
    shell: paths.filter((path) => isBoot(path) || /\.(css|woff2)$/.test(path)),
    scripts: paths.filter(isScript),
    door: { page: '/puerta', files: [...doorFiles, ...paths.filter(isBoot)] },
  };
}
