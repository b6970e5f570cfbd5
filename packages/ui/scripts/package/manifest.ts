import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { fromPackages, packagesFolder, placeOf, readManifest } from './entries.ts';
import type { BuildOutput } from './scripts.ts';

const { version, license, peerDependencies } = readManifest('ui');

/** Peers that an app may do without, beside the components' imports: types, and Vite for `./vite-csp`. */
const toolPeers = {
  '@types/react': peerDependencies.react,
  '@types/react-dom': peerDependencies['react-dom'],
  vite: '>=6',
};

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Packages that the chunks of a folder import, together with those of all that they import. */
function packagesOf(folder: string, output: readonly Rolldown.OutputChunk[]): string[] {
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const waiting = [...chunks.keys()].filter((name) => name.startsWith(folder));
  const seen = new Set(waiting);
  for (const name of waiting) {
    const { imports = [], dynamicImports = [] } = chunks.get(name) ?? {};
    const next = [...imports, ...dynamicImports].filter((one) => !seen.has(one));
    waiting.push(...next);
    for (const one of next) seen.add(one);
  }
  const outside = [...seen].filter((name) => !chunks.has(name)).map(packageOf);
  return [...new Set(outside)].filter((name) => !(name in peerDependencies)).sort();
}

/** The range that the installed version begins: an app's other packages may want a later one. */
function rangeOf(name: string): string {
  const file = join(packagesFolder, 'ui/node_modules', name, 'package.json');
  return `^${(JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version}`;
}

const rangesOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, rangeOf(name)]));

/** A workspace export as the package has it: without the folder `src`, and built. */
function otherExports(): [name: string, target: unknown][] {
  const places: Readonly<Record<string, string>> = {
    './src/tokens/generated/*.json': './tokens/*.json',
    './src/tokens/fonts/*': './fonts/*',
  };
  return Object.entries(readManifest('ui').exports).flatMap(([name, target]): [string, unknown][] => {
    if (target === null || (typeof target === 'string' && /\.tsx?$/.test(target))) return [];
    if (typeof target !== 'string') return [[name, target]];
    return [[name, places[target] ?? styleSheet(name)]];
  });
}

const styleSheet = (name: string) => ({ types: './style-sheet.d.ts', default: name });

/**
 * The package's own `package.json`. What primitives import is a dependency; what only other components import is an
 * optional peer, so that an app that shows two buttons installs no tables and no spreadsheets.
 * @param entries - source files by exported names.
 * @param output - of the scripts' build.
 * @param sheets - names of the style sheets that the workspace's package does not export.
 */
export function packageManifest(
  entries: ReadonlyMap<string, string>,
  output: BuildOutput,
  sheets: readonly string[],
): object {
  const chunks = output.filter((file) => file.type === 'chunk');
  const needed = packagesOf('primitives/', chunks);
  const optional = packagesOf('', chunks).filter((name) => !needed.includes(name));
  const optionalPeers = { ...rangesOf(optional), ...toolPeers };
  return {
    name: '@ministerio/ui',
    version,
    description: 'Components of a church youth ministry: buttons and fields, and whole screens',
    license,
    type: 'module',
    sideEffects: ['**/*.css', '**/*.worker.js'],
    exports: Object.fromEntries([
      ...[...entries].map(([name, file]) => {
        const place = `./${placeOf(fromPackages(file)).replace(/\.tsx?$/, '')}`;
        return [name, { types: `${place}.d.ts`, default: `${place}.js` }] as const;
      }),
      ...sheets.map((name) => [`./${name}`, styleSheet(`./${name}`)] as const),
      ...otherExports(),
      ['./package.json', './package.json'],
    ]),
    dependencies: rangesOf(needed),
    peerDependencies: { ...peerDependencies, ...optionalPeers },
    peerDependenciesMeta: Object.fromEntries(
      Object.keys(optionalPeers).map((name) => [name, { optional: true }]),
    ),
  };
}
