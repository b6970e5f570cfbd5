/** `node packages/widgets/scripts/npm-package.ts`: writes what the npm package holds; `prepack` runs it. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.ts';
import { customElements } from './custom-elements.ts';
import { widgetNames } from './elements.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Writes modules for bundlers, their declarations and the manifest of elements. @param folder - made anew. */
export async function writeNpmPackage(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of ['index', 'auto']) {
    writeFileSync(join(folder, `${name}.js`), await bundle({ entry: `src/${name}.ts`, format: 'es' }));
  }
  const compiler = ['-p', 'tsconfig.types.json', '--outDir', folder];
  const { status } = spawnSync('tsc', compiler, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('widgets: tsc did not write the declarations; its output is above.');
  // The compiler has the elements' files by their pattern; a page has only what the entry imports.
  const elements = widgetNames.map((name) => `import './elements/${name}/attributes.js';\n`);
  appendFileSync(join(folder, 'index.d.ts'), elements.join(''));
  writeFileSync(join(folder, 'custom-elements.json'), `${JSON.stringify(await customElements(), null, 2)}\n`);
}

if (import.meta.main) {
  process.env.NODE_ENV = 'production';
  await writeNpmPackage(join(root, 'dist/npm'));
}
