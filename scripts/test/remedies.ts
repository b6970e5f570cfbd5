/**
 * The last line of a failed step, by its name: the command or the file that mends it. `npm test -- NAME` runs the step
 * by itself.
 */
export const remedies: Readonly<Record<string, string>> = {
  stories:
    'run one file: `npx vitest run --project stories packages/ui/src/composed/logo`; its rules are in `packages/ui/README.md`',
  types: 'run one project: `npx tsc -p packages/ui`',
  biome: 'run `npm run format`; what it cannot mend is listed above',
  stylelint: 'run `npx stylelint --fix "{packages,apps}/**/*.css"`; the rules are in `stylelint.config.js`',
  imports: 'move the import or the file; who may import whom is in `docs/architecture.md`',
  lines: 'split the files above by purpose; the limits are in `scripts/checks/lines.ts`',
  content: 'correct the lines above; `packages/content/README.md` says what each file holds',
  'spec-coverage': 'correct the row of `docs/spec-coverage.md`, or cite what `docs/rules.md` has',
  knip: 'delete what nothing uses; entry files are in `knip.json`',
  dependencies: 'write the line in `docs/dependencies.md`, or the version in `pnpm-workspace.yaml`',
  licences:
    'choose another package; those allowed are in `scripts/checks/dependencies/licence-expression.ts`',
  unit: 'run one file: `npm run unit -- scripts/test/remedies.test.ts`',
  files: 'run one file: `npm run unit -- scripts/test/remedies.test.ts`',
  programs: 'run one file: `npm run unit -- scripts/build/run-part.test.ts`',
  server: 'run one file: `npm run server -- apps/server/test/api/attendance.test.ts`',
  'server-postgresql':
    'run one file: `npx node scripts/test/server-postgresql.ts all apps/server/test/api/attendance.test.ts`',
  'server-postgresql-rest':
    'run one file: `npx node scripts/test/server-postgresql.ts all apps/server/test/api/proxy.test.ts`',
  storybook: 'run `npm run build:storybook`; its settings are in `.storybook/main.ts`',
  'storybook-pages':
    'run one test after `npm run build:storybook`: `npx playwright test --config e2e/storybook.config.ts search`',
  build: 'run `npm run build`; its parts are in `scripts/build/parts.ts`',
  e2e: 'run one journey after `npm run build`: `npx playwright test --config e2e/playwright.config.ts sign-in`',
  'e2e-sweeps':
    'run one sweep after `npm run build`: `npx playwright test --config e2e/playwright.config.ts large-text`',
  attack: "run `npm run attack`; what gave way is under 'Cedió', its check in `scripts/attack`",
  pictures: 'run `npm run baselines` and commit only the pictures that were meant to change',
  package:
    'correct `exports` and `files` in the package; the outside app is `scripts/checks/package/outside-app.ts`',
  'second-church': 'take the fact from `packages/content/src` instead of writing it',
  sizes: 'make the page smaller; the limits are in `scripts/checks/sizes.ts`',
  'widget-sizes':
    'make the widget smaller, or raise `limitKb` in its `documentation.ts`; `todo` is in `packages/widgets/scripts/elements.ts`',
};
