/** `npm run build` of the widgets: scripts, pages, pictures, fonts and the manifest. */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeCompressed } from '@ministerio/build-kit/compress';
import { bundle } from './bundle.ts';
import { scriptEntry, scriptNames } from './elements.ts';
import { factsOf, writeText } from './files.ts';
import { embedPage, frames } from './html/embed-page.ts';
import { widgetsPage } from './html/widgets-page.ts';
import { buildPages } from './pages.ts';
import { version } from './version.ts';

/** Fonts that `pages.ts` publishes with the pages' styles. */
const faces = [
  { family: 'Figtree Variable', file: 'figtree.woff2', weight: '400 700' },
  { family: 'Bricolage Grotesque Variable', file: 'bricolage-grotesque.woff2', weight: '700' },
];

/** Writes `fuentes.css`, for pages that use the church's fonts in the widgets. */
async function writeFontStyles(dist: string): Promise<void> {
  const css = faces.map(
    ({ family, file, weight }) =>
      `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url("/widgets/${version}/${file}") format("woff2")}`,
  );
  await writeText(join(dist, 'fuentes.css'), `${css.join('\n')}\n`);
}

const rosettesScript = fileURLToPath(new URL('../../ui/scripts/rosettes.ts', import.meta.url));

/** Draws the crops of the church's window that replace missing pictures. @param folder - absolute. */
async function writeRosettes(folder: string): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'vitral-'));
  try {
    const { status } = spawnSync(process.execPath, [rosettesScript, scratch], { stdio: 'inherit' });
    if (status !== 0) throw new Error('widgets: drawing the rosettes failed; its output is above.');
    for (const name of globSync('{sunrise,center,corner,arc,rim,petals}-*.svg', { cwd: scratch })) {
      await writeText(join(folder, name), readFileSync(join(scratch, name), 'utf8'));
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

process.env.NODE_ENV = 'production';
const dist = fileURLToPath(new URL('../dist', import.meta.url));
// Folders of other versions stay: pages use them by their hashes.
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
