/**
 * Builds the package that other teams install into `dist` (docs/adr/0018): scripts, declarations, style sheets, fonts and a
 * `package.json` of its own. `pnpm pack` runs it and packs that folder.
 */
import { copyFileSync, cpSync, globSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeDeclarations } from './declarations.ts';
import { moduleEntries, packagesFolder } from './entries.ts';
import { packageManifest } from './manifest.ts';
import { buildModules, buildStandalone } from './scripts.ts';
import { writeStyles } from './styles.ts';

const ui = join(packagesFolder, 'ui');

/** Files that are packed as they are, by their source. */
const copies = {
  'src/tokens/fonts': 'fonts',
  'vendor-patches': 'vendor-patches',
  'vite-csp.js': 'vite-csp.js',
  'vite-csp.d.ts': 'vite-csp.d.ts',
  'README.md': 'README.md',
  '../../LICENSE': 'LICENSE',
} as const;

/** Builds the package. @param outDir - absolute; what was in it is removed. */
export async function buildPackage(outDir: string): Promise<void> {
  const entries = moduleEntries();
  const output = await buildModules(entries.values(), outDir);
  writeDeclarations(entries.values(), outDir);
  const sheets = writeStyles(output, outDir);
  for (const file of output) if (file.fileName.endsWith('.css')) rmSync(join(outDir, file.fileName));
  await buildStandalone(entries, join(outDir, 'standalone'));
  rmSync(join(outDir, 'standalone/styles.css'));
  for (const [from, to] of Object.entries(copies)) {
    cpSync(join(ui, from), join(outDir, to), {
      recursive: true,
      filter: (file) => !file.endsWith('.test.ts'),
    });
  }
  for (const file of globSync('src/tokens/generated/*.json', { cwd: ui })) {
    copyFileSync(join(ui, file), join(outDir, 'tokens', file.replace(/.*[\\/]/, '')));
  }
  writeFileSync(join(outDir, 'style-sheet.d.ts'), '/** A style sheet has no values. */\nexport {};\n');
  const manifest = packageManifest(entries, output, sheets);
  writeFileSync(join(outDir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

if (import.meta.main) await buildPackage(resolve(ui, 'dist'));
