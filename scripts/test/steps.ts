/** One step of `npm test`. */
export interface Step {
  readonly name: string;
  readonly command: Command;
  /**
   * How its results are counted: `exit` is one check by its exit code, `vitest` and `playwright` read the report
   * that the command writes to `{report}`.
   */
  readonly counts: 'exit' | 'vitest' | 'playwright';
  /** Extra environment; `{report}` is replaced by the report's path. */
  readonly env?: Readonly<Record<string, string>>;
  /** Names of steps that must have ended before. */
  readonly after?: readonly string[];
  /** `npm test` alone leaves it to `npm run check:all`, and to a change that reaches it. */
  readonly wide?: true;
  /** Files whose change reaches it, as globs from the root; without them every change does. */
  readonly inputs?: readonly string[];
  /** Its command for the tests alone that a change since a commit reaches. */
  readonly narrow?: ((command: Command, base: string) => Command) | undefined;
  /** A run without a single test is no failure. */
  readonly mayBeEmpty?: true;
  /** The command that repeats one test of it, without the test's file and title. */
  readonly repeat?: string;
}

type Command = readonly [string, ...string[]];

const reporters = ['--reporter=default', '--reporter=json', '--outputFile.json={report}'] as const;
const PLAYWRIGHT = { counts: 'playwright', env: { PLAYWRIGHT_JSON_OUTPUT_NAME: '{report}' } } as const;

const COVERAGE = '--coverage';
const NODE_CONFIG = ['--config', 'vitest.node.config.ts'] as const;

/** What every vitest project depends on. */
const config = ['vitest*.config.ts', 'pnpm-lock.yaml', 'package.json', 'scripts/test/*.ts'];
const database = ['apps/server/src/db/**', 'apps/server/test/{db,backup,durability,postgres}/**', ...config];
const server = ['apps/server/**', 'packages/{contract,content,build-kit}/**', ...config];
const product = [
  'packages/*/{src,scripts,fonts,photographs}/**',
  'packages/*/*.{ts,js,json}',
  'pnpm-lock.yaml',
];
/** It is a page of the site. */
const guide = ['docs/guia-del-administrador.md', 'docs/screenshots/**'];
const stories = ['packages/{ui,widgets,content,contract}/**', '.storybook/**', ...config];
const documentation = [
  '.storybook/**',
  'packages/**/*.{mdx,md,stories.tsx}',
  'scripts/storybook{.ts,/**}',
  'pnpm-lock.yaml',
];

/** Tests whose imports reach a changed file; what some of the tests call says nothing about coverage. */
const byImports = ([program, ...words]: Command, base: string): Command => [
  program,
  ...words.filter((word) => word !== COVERAGE),
  '--changed',
  base,
  '--passWithNoTests',
];

/** For a change's longest step: when the others have ended, it would leave a core idle. */
const byImportsOnEveryCore = (command: Command, base: string): Command => [
  ...byImports(command, base),
  '--maxWorkers=100%',
];

type Options = Omit<Step, 'name' | 'command' | 'counts'> & { readonly words?: readonly string[] };

const vitest = (name: string, { words = [], ...rest }: Options = {}): Step => ({
  name,
  command: ['vitest', 'run', '--project', name, ...words, ...reporters],
  counts: 'vitest',
  repeat: ['npx vitest run --project', name, ...words].join(' '),
  narrow: byImports,
  ...rest,
});

/** The server's tests on PostgreSQL: those about what is stored, or the rest. */
const postgresql = (name: string, which: 'database' | 'rest', rest: Omit<Options, 'words'>): Step => ({
  name,
  command: [
    'node',
    'scripts/test/server-postgresql.ts',
    which,
    ...(which === 'database' ? [COVERAGE] : []),
    ...reporters,
  ],
  counts: 'vitest',
  repeat: 'npx node scripts/test/server-postgresql.ts all',
  narrow: byImports,
  ...rest,
});

/** One of the projects of `e2e/playwright.config.ts`. */
const endToEnd = (name: string, project: string, rest: Omit<Options, 'words'> = {}): Step => ({
  name,
  command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--project', project],
  ...PLAYWRIGHT,
  after: ['build'],
  inputs: ['e2e/**'],
  narrow: ([program, ...words], base) => [
    program,
    ...words,
    `--only-changed=${base}`,
    '--pass-with-no-tests',
  ],
  repeat: 'npx playwright test --config e2e/playwright.config.ts',
  ...rest,
});

const check = (name: string, command: Command, rest: Omit<Options, 'words'> = {}): Step => ({
  name,
  command,
  counts: 'exit',
  ...rest,
});

const script = (name: string, rest?: Omit<Options, 'words'>) =>
  check(name, ['node', `scripts/checks/${name}.ts`], rest);

/** Everything that `npm test` and `npm run check:all` run, a few at a time; the longest begin first. */
export const steps: readonly Step[] = [
  vitest('stories', { inputs: stories, narrow: byImportsOnEveryCore }),
  postgresql('server-postgresql', 'database', { inputs: database }),
  check('build', ['node', 'scripts/build.ts'], {
    inputs: [...product, ...guide, 'apps/**', 'scripts/build/**'],
  }),
  endToEnd('e2e', 'journeys'),
  endToEnd('e2e-sweeps', 'sweeps', { wide: true }),
  vitest('pictures', { inputs: stories }),
  vitest('server', { words: NODE_CONFIG, inputs: server, narrow: byImportsOnEveryCore }),
  vitest('unit', { words: NODE_CONFIG }),
  vitest('files', { words: NODE_CONFIG, narrow: undefined }),
  vitest('programs', {
    words: NODE_CONFIG,
    narrow: undefined,
    inputs: ['scripts/**', 'packages/{content,widgets}/**', 'packages/*/package.json', ...config],
  }),
  postgresql('server-postgresql-rest', 'rest', { inputs: database, wide: true }),
  check('storybook', ['node', 'scripts/storybook.ts'], { inputs: documentation, wide: true }),
  script('types'),
  script('package', { inputs: [...product, 'scripts/checks/package{.ts,/**}'] }),
  script('second-church', {
    inputs: ['packages/content/**', ...guide, 'apps/site/scripts/**', 'scripts/checks/second-church/**'],
  }),
  check('attack', ['node', 'scripts/attack/main.ts', '--built', '--calls', '100', '--seed', '7'], {
    after: ['build'],
    inputs: [...server, 'scripts/attack/**'],
  }),
  {
    name: 'storybook-pages',
    command: ['playwright', 'test', '--config', 'e2e/storybook.config.ts', '--project', 'pages'],
    ...PLAYWRIGHT,
    after: ['storybook'],
    inputs: [...documentation, 'e2e/storybook/**'],
    repeat: 'npx playwright test --config e2e/storybook.config.ts',
    wide: true,
  },
  check('knip', ['knip']),
  check('biome', ['biome', 'check', '--error-on-warnings', '.']),
  check('stylelint', ['stylelint', '{packages,apps,.storybook}/**/*.css']),
  script('imports'),
  script('lines'),
  script('content'),
  script('spec-coverage'),
  script('dependencies'),
  script('licences'),
  script('sizes', { after: ['build'], inputs: [...product, 'apps/site/**'] }),
  script('widget-sizes', { after: ['build'], inputs: product }),
];
