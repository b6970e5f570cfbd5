import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { jsTarget } from './targets.ts';
import { version } from './version.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));

/** Builds scripts and styles of the pages at /widgets/ and /embed/. @param outDir - the version's folder. */
export async function buildPages(outDir: string): Promise<void> {
  await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    base: `/widgets/${version}/`,
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: jsTarget,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { page: 'src/page/page.ts', embed: 'src/embed/embed.ts' },
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
}
