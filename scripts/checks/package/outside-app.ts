import { cpSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Packed } from './packed.ts';

/** Folders of the workspace that have what the packages and an app may ask for. */
const installedIn = ['packages/ui/node_modules', 'packages/widgets/node_modules', 'node_modules'];

/** Where the workspace has a package installed. */
function installed(name: string): string {
  for (const folder of installedIn) {
    try {
      return realpathSync(resolve(folder, name));
    } catch {
      // Not in this one.
    }
  }
  throw new Error(`package: '${name}' is asked for and not installed in the workspace.`);
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Packages that a package asks for. @param optional - whether its optional peers are among them. */
export function askedFor(folder: string, optional: boolean): string[] {
  const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifestOf(folder);
  const peers = Object.keys(peerDependencies).filter(
    (name) => optional || !peerDependenciesMeta[name]?.optional,
  );
  return [...Object.keys(dependencies), ...peers];
}

/**
 * Makes an app outside of the repository: from templates, with packed packages and with what these ask for, as an
 * installer would put it there, and nothing else.
 * @param templates - folders in `packages/ui/outside-app`, whose files it gets.
 * @param app - folder to make.
 * @param tools - packages that the app asks for itself.
 * @param optional - whether it also has every optional peer.
 */
export function makeOutsideApp(
  templates: readonly string[],
  app: string,
  packages: readonly Packed[],
  { tools = [], optional = false }: { tools?: readonly string[]; optional?: boolean } = {},
): void {
  for (const template of templates)
    cpSync(join('packages/ui/outside-app', template), app, { recursive: true });
  const place = (name: string) => {
    const path = join(app, 'node_modules', name);
    mkdirSync(dirname(path), { recursive: true });
    return path;
  };
  const asked = new Set([...packages.flatMap(({ folder }) => askedFor(folder, optional)), ...tools]);
  for (const name of asked) symlinkSync(installed(name), place(name), 'junction');
  // Copied: what a link leads to would look for its dependencies where it is.
  for (const { name, folder } of packages) cpSync(folder, place(name), { recursive: true });
}

/** Where pnpm has what a package asks for: beside it. */
function beside(folder: string, ownName: string, name: string): string {
  return realpathSync(join(folder, ...ownName.split('/').map(() => '..'), name));
}

/** Packages that an installer puts into an app, React left out: folders by names. */
export function installedFor({ name: root, folder }: Packed): ReadonlyMap<string, string> {
  const found = new Map([[root, folder]]);
  const react = new Set(['react', 'react-dom', 'scheduler']);
  for (const [owner, at] of found) {
    for (const name of askedFor(at, false)) {
      if (react.has(name) || found.has(name)) continue;
      found.set(name, owner === root ? installed(name) : beside(at, owner, name));
    }
  }
  return found;
}
