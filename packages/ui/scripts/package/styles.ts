import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { browserTargets } from '@ministerio/build-kit/targets';
import { bundle, type Targets, transform } from 'lightningcss';
import { packagesFolder, readManifest } from './entries.ts';
import type { BuildOutput } from './scripts.ts';

/** Folders of sources whose styles are in the sheet of that name, in the order of the cascade. */
const sheets = {
  primitives: ['internal/', 'primitives/'],
  composed: ['composed/'],
} as const;

/** `safari16.4` as lightningcss has it: a byte each for major, minor and patch. */
const targets: Targets = Object.fromEntries(
  browserTargets.map((target) => {
    const [, name = '', major = '0', minor = '0'] = /^([a-z]+)(\d+)(?:\.(\d+))?$/.exec(target) ?? [];
    return [name, (Number(major) << 16) | (Number(minor) << 8)];
  }),
);

/**
 * Paths of the modules' style sheets, each after those of the modules that its module imports: within a layer the later
 * rule wins, and it is the importing component's.
 */
function inOrder(output: BuildOutput): ReadonlySet<string> {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const seen = new Set<string>();
  const found = new Set<string>();
  const visit = (name: string): void => {
    const chunk = chunks.get(name);
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const imported of [...chunk.imports, ...chunk.dynamicImports]) visit(imported);
    for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
  };
  for (const name of [...chunks.keys()].sort()) visit(name);
  return found;
}

/**
 * Writes the style sheets into the package: `styles.css` has all that primitives and composed components need, and there
 * is one sheet for each of its parts.
 * @param output - of the scripts' build, with one style sheet for each module.
 * @returns names of the sheets that the workspace's package does not export.
 */
export function writeStyles(output: BuildOutput, outDir: string): string[] {
  const files = [...inOrder(output)];
  const write = (name: string, css: string) =>
    writeFileSync(
      join(outDir, name),
      transform({ filename: name, code: Buffer.from(css), minify: true, targets }).code,
    );
  const sheet = (name: keyof typeof sheets) =>
    files
      .filter((file) => sheets[name].some((folder) => file.startsWith(folder)))
      .map((file) => readFileSync(join(outDir, file), 'utf8'))
      .join('\n');
  const order = readFileSync(join(packagesFolder, 'ui/src/tokens/layers.css'), 'utf8');
  const layers = Object.keys(sheets) as (keyof typeof sheets)[];
  for (const name of layers) write(`${name}.css`, order + sheet(name));
  const components = sheet('primitives') + sheet('composed');
  for (const target of Object.values(readManifest('ui').exports)) {
    if (typeof target !== 'string' || !target.endsWith('.css')) continue;
    const name = basename(target);
    const own = bundle({ filename: join(packagesFolder, 'ui', target), targets }).code.toString();
    if (name === 'styles.css') write('foundation.css', own);
    write(name, name.startsWith('styles') ? own + components : own);
  }
  return ['foundation.css', ...layers.map((name) => `${name}.css`)];
}
