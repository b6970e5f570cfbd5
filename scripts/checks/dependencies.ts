/**
 * Holds that every package that somebody here chose has its line in docs/dependencies.md, and that no line speaks of
 * one that is gone. Others' packages that the benchmark measures are listed there too. What several packages of the
 * workspace use is `catalog:` in each; the benchmark, an installation of its own, has the product's versions.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';

const PAGE = 'docs/dependencies.md';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

function chosenIn(file: string): readonly (readonly [name: string, version: string])[] {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
    ([, version]) => !version.startsWith('workspace:'),
  );
}

const manifests = [
  'package.json',
  ...globSync('{packages,apps}/*/package.json'),
  'e2e/package.json',
  'bench/package.json',
];
const chosen = new Map<string, { readonly file: string; readonly version: string }>();
const problems: string[] = [];
const mend =
  'its version belongs into the catalog of pnpm-workspace.yaml, and `catalog:` into each package.json';
for (const file of manifests.filter((path) => existsSync(path))) {
  for (const [name, version] of chosenIn(file)) {
    const other = chosen.get(name);
    if (other && other.version !== version) {
      problems.push(`${name} is ${version} in ${file} and ${other.version} in ${other.file}: ${mend}`);
    }
    chosen.set(name, { file, version });
  }
}
const rows = readFileSync(PAGE, 'utf8').matchAll(/^\| (`.+?`) +\|/gm);
const told = new Set(
  [...rows].flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name)),
);

problems.push(
  ...[...chosen]
    .filter(([name]) => !told.has(name))
    .map(
      ([name, { file }]) => `${name} of ${file} has no line in ${PAGE}: why this one, and instead of what?`,
    ),
  ...[...told].filter((name) => !chosen.has(name ?? '')).map((name) => `${name} in ${PAGE} is no dependency`),
);
for (const problem of problems) console.error(problem);
console.log(`dependencies: ${chosen.size} chosen, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
