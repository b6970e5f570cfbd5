/**
 * Holds `docs/spec-coverage.md`: every row names a test that exists. A row reads
 * `| the specification's sentence | [file](../file) | title |`; the title stands in the file as it is written there: a
 * story's as its export, any other as a text in quotes.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOCUMENT = 'docs/spec-coverage.md';

/** One row of a table: a sentence and the test that holds it. */
interface Row {
  readonly line: number;
  readonly file: string;
  readonly title: string;
}

/** Cells of a table's line; `\|` is a character of its own. */
function cellsOf(line: string): string[] {
  return line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

function rowsOf(text: string): Row[] {
  return text.split('\n').flatMap((line, index) => {
    const [sentence = '', link = '', title = ''] = line.startsWith('|') ? cellsOf(line) : [];
    const isHead = sentence === '' || /^-+$/.test(sentence) || link === 'file';
    const file = /\]\(\.\.\/([^)#]+)\)/.exec(link)?.[1] ?? '';
    return isHead ? [] : [{ line: index + 1, file, title: title.replace(/^`(.*)`$/, '$1') }];
  });
}

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

const rows = rowsOf(readFileSync(DOCUMENT, 'utf8'));
const problems = rows.flatMap((row) => {
  const problem = problemOf(row);
  return problem === null ? [] : [`${DOCUMENT}:${row.line}: ${problem}`];
});
for (const problem of problems) console.error(problem);
console.log(`spec-coverage: ${rows.length} sentences, ${problems.length} without their test`);
if (rows.length === 0 || problems.length > 0) process.exitCode = 1;
