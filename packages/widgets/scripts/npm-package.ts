/** `node packages/widgets/scripts/npm-package.ts`: writes the npm package; `pnpm pack` runs it and packs that folder. */
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.ts';
import { customElements } from './custom-elements.ts';
import { widgetNames } from './elements.ts';
import { version } from './version.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The package's own `package.json`: a bundle has everything inside, so it asks for no other package. */
const manifest = {
  name: '@ministerio/widgets',
  version,
  description: 'Custom elements of a church youth ministry: questions, sermons, schedule, activities',
  license: 'MIT',
  type: 'module',
  sideEffects: ['./auto.js'],
  exports: {
    ...Object.fromEntries(
      Object.entries({ '.': 'index', './auto': 'auto', './react': 'react', './preact': 'preact' }).map(
        ([name, file]) => [name, { types: `./${file}.d.ts`, default: `./${file}.js` }],
      ),
    ),
    './custom-elements.json': './custom-elements.json',
    './package.json': './package.json',
  },
  customElements: 'custom-elements.json',
};

/** Declarations with the names of built files, which every module resolution finds, and without styles. */
const forAnyCompiler = (declarations: string) =>
  declarations.replace(/^import '[^']+\.css';\n/gm, '').replace(/(from '\.[^']+)\.ts'/g, "$1.js'");

/** Writes modules for bundlers, their declarations and the manifest of elements. @param folder - made anew. */
export async function writeNpmPackage(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of ['index', 'auto']) {
    writeFileSync(join(folder, `${name}.js`), await bundle({ entry: `src/${name}.ts`, format: 'es' }));
  }
  // Types alone; a bundler that resolves the import finds an empty module.
  for (const name of ['react', 'preact']) writeFileSync(join(folder, `${name}.js`), 'export {};\n');
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
  for (const file of globSync('**/*.d.ts', { cwd: folder })) {
    const path = join(folder, file);
    writeFileSync(path, forAnyCompiler(readFileSync(path, 'utf8')));
  }
  const files = { 'custom-elements.json': await customElements(), 'package.json': manifest };
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, name), `${JSON.stringify(content, null, 2)}\n`);
  }
  copyFileSync(join(root, 'README.md'), join(folder, 'README.md'));
  copyFileSync(join(root, '../../LICENSE'), join(folder, 'LICENSE'));
}

if (import.meta.main) {
  process.env.NODE_ENV = 'production';
  await writeNpmPackage(join(root, 'dist/npm'));
}
