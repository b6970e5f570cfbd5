import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';

/** The repository's folder of packages, absolute. */
export const packagesFolder = resolve(import.meta.dirname, '../../..');

/** Fields that the package takes from the `package.json` of a workspace package. */
interface WorkspaceManifest {
  readonly version: string;
  readonly license: string;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>> | null>>;
}

/** @param folder - of the workspace package, inside the folder of packages. */
export function readManifest(folder: string): WorkspaceManifest {
  return JSON.parse(readFileSync(join(packagesFolder, folder, 'package.json'), 'utf8')) as WorkspaceManifest;
}

/** A file's path from the folder of packages, with slashes. */
export const fromPackages = (file: string) => relative(packagesFolder, file).replaceAll('\\', '/');

/**
 * Folders in the package by folders of sources. Contract and content are parts of it: two buttons must not ask for a
 * church's content, and nobody can install what is published nowhere.
 */
const places = { 'ui/src/': '', 'contract/src/': 'contract/', 'content/src/': 'content/' } as const;

/**
 * Where in the package the output of a source file is.
 * @param source - path from the folder of packages, with or without its extension.
 */
export function placeOf(source: string): string {
  const found = Object.entries(places).find(([folder]) => source.startsWith(folder));
  return found ? found[1] + source.slice(found[0].length) : source;
}

const isModule = (target: unknown): target is string => typeof target === 'string' && /\.tsx?$/.test(target);

/** In a folder of the pattern `*`: its index, or the file that has its name. */
const namesItsFolder = (file: string) =>
  ['index', basename(dirname(file))].includes(basename(file).replace(/\.tsx?$/, ''));

function entriesOf(folder: string, prefix: string): [name: string, file: string][] {
  return Object.entries(readManifest(folder).exports)
    .filter(([name]) => !name.startsWith('./testing/'))
    .filter(([, target]) => isModule(target) && target.startsWith('./src/'))
    .flatMap(([name, target]) => {
      const files = globSync(String(target), { cwd: join(packagesFolder, folder) });
      const named = name.includes('*') ? files.filter(namesItsFolder) : files;
      return named.map((file): [string, string] => [
        name.replace('*', basename(dirname(file))).replace(/^\./, prefix),
        join(packagesFolder, folder, file),
      ]);
    });
}

/** Modules that the package exports: their source files by their names, such as `./primitives/button`. */
export function moduleEntries(): ReadonlyMap<string, string> {
  const entries = new Map([...entriesOf('ui', '.'), ...entriesOf('contract', './contract')]);
  return new Map([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}
