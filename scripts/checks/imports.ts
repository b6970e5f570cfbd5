/**
 * Checks the direction of imports (docs/architecture.md): who may import whom between packages, between
 * the rings of ui, and which outside libraries each zone may use. Prints one line per broken rule.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

interface Zone {
  /** Path prefix from the repository's root that this rule is about. */
  readonly at: string;
  /** Import targets (package names or path prefixes) that are refused, as patterns. */
  readonly never: readonly RegExp[];
  readonly because: string;
}

const anyOutside = (...allowed: string[]) => new RegExp(`^(?!(${allowed.join('|')})(/|$))[@a-z]`);
const testsAndStories = /\.(test|stories|bench)\.tsx?$|\/(test|stories|docs)\//;
/** What stories share. */
const storyHelpers = /^packages\/ui\/src\/testing\//;

const zones: readonly Zone[] = [
  { at: 'packages/', never: [/^apps\//, /^@ministerio\/(site|server)/], because: 'nothing imports an app' },
  {
    at: 'packages/content/src',
    never: [anyOutside('packages/content', '@ministerio/contract')],
    because: "content is data; of the contract it takes the documents' types",
  },
  {
    at: 'packages/build-kit/src',
    never: [anyOutside('node:[a-z/]+', 'packages/build-kit')],
    because: 'build-kit is shared by builds and the server; it needs Node alone',
  },
  {
    at: 'packages/test-kit/src',
    never: [anyOutside('node:[a-z/]+', 'packages/test-kit', '@ministerio/content', 'axe-core')],
    because: 'test-kit is shared by journeys, stories and scripts',
  },
  {
    at: 'packages/contract/src',
    never: [anyOutside('zod', 'packages/contract')],
    because: 'the contract imports only zod',
  },
  {
    at: 'packages/contract/src/domain',
    never: [/^packages\/contract\/src\/(client|endpoints)/],
    because: 'rules know no transport',
  },
  {
    at: 'packages/ui/src',
    never: [/^@ministerio\/(widgets|screens)/, /^react-router/, /^@tanstack\/react-query/, /^idb/],
    because: 'ui knows no router, no widget, no screen, and fetches nothing',
  },
  {
    at: 'packages/ui/src/tokens',
    never: [/^packages\/ui\/src\/(primitives|composed)/, /^react/],
    because: 'tokens <- primitives <- composed',
  },
  {
    at: 'packages/ui/src/internal',
    never: [/^packages\/ui\/src\/(primitives|composed)/],
    because: 'internal helpers know no component',
  },
  {
    at: 'packages/ui/src/primitives',
    never: [/^packages\/ui\/src\/composed/, /^@ministerio\//, /^@tanstack/],
    because: 'tokens <- primitives <- composed',
  },
  {
    at: 'packages/ui/src/composed',
    never: [/^@ministerio\/contract\/(client|mocks)/, /^(@radix-ui|radix-ui)\b/],
    because: 'composed takes props and fetches nothing',
  },
  {
    at: 'packages/screens/src',
    never: [
      /^@ministerio\/widgets/,
      /^react-router/,
      /^(@radix-ui|radix-ui)\b/,
      /^@ministerio\/contract\/mocks/,
      /^@ministerio\/ui\/testing/,
    ],
    because: 'screens know no router and no widget, and reach radix through ui',
  },
  {
    at: 'packages/widgets/src',
    never: [/^(@radix-ui|radix-ui)\b/, /^@tanstack/, /^zod/, /^react-router/],
    because: 'widgets stay small',
  },
  {
    at: 'apps/site/src',
    never: [/^apps\/server/, /^@ministerio\/server/, /^(@radix-ui|radix-ui)\b/],
    because: 'the site assembles ui and screens',
  },
  {
    at: 'apps/server/src',
    never: [/^@ministerio\/(ui|screens|widgets|site)/, /^react/],
    because: 'the server knows no screen',
  },
  {
    at: 'apps/server/src/db',
    never: [/^apps\/server\/src\/(?!db\/|(clock|ensure-folder|random|start-error)\.ts$)/],
    because: 'db <- restore <- copies',
  },
  {
    at: 'apps/server/src/restore',
    never: [/^apps\/server\/src\/(copies|http|plugins|routes)\//],
    because: 'db <- restore <- copies',
  },
];

/** A screen's folder; `kit` is what several share. */
const screen = /^packages\/screens\/src\/(?!kit\/)[^/]+\//;
const fetching =
  /^(@ministerio\/contract\/client|@tanstack\/react-query|packages\/screens\/src\/kit\/(services|session|query-keys|query-view|own-server))(\/|$)/;

/** Why a file of screens may not import a target; null where it may, or belongs to another package. */
function screenProblem(file: string, to: string): string | null {
  if (!file.startsWith('packages/screens/src/')) return null;
  const own = screen.exec(file)?.[0];
  const other = screen.exec(to)?.[0];
  if (own === undefined) return other === undefined ? null : 'the kit knows no screen';
  const isView = file.startsWith(`${own}view/`);
  if (isView && (fetching.test(to) || (other !== undefined && !to.startsWith(`${own}view/`)))) {
    return "a view takes props: no client, no queries, no session, nothing of a screen's root";
  }
  const isInternal = other !== undefined && other !== own && to !== `${other}index.ts`;
  return isInternal ? 'screens import each other through index.ts' : null;
}

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

/** The palette is fixed when the site is built; everything else of a church is an argument. */
const contentValues = /(?:import|export)\s+(?!type\b)([^'"`;]*?)\sfrom\s*'@ministerio\/content'/g;

function churchImports(file: string): string[] {
  if (!/^packages\/(ui|screens)\/src\//.test(file)) return [];
  if (testsAndStories.test(file) || storyHelpers.test(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(contentValues)]
    .flatMap(([, names = '']) => names.replace(/[{}]/g, '').split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'palette' && !name.startsWith('type '));
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(importPattern)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}

/** A relative import as a path from the root; a package import unchanged. */
function target(file: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  return relative('.', resolve(dirname(file), specifier)).replaceAll('\\', '/');
}

function packageOf(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}

const sourcesOf = (...patterns: string[]) =>
  globSync(patterns, { exclude: ['**/node_modules'] }).map((file) => file.replaceAll('\\', '/'));
const files = sourcesOf('packages/*/{src,fixtures,mocks}/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}');
const around = sourcesOf('packages/*/scripts/**/*.ts', 'e2e/**/*.ts', '.storybook/**/*.{ts,tsx}');
const problems: string[] = [];
for (const file of [...files, ...around]) {
  for (const specifier of importsOf(file).filter((name) => /^scripts\//.test(target(file, name)))) {
    problems.push(
      `${file}: may not import '${specifier}' (scripts know the others; packages/test-kit is shared)`,
    );
  }
}
for (const file of files) {
  for (const name of churchImports(file)) {
    problems.push(`${file}: may not import '${name}' of @ministerio/content (the church is an argument)`);
  }
  for (const specifier of importsOf(file)) {
    const to = target(file, specifier);
    if (specifier.startsWith('.') && packageOf(to) !== packageOf(file)) {
      problems.push(`${file}: '${specifier}' leaves its package; import the package by name`);
    }
    if (testsAndStories.test(file)) continue;
    for (const zone of zones) {
      if (file.startsWith(`${zone.at}`) && zone.never.some((pattern) => pattern.test(to))) {
        problems.push(`${file}: may not import '${specifier}' (${zone.because})`);
      }
    }
    const problem = screenProblem(file, to);
    if (problem !== null) problems.push(`${file}: may not import '${specifier}' (${problem})`);
  }
}
for (const problem of problems) console.error(problem);
console.log(`imports: ${files.length + around.length} files, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
