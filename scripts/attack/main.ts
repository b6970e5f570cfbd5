/**
 * `npm run attack -- ADDRESS` asks a site what a stranger may ask, slowly, and changes nothing (R70). `npm run attack`
 * attacks a server of its own on a scratch folder, with calls that write. `--calls N`: how many random ones.
 */
import { parseArgs } from 'node:util';
import { buildOrExit } from '../build/build-changed.ts';
import { read } from './read.ts';
import { Report } from './report.ts';
import { Target } from './target.ts';

const POLITE_MS = 250;
const USAGE =
  'Uso: npm run attack -- DIRECCIÓN, o npm run attack [-- --calls NÚMERO] contra un servidor propio.';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    calls: { type: 'string', default: '2000' },
    seed: { type: 'string' },
    // For `npm run check:all`, which has built everything.
    built: { type: 'boolean', default: false },
  },
});
const calls = Number(values.calls);
const seed = values.seed === undefined ? Date.now() % 2 ** 31 : Number(values.seed);
const [address, ...others] = positionals;
const isAddress = address === undefined || /^https?:$/.test(URL.parse(address)?.protocol ?? '');
const areNumbers = Number.isInteger(calls) && calls >= 0 && Number.isInteger(seed);
if (!isAddress || !areNumbers || others.length > 0) fail(USAGE);

const report = new Report();
try {
  if (address === undefined) {
    if (!values.built) await buildOrExit({ quiet: true });
    // What it needs is installed for tests alone, and a site that only asks another one does without.
    const { attackOwnServer } = await import('./write.ts');
    await attackOwnServer(report, { calls, seed });
  } else {
    const target = new Target(address, { pauseMs: POLITE_MS, mayWrite: false });
    console.log(`Se pregunta a ${target.origin} despacio, sin cambiar nada. Tarda unos minutos.`);
    await read(target, report);
  }
} catch (error) {
  console.log(`${report}\n`);
  fail(`El ataque no terminó: ${error instanceof Error ? error.message : 'sin causa conocida'}`);
}
console.log(`${report}`);
process.exitCode = report.broke === 0 ? 0 : 1;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
