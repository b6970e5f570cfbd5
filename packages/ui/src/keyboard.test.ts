import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';

const filesOf = (pattern: string) => globSync(pattern, { cwd: import.meta.dirname });
const read = (file: string) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8');

/** The rows of a `keyboard.md`, as 'key: where'. */
function documentedRows(folder: string): string[] {
  return [...read(`${folder}/keyboard.md`).matchAll(/^\| `([^`]+)` *\| ([^|]+) \|/gm)].map(
    ([, key = '', where = '']) => `${key}: ${where.trim()}`,
  );
}

/** The keyboard stories of a folder. That each presses its key is checked when it is played (`with-keys.ts`). */
function keyboardStories(folder: string) {
  return filesOf(`${folder}/*.keyboard.stories.tsx`).flatMap((file) => {
    const { meta, stories } = loadCsf(read(file), { fileName: file, makeTitle: String }).parse();
    return stories.map(({ name, __stats }) => ({ name, tags: meta.tags, played: __stats?.play }));
  });
}

describe.each(filesOf('**/keyboard.md').map(dirname))('the keys of %s', (folder) => {
  it('are one story for each row of keyboard.md', () => {
    const names = keyboardStories(folder).map(({ name }) => name);
    expect(names.toSorted()).toEqual(documentedRows(folder).toSorted());
  });

  it('are tests, not to be found in the sidebar', () => {
    for (const { tags, played } of keyboardStories(folder)) {
      expect(tags).toEqual(['!dev', '!autodocs']);
      expect(played).toBe(true);
    }
  });
});

it.each(filesOf('**/*.keyboard.stories.tsx'))('%s lies beside a keyboard.md', (file) => {
  expect(existsSync(`${import.meta.dirname}/${dirname(file)}/keyboard.md`)).toBe(true);
});
