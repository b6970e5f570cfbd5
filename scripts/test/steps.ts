/** One step of `npm test` or `npm run check:all`. */
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
  /** `npm test` leaves it to `npm run check:all`. */
  readonly isRest?: true;
  /** Its command for one test, without the test's file and title. */
  readonly repeat?: string;
  /** Remedy, where its own output does not say so. */
  readonly remedy?: string;
}

type Command = readonly [string, ...string[]];

const reporters = ['--reporter=default', '--reporter=json', '--outputFile.json={report}'] as const;
const PLAYWRIGHT = { counts: 'playwright', env: { PLAYWRIGHT_JSON_OUTPUT_NAME: '{report}' } } as const;
const NODE_CONFIG = ['--config', 'vitest.node.config.ts'] as const;

type Options = Omit<Step, 'name' | 'command' | 'counts'>;

const vitest = (name: string, words: readonly string[] = [], rest: Options = {}): Step => ({
  name,
  command: ['vitest', 'run', '--project', name, ...words, ...reporters],
  counts: 'vitest',
  repeat: ['npx vitest run --project', name, ...words].join(' '),
  ...rest,
});

const SCREENS = 'packages/screens/src';
/** Stories of the screens that `npm test` plays: the first of each, refusals and failures, and histories of marking. */
const FIRST_OR_FAILED =
  'Default$|.*(Model$|Error|Fail|Refused|Denied|Wrong|Offline|Without|Expired|Conflict|Taken|Too |Not Loaded|Unreadable|Missing|Unavailable)';

/** @param words - folders, or a pattern of the stories' names. */
const stories = (name: string, words: readonly string[], rest: Options = {}): Step => ({
  ...vitest('stories', words, { repeat: 'npx vitest run --project stories', ...rest }),
  name,
  remedy: 'the rules of a story are in `packages/ui/README.md`',
});

/** Journeys or sweeps of `e2e/playwright.config.ts`. */
const endToEnd = (name: string, words: readonly string[], rest: Options = {}): Step => ({
  name,
  command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...words],
  ...PLAYWRIGHT,
  after: ['build'],
  repeat: 'npx playwright test --config e2e/playwright.config.ts',
  ...rest,
});

const check = (name: string, command: Command, rest: Options = {}): Step => ({
  name,
  command,
  counts: 'exit',
  ...rest,
});

const script = (name: string, rest?: Options) => check(name, ['node', `scripts/checks/${name}.ts`], rest);

/** All steps, a few at a time; the longest begin first. */
export const steps: readonly Step[] = [
  vitest('server', NODE_CONFIG, {
    remedy:
      'a new column or table is listed in `apps/server/src/db/other-columns.ts` or `personal-columns.ts`, a new call in the policy table',
  }),
  stories('stories', [
    ...['composed', 'conformance', 'primitives', 'rosette'].map((name) => `packages/ui/src/${name}/`),
    'packages/widgets/',
  ]),
  stories('screen-stories', [SCREENS, '-t', `^(${FIRST_OR_FAILED})`]),
  check('build', ['node', 'scripts/build.ts']),
  endToEnd('e2e-core', ['--project', 'journeys', '--grep', '@core']),
  vitest('unit', NODE_CONFIG),
  vitest('files', NODE_CONFIG, {
    remedy:
      'generated tokens: `npm run build`; exported names: `npm run api`; a usage page lists further names under "Other names"',
  }),
  script('types', { repeat: 'npx tsc -p packages/ui' }),
  check('knip', ['knip']),
  check('biome', ['biome', 'check', '--error-on-warnings', '.'], { remedy: '`npm run format`' }),
  check('stylelint', ['stylelint', '{packages,apps,.storybook}/**/*.css']),
  check(
    'imports',
    [
      'depcruise',
      '--output-type',
      'err-long',
      'packages/*/{src,fixtures,mocks,scripts}',
      'apps/*/src',
      'e2e',
      '.storybook',
    ],
    { remedy: 'who may import whom is in `docs/architecture.md`' },
  ),
  script('lines'),
  script('content'),
  script('spec-coverage'),
  script('dependencies', { remedy: 'its line in `docs/dependencies.md`' }),
  script('licences'),
  script('sizes', { after: ['build'] }),
  script('widget-sizes', { after: ['build'] }),
  {
    name: 'server-postgresql',
    command: ['node', 'scripts/test/server-postgresql.ts', ...reporters],
    counts: 'vitest',
    repeat: 'npx node scripts/test/server-postgresql.ts',
    isRest: true,
  },
  stories('screen-stories-rest', [SCREENS, '-t', `^(?!${FIRST_OR_FAILED})`], { isRest: true }),
  endToEnd('e2e', ['--project', 'journeys', '--grep-invert', '@core'], { isRest: true }),
  endToEnd('e2e-sweeps', ['--project', 'sweeps'], { isRest: true }),
  vitest('pictures', [], {
    isRest: true,
    remedy: '`npm run baselines`, and commit only the pictures that were meant to change',
  }),
  vitest('programs', NODE_CONFIG, { isRest: true }),
  script('package', { isRest: true }),
  script('second-church', { isRest: true }),
  script('attack', { after: ['build'], isRest: true }),
  check('storybook', ['node', 'scripts/storybook.ts'], { isRest: true }),
  {
    name: 'storybook-pages',
    command: ['playwright', 'test', '--config', 'e2e/storybook.config.ts', '--project', 'pages'],
    ...PLAYWRIGHT,
    after: ['storybook'],
    repeat: 'npx playwright test --config e2e/storybook.config.ts',
    isRest: true,
  },
];
