/** Checks the size of each widget's script, styles included, in brotli. */
import { bundle } from '../../packages/widgets/scripts/bundle.ts';
import { scriptEntry, sizeLimits } from '../../packages/widgets/scripts/elements.ts';
import { factsOf } from '../../packages/widgets/scripts/files.ts';

process.env.NODE_ENV = 'production';
const KB = 1000;

const show = (bytes: number) => `${(bytes / KB).toFixed(2).padStart(6)} KB`;
let tooLarge = 0;
for (const [name, limit] of sizeLimits) {
  const script = await bundle({ entry: scriptEntry(name) });
  const { bytes, brotli } = factsOf(script);
  const verdict = brotli > limit ? 'TOO LARGE' : '';
  if (verdict) tooLarge += 1;
  console.log(
    `${`${name}.js`.padEnd(15)} ${show(brotli)} of ${show(limit)}   plain ${show(bytes)} ${verdict}`,
  );
}
if (tooLarge > 0) process.exitCode = 1;
