/** `npm run build` of the widgets: scripts, pages, pictures, fonts and the manifest. */
import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeCompressed } from '@ministerio/build-kit/compress';
import { browserTargets } from '@ministerio/build-kit/targets';
import { build } from 'vite';
import { writeFontStyles, writeRosettes } from './assets.ts';
import { bundle } from './bundle.ts';
import { scriptEntry, scriptNames } from './elements.ts';
import { factsOf, writeText } from './files.ts';
import { embedPage, frames } from './html/embed-page.ts';
import { widgetsPage } from './html/widgets-page.ts';
import { version } from './version.ts';

process.env.NODE_ENV = 'production';
const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
// Folders of other versions stay: other sites refer to them, with their hashes.
const versioned = join(dist, version);
mkdirSync(versioned, { recursive: true });

const facts = new Map<string, ReturnType<typeof factsOf>>();
for (const name of scriptNames) {
  const script = await bundle({ entry: scriptEntry(name) });
  facts.set(`${name}.js`, factsOf(script));
  for (const folder of [dist, versioned]) await writeText(join(folder, `${name}.js`), script);
}
await buildPages(versioned);
await writeRosettes(join(versioned, 'vitral'));
await writeFontStyles(dist);
for (const name of globSync('{page,embed}*.{js,css}', { cwd: versioned })) {
  await writeCompressed(join(versioned, name), readFileSync(join(versioned, name)));
}

for (const name of Object.keys(frames)) {
  const integrity = facts.get(`${name}.js`)?.integrity ?? '';
  await writeText(join(dist, 'embed', `${name}.html`), embedPage(name, integrity));
}
await writeText(join(dist, 'index.html'), widgetsPage());

const files = Object.fromEntries(
  [...facts].map(([name, fact]) => [name, { path: `/widgets/${version}/${name}`, ...fact }]),
);
await writeText(join(dist, 'manifest.json'), `${JSON.stringify({ version, files }, null, 2)}\n`);
console.log(
  `widgets: ${[...facts].map(([name, { brotli }]) => `${name} ${brotli}`).join(', ')} bytes in brotli`,
);

/** Builds scripts and styles of the pages at /widgets/ and /embed/. @param outDir - the version's folder. */
async function buildPages(outDir: string): Promise<void> {
  await build({
    root,
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
