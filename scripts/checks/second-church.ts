/**
 * Checks that another church makes the product its own in `packages/content` alone: builds and starts a copy with the
 * content of an invented church in another zone. The output contains nothing of the first church and all facts of the
 * other; the widgets contain no church's.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { defaultDocuments } from '../../packages/content/src/site.ts';
import { colours, facts, times } from '../../packages/test-kit/src/faro.ts';
import {
  buildTraces,
  documentTraces,
  formerTimes,
  type Output,
  titleTraces,
  tracesIn,
  wordTraces,
} from '../../packages/test-kit/src/traces.ts';
import { parts } from '../build/parts.ts';
import { makeScratch } from '../scratch.ts';
import { makeTheirs } from './second-church/make-theirs.ts';
import { wrongMarks } from './second-church/marks.ts';
import { answers, builtFiles } from './second-church/outputs.ts';
import { run } from './second-church/run.ts';
import { startServer } from './second-church/server.ts';

const problems: string[] = [];

function expectIn(outputs: readonly Output[], name: string | RegExp, ...wanted: readonly string[]): void {
  const text = outputs
    .filter((output) => (typeof name === 'string' ? output.name === name : name.test(output.name)))
    .map((output) => output.text)
    .join('\n');
  for (const piece of wanted) {
    if (!text.toLowerCase().includes(piece.toLowerCase())) problems.push(`${name} does not hold '${piece}'`);
  }
}

/**
 * Builds the copy, without `scripts/build.ts`: its cache of former builds is in `node_modules`, which the copy shares.
 */
async function buildScratch(scratch: string): Promise<void> {
  const [first, ...others] = parts;
  const build = ({ command: [program, ...args], cwd }: (typeof parts)[number]) =>
    run(program, args, join(scratch, cwd));
  if (first) await build(first);
  await Promise.all(others.map(build));
}

const scratch = makeScratch('second-church');
try {
  await makeTheirs(scratch);
  await buildScratch(scratch);
  const server = await startServer(scratch);
  let outputs: readonly Output[];
  try {
    outputs = [...builtFiles(scratch), ...(await answers(server.origin))];
    problems.push(...(await wrongMarks(server.origin)));
  } finally {
    await server.stop();
  }
  const timeTraces = formerTimes(Object.values(times));
  const theirs = JSON.parse(readFileSync(join(scratch, 'packages/content/src/church.json'), 'utf8'));
  const anybodys = [defaultDocuments, theirs].flatMap(documentTraces);
  for (const output of outputs) {
    if (output.name.startsWith('packages/widgets/dist/')) problems.push(...tracesIn(output, anybodys));
    problems.push(...tracesIn(output, [...wordTraces, ...buildTraces]));
    // Migration 26 gives former versions of the texts the titles that they had.
    if (!output.name.startsWith('apps/server/')) problems.push(...tracesIn(output, titleTraces));
    if (/\.html$|^GET/.test(output.name)) problems.push(...tracesIn(output, timeTraces));
  }
  const { noche = '', sol = '', teja = '' } = colours;
  expectIn(outputs, 'GET /', facts.name, facts.city, '"addressCountry":"ES"', facts.latitude, '07:45');
  expectIn(outputs, 'GET /', 'data-worker');
  expectIn(outputs, 'apps/site/dist/sw.js', 'respondWith');
  expectIn(outputs, 'GET /Contactanos', 'Calle Betis', 'Calle Pureza', 'hola@faro.example');
  expectIn(outputs, 'GET /manifest.webmanifest', facts.name, facts.locale, noche);
  expectIn(outputs, 'GET /calendario.ics', '200', facts.zone, facts.name);
  expectIn(outputs, 'GET /embed/faq', facts.name);
  expectIn(outputs, 'GET /api/docs/estilo.css', noche, sol);
  expectIn(outputs, 'apps/site/dist/favicon.svg', sol, teja);
  expectIn(outputs, /^apps\/site\/dist\/.*\.css$/, noche, sol);
  console.log(`second church: ${outputs.length} files and answers, ${problems.length} problems`);
} catch (error) {
  problems.push(error instanceof Error ? error.message : String(error));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
