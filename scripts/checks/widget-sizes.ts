/**
 * Checks the size of each widget's script, styles included, in brotli. Built with sample content where everything is
 * filled in, so that no church's texts exceed a limit.
 */
import { fileURLToPath } from 'node:url';
import { bundle } from '../../packages/widgets/scripts/bundle.ts';
import { scriptEntry, sizeLimits } from '../../packages/widgets/scripts/elements.ts';
import { factsOf } from '../../packages/widgets/scripts/files.ts';

process.env.NODE_ENV = 'production';
const KB = 1000;
const content = fileURLToPath(new URL('../../packages/widgets/scripts/sample-content.ts', import.meta.url));

const show = (bytes: number) => `${(bytes / KB).toFixed(2).padStart(6)} KB`;
let tooLarge = 0;
for (const [name, limit] of sizeLimits) {
  const script = await bundle({ entry: scriptEntry(name), content });
  const { bytes, brotli } = factsOf(script);
  const verdict = brotli > limit ? 'TOO LARGE' : '';
  if (verdict) tooLarge += 1;
  console.log(
    `${`${name}.js`.padEnd(15)} ${show(brotli)} of ${show(limit)}   plain ${show(bytes)} ${verdict}`,
  );
}
if (tooLarge > 0) process.exitCode = 1;
