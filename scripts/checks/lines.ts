/**
 * Checks the size of source files (docs/architecture.md): none over 300 lines, the median under 60, no test or story
 * over 400; and that every comment names its noun. Prints the median and the longest files, so that growth shows before
 * it fails.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const LONGEST_SOURCE = 300;
const LONGEST_TEST = 400;
const MEDIAN_BELOW = 60;
const SHOWN = 5;

const isCode = /\.(?:ts|tsx|mjs|css)$/;
const isTest = /\.(?:test|spec|stories|bench)\.tsx?$|(?:^|\/)(?:test|e2e)\//;
/** A comment that begins with a pronoun: 'What is sent' for 'Body of the call'. */
const pronoun =
  /^\s*(?:\/\/|\/?\*+) +(?:What|Who(?:ever|m|se)?|One that|(?:No|Some|Any|Every)body|Those|They)\b/;
/** Written by a program; their sources are counted. */
const isGenerated = /(?:^|\/)generated\/|mockServiceWorker\.js$/;

interface Measured {
  readonly file: string;
  readonly lines: number;
}

/** Files that people write, without installed and built ones. */
function listFiles(): string[] {
  const skipped = new Set(['node_modules', 'dist', 'storybook-static', 'test-results', 'playwright-report']);
  const folders = '{packages,apps,scripts,e2e,bench,.storybook}';
  return globSync([`${folders}/**/*`, '*.*'], { exclude: (name) => skipped.has(basename(name)) })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => isCode.test(file) && !isGenerated.test(file));
}

function measure(files: readonly string[]): Measured[] {
  return files
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').trimEnd().split('\n').length }))
    .sort((a, b) => b.lines - a.lines);
}

function report(kind: string, measured: readonly Measured[], limit: number): Measured[] {
  const longest = measured
    .slice(0, SHOWN)
    .map(({ file, lines }) => `  ${String(lines).padStart(4)}  ${file}`);
  console.log(`${kind}: ${measured.length} files, limit ${limit}\n${longest.join('\n')}`);
  return measured.filter(({ lines }) => lines > limit);
}

const all = listFiles();
const sources = measure(all.filter((file) => !isTest.test(file)));
const tests = measure(all.filter((file) => isTest.test(file)));
const median = sources[Math.floor(sources.length / 2)]?.lines ?? 0;

const tooLong = [
  ...report('source', sources, LONGEST_SOURCE),
  ...report('tests and stories', tests, LONGEST_TEST),
];
console.log(`lines: the median source file has ${median}, it must stay under ${MEDIAN_BELOW}`);
for (const { file, lines } of tooLong) {
  console.error(`${file}: ${lines} lines; split it by what its parts are for`);
}
if (median >= MEDIAN_BELOW) console.error(`lines: the median is ${median}`);
const nameless = all.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => (pronoun.test(line) ? [`${file}:${index + 1}`] : [])),
);
for (const place of nameless) console.error(`${place}: the comment begins with a pronoun; name its noun`);
if (tooLong.length + nameless.length > 0 || median >= MEDIAN_BELOW) process.exitCode = 1;
