import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { browserTargets } from '@ministerio/build-kit/targets';
import * as React from 'react';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { cspSafe } from '../../vite-csp.js';
import { fromPackages, packagesFolder, placeOf } from './entries.ts';

/** Files of a build. */
export type BuildOutput = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

const startsWorker = /new Worker\(new URL\('(\.\/[\w-]+\.worker)\.ts', import\.meta\.url\)/g;

/**
 * Keeps `new Worker(new URL(…))` as it is, with the built file's name: the worker is a module of the package, which the
 * bundler of the app finds by that very form. Vite would put everything that a worker imports into one file.
 */
function workersAsModules(): Plugin {
  return {
    name: 'ministerio:workers-as-modules',
    enforce: 'pre',
    transform: {
      filter: { code: startsWorker },
      handler: (code) => ({ code: code.replace(startsWorker, "new Worker(WORKER('$1.js')"), map: null }),
    },
    renderChunk: (code) =>
      code.includes('WORKER(')
        ? { code: code.replace(/\bWORKER\((".*?")\)/g, 'new URL($1, import.meta.url)'), map: null }
        : null,
  };
}

async function run(outDir: string, config: InlineConfig): Promise<BuildOutput> {
  const result = await build({
    ...config,
    root: join(packagesFolder, 'ui'),
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    // By default it follows NODE_ENV, which a test runner sets.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    css: { modules: { generateScopedName: 'mj-[local]-[hash:base64:5]' } },
    build: { outDir, target: browserTargets, ...config.build },
  });
  const [first] = Array.isArray(result) ? result : [result];
  if (!first || !('output' in first)) throw new Error('package: the build gave no files.');
  return first.output;
}

/** Vite's warnings about its own speed are nothing to mend here. */
const checks = { pluginTimings: false };

/**
 * Compiles the sources, one file for each, so that an app's bundler drops what it does not use. Styles come as one file
 * for each module too; no script imports them, because neither Node nor a browser could.
 * @param entries - source files, absolute.
 * @param outDir - absolute; what was in it is removed.
 */
export function buildModules(entries: Iterable<string>, outDir: string): Promise<BuildOutput> {
  const workers = globSync('ui/src/**/*.worker.ts', { cwd: packagesFolder });
  const files = [...entries, ...workers.map((file) => join(packagesFolder, file))];
  return run(outDir, {
    plugins: [workersAsModules()],
    build: {
      emptyOutDir: true,
      cssCodeSplit: true,
      minify: false,
      lib: {
        entry: Object.fromEntries(files.map((file) => [fromPackages(file).replace(/\.tsx?$/, ''), file])),
        formats: ['es'],
      },
      rolldownOptions: {
        checks,
        external: (id) => /^[@a-z]/.test(id) && !id.startsWith('@ministerio/'),
        output: {
          preserveModules: true,
          preserveModulesRoot: packagesFolder,
          entryFileNames: ({ name }) => `${placeOf(name)}.js`,
          assetFileNames: ({ names: [name = ''] }) => placeOf(name),
        },
      },
    },
  });
}

const REACT = 'virtual:react';

/** React's own names, for pages that have no other way to them: it is published for bundlers alone. */
function reactModule(): Plugin {
  const names = Object.keys(React).filter((name) => /^[a-z]\w*$/i.test(name) && name !== 'default');
  return {
    name: 'ministerio:react',
    resolveId: { filter: { id: new RegExp(`^${REACT}$`) }, handler: () => `\0${REACT}` },
    load: {
      filter: { id: new RegExp(`${REACT}$`) },
      handler: () =>
        `export { ${names} } from 'react'; export { createRoot, hydrateRoot } from 'react-dom/client';`,
    },
  };
}

/**
 * Bundles primitives for pages without a bundler: everything that they import is inside, React included, and shared.
 * @param entries - source files by exported names.
 * @param outDir - absolute.
 */
export async function buildStandalone(entries: ReadonlyMap<string, string>, outDir: string): Promise<void> {
  const primitives = [...entries].filter(([name]) => name.startsWith('./primitives/'));
  const input = {
    react: REACT,
    ...Object.fromEntries(primitives.map(([name, file]) => [basename(name), file])),
  };
  await run(outDir, {
    ...cspSafe,
    plugins: [reactModule(), ...cspSafe.plugins],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      emptyOutDir: true,
      cssCodeSplit: false,
      lib: { entry: input, formats: ['es'], cssFileName: 'styles' },
      rolldownOptions: {
        checks,
        // Vite would look for a file of the virtual module's name.
        input,
        // radix marks its modules 'use client', which a bundle without a server part ignores.
        onLog: (level, log, next) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : next(level, log)),
        output: { minify: true, entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
}
