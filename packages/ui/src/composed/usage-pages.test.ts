import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';

const here = import.meta.dirname;
const storyFiles = globSync(['*/*.stories.tsx', '../features/*/view/**/*.stories.tsx'], { cwd: here })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.endsWith('.keyboard.stories.tsx'));

describe.each(storyFiles)('%s', (file) => {
  const page = `${here}/${file.replace('.stories.tsx', '.mdx')}`;

  it('has a page beside it that says when to use it, when not, its keys and its words', () => {
    expect(existsSync(page)).toBe(true);
    const text = readFileSync(page, 'utf8');
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(['When to use it', 'When not', 'Keyboard', 'Content']);
    expect(text).toContain(`from './${basename(file)}'`);
    for (const section of text.split(/^## .+$/m).slice(1)) expect(section.trim().length).toBeGreaterThan(10);
  });

  it('shows keyboard.md where its folder has one', () => {
    const keys = existsSync(`${here}/${dirname(file)}/keyboard.md`);
    if (keys) expect(readFileSync(page, 'utf8')).toContain('keyboard.md?raw');
  });
});
