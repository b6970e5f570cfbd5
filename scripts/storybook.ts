/**
 * `npm run build:storybook`: Storybook as static pages in `storybook-static`, with what tools read beside them. Takes the
 * options of `storybook build`: Chromatic names its own `--output-dir`.
 */
import { buildStorybook } from './storybook/build.ts';

await buildStorybook(process.argv.slice(2));
