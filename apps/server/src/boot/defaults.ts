import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PublicDirs } from '../app-options.ts';

/** The repository's root, for the sources and for the built file: both are two folders below `apps/server`. */
function root(): string {
  return resolve(
    dirname(fileURLToPath(import.meta.url)),
    import.meta.url.endsWith('.ts') ? '../../../..' : '../../..',
  );
}

/** Folders of the builds of site and widgets. */
export function builtDirs() {
  return {
    site: join(root(), 'apps/site/dist'),
    widgets: join(root(), 'packages/widgets/dist'),
  } satisfies PublicDirs;
}

/** The module that renders the site's documents. */
export const rendererFile = (): string => join(root(), 'apps/site/dist-pages/renderer.js');
