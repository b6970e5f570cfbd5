import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, build, type Plugin, type Rolldown } from 'vite';
import { spanishWords } from '../../../packages/ui/scripts/spanish-words.ts';
import type { SiteAssets } from '../src/public/renderer.tsx';
import type { ShareAssets } from '../src/public/share/share-assets.ts';
import type { OfflineTable } from '../src/worker/offline-table.ts';
import { type BuiltFiles, takeManifest } from './manifest.ts';
import { folders } from './paths.ts';

/** The module that hydrates islands. */
export const HYDRATE = 'hydrate';
export const moduleOf = (name: string) => `src/islands/${name}.tsx`;

/** Names of the islands: every component of the folder but what they have in common. */
export const islandModules: readonly string[] = globSync('*.tsx', { cwd: join(folders.site, 'src/islands') })
  .map((file) => file.replace('.tsx', ''))
  .filter((name) => name !== HYDRATE && name !== 'island-root');

const quiet = { root: folders.site, logLevel: 'warn' } as const;

async function bundle(
  rolldownOptions: Rolldown.RolldownOptions,
  options: BuildOptions = {},
): Promise<BuiltFiles> {
  await build({
    ...quiet,
    build: { ...options, outDir: folders.dist, manifest: true, rolldownOptions },
  });
  return takeManifest(folders.dist);
}

/** All styles in one file, and no preloads: the renderer names them in the page. */
const oneSheet: BuildOptions = { cssCodeSplit: false, modulePreload: false };

/** Code that so many parts share goes into one file: many small ones compress worse and cost a request each. */
const sharedBy = (minShareCount: number): Rolldown.OutputOptions => ({
  codeSplitting: { groups: [{ name: 'comun', minShareCount }] },
});

/**
 * Scripts of the public pages: a module for each island, one that hydrates them, and what they share. Their styles are
 * those of the pages.
 */
export async function buildIslands(): Promise<BuiltFiles> {
  const input = Object.fromEntries([HYDRATE, ...islandModules].map((name) => [name, moduleOf(name)]));
  const plugins = [spanishWords(), withoutStyles];
  return bundle({ input, output: sharedBy(2), plugins, preserveEntrySignatures: 'strict' }, oneSheet);
}

/**
 * One style sheet: of all public pages and islands, or of the guide, which visitors of those do not load. The script that
 * comes with it is thrown away: pages are rendered by the server.
 * @param entry - its module.
 */
export function buildStyles(name: string, entry: string): Promise<BuiltFiles> {
  // Its exports are its whole purpose: without them nothing would be left of the pages.
  return bundle(
    { input: { [name]: entry }, plugins: [withoutScripts], preserveEntrySignatures: 'strict' },
    oneSheet,
  );
}

/** Leaves one kind of file out of a build. */
const without = (name: string, isUnwanted: (file: string) => boolean): Plugin => ({
  name,
  generateBundle: {
    order: 'post',
    handler(_options, files) {
      for (const file of Object.keys(files)) if (isUnwanted(file)) delete files[file];
    },
  },
});
const withoutStyles = without('without-styles', (file) => file.endsWith('.css'));
const withoutScripts = without('without-scripts', (file) => file.endsWith('.js'));

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
 * A page of its own, with one script and one sheet: the enrolled phone's, which the worker keeps for a door without a signal,
 * and the projector's.
 * @param entry - its module.
 */
export async function buildOwnPage(name: string, entry: string): Promise<BuiltFiles> {
  const input = { [name]: entry };
  return bundle({ input, output: { codeSplitting: false }, plugins: [spanishWords()] }, oneSheet);
}

/**
 * Scripts and styles of the signed-in application. A build of its own: sharing chunks with the public pages
 * would add its router and libraries to the first visit.
 */
export function buildApp(): Promise<BuiltFiles> {
  return bundle({ input: { app: 'src/app-main.tsx' }, output: sharedBy(4) });
}

/** A module for the server: one file beside `dist`, which is never served. */
async function buildForServer(name: string, entry: string, define: Readonly<Record<string, unknown>>) {
  const output = {
    entryFileNames: '[name].js',
    codeSplitting: false,
    // Readable where an error points into it; of the comments only licences are kept.
    comments: { legal: true, jsdoc: false, annotation: false },
  } as const;
  const written = Object.entries(define).map(([constant, value]) => [constant, JSON.stringify(value)]);
  await build({
    ...quiet,
    define: Object.fromEntries(written),
    build: {
      outDir: folders.renderer,
      emptyOutDir: false,
      ssr: true,
      rolldownOptions: { input: { [name]: entry }, output },
    },
  });
}

/** The module that renders the pages. */
export async function buildRenderer(assets: SiteAssets): Promise<void> {
  rmSync(folders.renderer, { recursive: true, force: true });
  await buildForServer('renderer', 'src/public/built-renderer.ts', { __SITE_ASSETS__: assets });
}

/** The module that draws pictures for sharing; the renderer loads it from beside itself. */
export async function buildShare(assets: ShareAssets): Promise<void> {
  await buildForServer('share', 'src/public/share/built-share.ts', { __SHARE_ASSETS__: assets });
}
