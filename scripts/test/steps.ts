/** One step of `npm test`. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /**
   * How its results are counted: `exit` is one check by its exit code, `vitest` and `playwright` read the report
   * that the command writes to `{report}`.
   */
  readonly counts: 'exit' | 'vitest' | 'playwright';
  /** Extra environment; `{report}` is replaced by the report's path. */
  readonly env?: Readonly<Record<string, string>>;
  /** Names of steps that must have ended before. */
  readonly after?: readonly string[];
}

const reporters = ['--reporter=default', '--reporter=json', '--outputFile.json={report}'] as const;

/** A browser for each of the two frames, also on two cores. */
const BOTH_FRAMES = ['--maxWorkers', '2'] as const;

const NODE_CONFIG = ['--config', 'vitest.node.config.ts'] as const;

/** @param projects - the step's name, or a pattern that begins with it */
const vitest = (projects: string, ...options: readonly string[]): Step => ({
  name: projects.replace('*', ''),
  command: ['vitest', 'run', '--project', projects, ...options, ...reporters],
  counts: 'vitest',
});

const check = (name: string, ...command: Step['command']): Step => ({ name, command, counts: 'exit' });

/** Everything that `npm test` runs, a few at a time; the longest come early. */
export const steps: readonly Step[] = [
  vitest('stories'),
  vitest('pictures*', ...BOTH_FRAMES),
  check('types', 'node', 'scripts/checks/types.ts'),
  check('biome', 'biome', 'check', '--error-on-warnings', '.'),
  check('stylelint', 'stylelint', '{packages,apps,.storybook}/**/*.css'),
  check('imports', 'node', 'scripts/checks/imports.ts'),
  check('lines', 'node', 'scripts/checks/lines.ts'),
  check('content', 'node', 'scripts/checks/content.ts'),
  check('spec-coverage', 'node', 'scripts/checks/spec-coverage.ts'),
  check('knip', 'knip'),
  check('dependencies', 'node', 'scripts/checks/dependencies.ts'),
  check('licences', 'node', 'scripts/checks/licences.ts'),
  vitest('unit', ...NODE_CONFIG),
  vitest('server', ...NODE_CONFIG),
  {
    name: 'server-postgresql',
    command: ['node', 'scripts/test/server-postgresql.ts', ...NODE_CONFIG, ...reporters],
    counts: 'vitest',
  },
  check('storybook', 'node', 'scripts/storybook.ts'),
  check('build', 'node', 'scripts/build.ts'),
  {
    name: 'e2e',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    counts: 'playwright',
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: '{report}' },
    after: ['build'],
  },
  {
    ...check('attack', 'node', 'scripts/attack/main.ts', '--built', '--calls', '100', '--seed', '7'),
    after: ['build'],
  },
  check('package', 'node', 'scripts/checks/package.ts'),
  check('second-church', 'node', 'scripts/checks/second-church.ts'),
  { ...check('sizes', 'node', 'scripts/checks/sizes.ts'), after: ['build'] },
  { ...check('widget-sizes', 'node', 'scripts/checks/widget-sizes.ts'), after: ['build'] },
  {
    name: 'storybook-pages',
    command: ['playwright', 'test', '--config', 'e2e/storybook.config.ts', '--project', 'pages'],
    counts: 'playwright',
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: '{report}' },
    after: ['storybook'],
  },
];
