/** Holds what each widget costs a page that embeds it: script with styles inside, in brotli. Exact, so it belongs in `npm test`. */
import { readFileSync } from 'node:fs';

const KB = 1000;
const MANIFEST = 'packages/widgets/dist/manifest.json';

/** Limits in bytes. */
const limits: Readonly<Record<string, number>> = {
  'faq.js': 14 * KB,
  'horarios.js': 12.5 * KB,
  'actividades.js': 14 * KB,
  'predicas.js': 15.5 * KB,
  'todo.js': 21.5 * KB,
  'altura.js': 0.5 * KB,
};

const { files } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as {
  files: Record<string, { bytes: number; brotli: number }>;
};
const show = (bytes: number) => `${(bytes / KB).toFixed(2).padStart(6)} KB`;
let tooLarge = 0;
for (const [name, limit] of Object.entries(limits)) {
  const file = files[name];
  if (!file) throw new Error(`widget-sizes: ${MANIFEST} has no ${name}; run npm run build.`);
  const verdict = file.brotli > limit ? 'TOO LARGE' : '';
  if (verdict) tooLarge += 1;
  console.log(
    `${name.padEnd(15)} ${show(file.brotli)} of ${show(limit)}   plain ${show(file.bytes)} ${verdict}`,
  );
}
if (tooLarge > 0) process.exitCode = 1;
