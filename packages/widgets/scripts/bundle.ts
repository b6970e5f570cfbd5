import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserTargets, COMPILE_HINT } from '@ministerio/build-kit/targets';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { spanishWords } from '../../ui/scripts/spanish-words.ts';
import { cssModuleNamespace, cssModules } from './css-modules.ts';
import { elements, scriptEntry } from './elements.ts';
import { inlineStyles } from './inline-styles.ts';
import { version } from './version.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));

/** How a bundle is made. */
export interface BundleOptions {
  /** A file from the package's folder, or a widget's `scriptEntry`. */
  readonly entry: string;
  /** `iife` runs as a classic script and as a module; `es` is for other people's bundlers. @default 'iife' */
  readonly format?: 'iife' | 'es';
  /** Packages that stay imports, to examine our own code. */
  readonly external?: RegExp;
}

/** The components import React; here it is preact (docs/adr/0013). */
const alias = [
  { find: 'react-dom/client', replacement: 'preact/compat/client' },
  { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
];

/** Bundles one entry with its styles inside. @returns the script. */
export async function bundle(options: BundleOptions): Promise<string> {
  const { entry, format = 'iife', external = /^$/ } = options;
  const input = entry.startsWith('virtual:') ? entry : join(folder, entry);
  const config: InlineConfig = {
    root: folder,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    // By default it follows NODE_ENV, which a test runner sets.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [elements(), spanishWords(), inlineStyles(), cssModuleNamespace()],
    resolve: { alias, dedupe: ['preact'] },
    define: {
      'process.env.NODE_ENV': '"production"',
      __WIDGET_VERSION__: JSON.stringify(version),
    },
    css: { modules: cssModules },
    build: {
      write: false,
      target: browserTargets,
      copyPublicDir: false,
      cssCodeSplit: false,
      lib: {
        entry: input,
        formats: [format],
        name: 'MinisterioBundle',
        fileName: 'widget',
        cssFileName: 'widget',
      },
      rolldownOptions: { input, external, output: { minify: true, extend: false } },
    },
  };
  const result = (await build(config)) as Rolldown.RolldownOutput | Rolldown.RolldownOutput[];
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output?.output.find((file) => file.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error(`widgets: ${entry} gave no script.`);
  return `${COMPILE_HINT}\n${chunk.code}`;
}

/** Parts that a page may style with `::part()`: every part that the components of a widget's bundle name. */
export async function partsOf(widget: string): Promise<readonly string[]> {
  const script = await bundle({ entry: scriptEntry(widget) });
  const named = [...script.matchAll(/\bpart:\s*[`"']([\w-]+)[`"']/g)].map(([, part = '']) => part);
  return [...new Set(named)].sort();
}
