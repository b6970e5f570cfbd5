import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';
import { BASELINES, framesOf, pictureName } from './frames.ts';

/** A story as its file declares it. */
interface DeclaredStory {
  /** From the repository's root, with `/`. */
  readonly file: string;
  readonly id: string;
  readonly title: string;
  readonly tags: readonly string[];
}

/** The stories that can have a picture. */
export function declaredStories(): DeclaredStory[] {
  return globSync('packages/{ui,screens}/src/**/*.stories.tsx').flatMap((fileName) => {
    const csf = loadCsf(readFileSync(fileName, 'utf8'), { fileName, makeTitle: (title) => title }).parse();
    const file = fileName.replaceAll('\\', '/');
    return csf.indexInputs.map(({ __id: id = '', title = '', tags = [] }) => ({ file, id, title, tags }));
  });
}

/** Names of the pictures that the tags of a story ask for. */
export function picturesOf({ id, tags }: DeclaredStory): string[] {
  return framesOf(tags).map((frame) => pictureName(id, frame));
}

/** Names of the baselines on disk. */
export function baselineNames(): string[] {
  return globSync(`${BASELINES}/**/*.png`).map((file) =>
    file
      .replaceAll('\\', '/')
      .replace(/^packages\/(\w+)\/baselines/, '$1')
      .replace(/\.png$/, ''),
  );
}

/**
 * Notes what drew the baselines: another system draws other letters, another version of the browser sometimes.
 * @param browserVersion - `156.0.7000.1`
 */
export function noteMaker(browserVersion: string): void {
  const [chromium = ''] = browserVersion.split('.');
  writeFileSync(
    'packages/ui/baselines/made-by.json',
    `{ "chromium": "${chromium}", "platform": "${process.platform}" }\n`,
  );
}
