/**
 * Checks that docs/dependencies.md has a line for every direct dependency, those of the benchmark included, and for no
 * other. A package that several workspaces use is `catalog:` in each; the benchmark, which is installed separately, has the
 * same versions.
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
const documented = new Set(
  [...rows].flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name)),
);

problems.push(
  ...[...chosen]
    .filter(([name]) => !documented.has(name))
    .map(
      ([name, { file }]) => `${name} of ${file} has no line in ${PAGE}: why this one, and instead of what?`,
    ),
  ...[...documented]
    .filter((name) => !chosen.has(name ?? ''))
    .map((name) => `${name} in ${PAGE} is no dependency`),
);
for (const problem of problems) console.error(problem);
console.log(`dependencies: ${chosen.size} chosen, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
