import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { COMPILE_HINT, chromeTarget } from '../../../packages/build-kit/src/targets.ts';
import { cspSafe, withoutPdfExtras } from '../../../packages/ui/vite-csp.js';

/** A page's files by path. */
export type PageFiles = ReadonlyMap<string, string | Uint8Array>;

const root = join(import.meta.dirname, '../../..');

/**
 * Builds an entry for production, as the site is built.
 * @param entry - its path in `bench/parts`.
 */
export async function buildPage(entry: string): Promise<PageFiles> {
  const result = (await build({
    ...cspSafe,
    root: join(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'error',
    base: './',
    // One React for all: the product's.
    resolve: {
      dedupe: ['react', 'react-dom'],
      alias: { ...cspSafe.resolve.alias, ...withoutPdfExtras, ...reactOf(root) },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: chromeTarget,
      assetsInlineLimit: 0,
      modulePreload: false,
      cssCodeSplit: false,
      chunkSizeWarningLimit: 9000,
      rolldownOptions: {
        input: join(import.meta.dirname, '..', entry),
        onLog: () => undefined,
        output: { postBanner: COMPILE_HINT },
      },
    },
  })) as Rolldown.RolldownOutput;
  const files = result.output.map(
    (file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source] as const,
  );
  const script = result.output.find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
  const styles = result.output.filter(({ fileName }) => fileName.endsWith('.css'));
  const links = styles.map(({ fileName }) => `<link rel="stylesheet" href="/${fileName}">`).join('');
  const page = `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">${links}
<script type="module" src="/${script}"></script></head><body><div id="host"></div></body></html>`;
  return new Map([...files, ['/', page]]);
}

function reactOf(folder: string): Readonly<Record<string, string>> {
  return { react: join(folder, 'node_modules/react'), 'react-dom': join(folder, 'node_modules/react-dom') };
}
