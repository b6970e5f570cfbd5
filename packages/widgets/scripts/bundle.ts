import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { markedClass } from './class-names.ts';
import { componentSource } from './component-source.ts';
import { inlineStyles } from './inline-styles.ts';
import { CONTENT, staticContent } from './static-content.ts';
import { jsTarget } from './targets.ts';
import { version } from './version.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));

/**
 * Most of a widget runs as it starts. Chromium then compiles it whole while it arrives, off the page's thread, instead
 * of each function when it is first called; others read a comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** How a bundle is made. */
export interface BundleOptions {
  /** Entry, from the package's folder. */
  readonly entry: string;
  /** `iife` runs as a classic script and as a module; `es` is for other people's bundlers. @default 'iife' */
  readonly format?: 'iife' | 'es';
  /** What draws the components; the others are only measured. @default 'own' */
  readonly runtime?: 'own' | 'preact' | 'react';
  /** File of a module in the place of the church's content, to measure without it. */
  readonly content?: string | undefined;
}

const own = (name: string) => fileURLToPath(new URL(`../src/react/${name}.ts`, import.meta.url));

const ownRuntime = [
  { find: 'react-dom/client', replacement: own('react-dom-client') },
  { find: 'react/jsx-runtime', replacement: own('jsx-runtime') },
  { find: /^react$/, replacement: own('react') },
  { find: 'class-variance-authority', replacement: own('class-variance-authority') },
];

const preact = [
  { find: 'react-dom/client', replacement: 'preact/compat/client' },
  { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
];

const aliases = { own: ownRuntime, preact, react: [] };

/** Bundles one entry with its styles inside. @returns the script. */
export async function bundle(options: BundleOptions): Promise<string> {
  const { entry, format = 'iife', runtime = 'own', content } = options;
  const ownContent = content ? [{ find: CONTENT, replacement: content }] : [];
  const config: InlineConfig = {
    root: folder,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    // Also where a test runner calls: by itself it follows NODE_ENV.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [componentSource(), staticContent(content), inlineStyles()],
    resolve: { alias: [...ownContent, ...aliases[runtime]], dedupe: ['preact', 'react', 'react-dom'] },
    define: {
      'process.env.NODE_ENV': '"production"',
      __WIDGET_VERSION__: JSON.stringify(version),
    },
    css: { modules: { generateScopedName: (name, file) => markedClass(name, file) } },
    build: {
      write: false,
      target: jsTarget,
      copyPublicDir: false,
      cssCodeSplit: false,
      lib: { entry, formats: [format], name: 'MinisterioBundle', fileName: 'widget', cssFileName: 'widget' },
      rolldownOptions: { output: { minify: true, extend: false } },
    },
  };
  const result = (await build(config)) as Rolldown.RolldownOutput | Rolldown.RolldownOutput[];
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output?.output.find((file) => file.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error(`widgets: ${entry} gave no script.`);
  return `${COMPILE_HINT}\n${chunk.code}`;
}
