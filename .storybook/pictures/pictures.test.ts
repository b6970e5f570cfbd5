import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { baselineNames, declaredStories, picturesOf } from './baselines.ts';
import { pictureFile } from './frames.ts';

const LIMIT_BYTES = 7_000_000;
const stories = declaredStories();
/** With theirs all pictures together would be over the limit; axe, conformance and plays look at these. */
const unpictured = [
  'Composed/Admin/Evening window',
  'Composed/Admin/Identity fields',
  'Composed/Admin/Ministry avatar',
  'Composed/Admin/Qr code',
  'Composed/Public/Meeting now',
  'Composed/Public/Route card',
  'Composed/Public/Week schedule',
];

describe('the pictures as a whole', () => {
  it('show every primitive and composed component', () => {
    const shown = stories.filter(
      ({ title, tags }) => /^(Primitives|Composed)\//.test(title) && !tags.includes('!dev'),
    );
    const isPictured = (title: string) =>
      shown.some((story) => story.title === title && picturesOf(story).length > 0);
    const missing = new Set(shown.map(({ title }) => title).filter((title) => !isPictured(title)));
    expect([...missing].sort(), "tag a story with 'picture'").toEqual(unpictured);
  });

  it('are the ones of tagged stories, and weigh less than 7 MB together', () => {
    const names = baselineNames();
    const wanted = stories.flatMap(picturesOf);
    const missing = wanted.filter((name) => !names.includes(name));
    expect(missing, 'npm run baselines takes these pictures').toEqual([]);
    const left = names.filter((name) => !wanted.includes(name));
    expect(left, 'npm run baselines removes these pictures of no story').toEqual([]);
    const bytes = names.map((name) => statSync(pictureFile(name)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(LIMIT_BYTES);
  });
});
