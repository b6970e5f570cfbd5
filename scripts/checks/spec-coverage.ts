/**
 * Holds `docs/spec-coverage.md`: every row is whole and names a test that exists. A row reads
 * `| the specification's sentence | [file](../file) | title |`; the title stands in the file as it is written there: a
 * story's as its export, any other as a text in quotes.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

const { rows, torn } = readTables(readFileSync(DOCUMENT, 'utf8'));
const problems = rows.flatMap((row) => {
  const problem = problemOf(row);
  return problem === null ? [] : [`${DOCUMENT}:${row.line}: ${problem}`];
});
for (const line of torn)
  console.error(`${DOCUMENT}:${line}: the row is torn. Write it as | sentence | [file](../file) | test |`);
for (const problem of problems) console.error(problem);
console.log(
  `spec-coverage: ${rows.length} sentences, ${problems.length} without their test, ${torn.length} torn rows`,
);
if (rows.length === 0 || problems.length + torn.length > 0) process.exitCode = 1;
