/** `npm run attack -- ADDRESS` asks a site what a stranger may ask, slowly, and changes nothing (R70). */
import { read } from './read.ts';
import { Report } from './report.ts';
import { Target } from './target.ts';

const POLITE_MS = 250;

const [address = '', ...others] = process.argv.slice(2);
if (!/^https?:$/.test(URL.parse(address)?.protocol ?? '') || others.length > 0) {
  console.error('Uso: npm run attack -- DIRECCIÓN');
  process.exit(1);
}
const target = new Target(address, POLITE_MS);
console.log(`Se pregunta a ${target.origin} despacio, sin cambiar nada. Tarda unos minutos.`);
const report = new Report();
try {
  await read(target, report);
} catch (error) {
  const why = error instanceof Error ? error.message : 'sin causa conocida';
  console.log(`${report}\n`);
  console.error(`El ataque no terminó: ${why}`);
  process.exit(1);
}
console.log(`${report}`);
process.exitCode = report.broke === 0 ? 0 : 1;
