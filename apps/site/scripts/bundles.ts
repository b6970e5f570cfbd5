import { COMPILE_HINT } from '@ministerio/build-kit/targets';
import { type BuildOptions, build, type Plugin, type Rolldown } from 'vite';
import { spanishWords } from '../../../packages/ui/scripts/spanish-words.ts';
import type { OfflineTable } from '../src/worker/offline-table.ts';
import { type BuiltFiles, takeManifest } from './manifest.ts';
import { folders } from './paths.ts';

const quiet = { root: folders.site, logLevel: 'warn' } as const;

async function bundle(
  rolldownOptions: Rolldown.RolldownOptions,
  options: BuildOptions = {},
): Promise<BuiltFiles> {
  await build({ ...quiet, build: { ...options, outDir: folders.dist, manifest: true, rolldownOptions } });
  return takeManifest(folders.dist);
}

/**
 * Writes the hint as the first line of files, after Vite has added its own before a file's banner.
 * @param wanted - whether a file gets it, by name.
 */
function compileHint(wanted: (name: string) => boolean): Plugin {
  return {
    name: 'compile-hint',
    generateBundle: {
      order: 'post',
      handler(_options, files) {
        for (const file of Object.values(files)) {
          if (file.type === 'chunk' && wanted(file.name)) file.code = `${COMPILE_HINT}\n${file.code}`;
        }
      },
    },
  };
}

/** Shared code of several pages goes into one file: many small ones compress worse and cost a request each. */
const output: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [{ name: 'comun', minShareCount: 2, test: /^(?!.*[\\/]src[\\/]public[\\/]pages)/ }],
  },
};

/** Scripts and styles of the public pages. */
export function buildPublic(): Promise<BuiltFiles> {
  const input = { public: 'src/public/main.tsx' };
  // One style sheet for all public pages: it is small, and the chunks need no script that loads styles.
  // Almost all of these two runs during hydration; code that waits for a press has its own files.
  const plugins = [spanishWords(), compileHint((name) => name === 'public' || name === 'comun')];
  return bundle({ input, output, plugins }, { cssCodeSplit: false, modulePreload: false });
}

/** The script in the head of every page: one file, closed in itself, as it is no module. */
export function buildBoot(): Promise<BuiltFiles> {
  return bundle({ input: { boot: 'src/boot/boot.ts' }, output: { format: 'iife' } });
}

/**
 * The service worker, `/sw.js`.
 * @param table - what it may cache, or `undefined` for the one that unregisters itself.
 */
export async function buildWorker(table: OfflineTable | undefined): Promise<void> {
  const input = { sw: table ? 'src/worker/sw.ts' : 'src/worker/sw-removal.ts' };
  const output = { format: 'iife', entryFileNames: 'sw.js' } as const;
  await build({
    ...quiet,
    define: { __OFFLINE_TABLE__: JSON.stringify(table) },
    build: { outDir: folders.dist, copyPublicDir: false, rolldownOptions: { input, output } },
  });
}

/**
 * Scripts and styles of the signed-in application. A build of its own: sharing chunks with the public pages
 * would add its router and libraries to the first visit.
 */
export function buildApp(): Promise<BuiltFiles> {
  // The PDF's code waits for a press, and is as large as all the rest.
  const plugins = [compileHint((name) => name !== 'attendance-document')];
  return bundle({ input: { app: 'src/app-main.tsx' }, plugins });
}

/** The module that renders public pages to HTML; only the build runs it. */
export async function buildPrerender(): Promise<void> {
  const input = { prerender: 'src/public/prerender.tsx' };
  await build({ ...quiet, build: { outDir: folders.prerender, ssr: true, rolldownOptions: { input } } });
}
