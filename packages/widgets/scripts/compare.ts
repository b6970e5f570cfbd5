/** `node packages/widgets/scripts/compare.ts`: what the widgets weigh with each of the runtimes that could draw them. */
import { documentation } from '../src/elements/documentation.ts';
import { bundle } from './bundle.ts';
import { factsOf } from './files.ts';

process.env.NODE_ENV = 'production';
const runtimes = ['own', 'preact', 'react'] as const;
const label = { own: 'ours', preact: 'preact/compat', react: 'react-dom' };

console.log(`brotli, bytes   ${runtimes.map((runtime) => label[runtime].padStart(14)).join('')}`);
for (const name of [...Object.keys(documentation), 'todo']) {
  const sizes: number[] = [];
  for (const runtime of runtimes) {
    sizes.push(factsOf(await bundle({ entry: `src/entries/${name}.ts`, runtime })).brotli);
  }
  console.log(`${name.padEnd(16)}${sizes.map((size) => String(size).padStart(14)).join('')}`);
}
