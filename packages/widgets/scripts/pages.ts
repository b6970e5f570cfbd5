import { fileURLToPath } from 'node:url';
import { browserTargets } from '@ministerio/build-kit/targets';
import { build } from 'vite';
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
      target: browserTargets,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { page: 'src/page/page.ts', embed: 'src/embed/embed.ts' },
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
}
