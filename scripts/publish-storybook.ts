/**
 * `npm run publish:storybook -- FOLDER`: builds Storybook and puts it into `FOLDER/<version>` and, where it is the
 * newest release, `FOLDER/latest`. The workflow `publish.yml` does the same into the branch of GitHub Pages.
 */
import { buildStorybook, version } from './storybook/build.ts';
import { addRelease } from './storybook/releases.ts';

const [pages] = process.argv.slice(2);
if (!pages) {
  console.error('publish-storybook: name the folder of the releases: `npm run publish:storybook -- pages`.');
  process.exit(1);
}
addRelease(await buildStorybook(), pages, version);
console.log(`Storybook ${version} is in ${pages}.`);
