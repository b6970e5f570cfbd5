/**
 * Checks `docs/spec-coverage.md` and citations. Every row of the document is whole and names a test that exists:
 * `| the specification's sentence | [file](../file) | title |`, where the title is a story's export or another test's
 * text in quotes. Every rule, section and document that a file cites exists (`docs/rules.md`).
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deadCitations, readTargets } from './spec-coverage/citations.ts';
import { type Row, readTables } from './spec-coverage/rows.ts';

const DOCUMENT = 'docs/spec-coverage.md';

function hasTest(file: string, title: string): boolean {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.stories.tsx')) return text.includes(`export const ${title}: Story`);
  return ["'", '"', '`'].some((quote) => text.includes(`${quote}${title}${quote}`));
}

function problemOf({ file, title }: Row): string | null {
  if (file === '') return 'names no file';
  if (!existsSync(join(process.cwd(), file))) return `${file} does not exist`;
  if (title === '') return 'names no test';
  return hasTest(file, title) ? null : `${file} has no test "${title}"`;
}

/** Paths of the repository's files, those not yet committed included. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => existsSync(file));

const documents = files.filter((file) => /^docs\/.*\.md$/.test(file));
/** Names that the generators make, by which CONTRIBUTING.md explains them. */
const EXAMPLES = [
  'packages/contract/src/endpoints/list-visits.ts',
  'apps/server/test/api/list-visits.test.ts',
  'apps/site/src/public/pages/visits-page.tsx',
];
const targets = readTargets(new Map(documents.map((file) => [file, readFileSync(file, 'utf8')])), [
  ...files,
  ...EXAMPLES,
]);
/** The citations' own test names targets that do not exist. */
const citing = files.filter(
  (file) => /\.(tsx?|m[dj]x?|css)$/.test(file) && !file.endsWith('citations.test.ts'),
);
const dead = citing.flatMap((file) =>
  deadCitations(readFileSync(file, 'utf8'), targets).map(
    ({ line, citation }) =>
      `${file}:${line}: nothing is called ${citation.replace(/[\s*/]+section/, ' section')}`,
  ),
);

const { rows, torn } = readTables(readFileSync(DOCUMENT, 'utf8'));
const problems = rows.flatMap((row) => {
  const problem = problemOf(row);
  return problem === null ? [] : [`${DOCUMENT}:${row.line}: ${problem}`];
});
for (const line of torn)
  console.error(`${DOCUMENT}:${line}: the row is torn. Write it as | sentence | [file](../file) | test |`);
for (const problem of [...problems, ...dead]) console.error(problem);
console.log(
  `spec-coverage: ${rows.length} sentences, ${problems.length} without their test, ${torn.length} torn rows, ${dead.length} dead citations`,
);
if (rows.length === 0 || problems.length + torn.length + dead.length > 0) process.exitCode = 1;
