import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';

const here = import.meta.dirname;
const storyFiles = globSync('*/*.stories.tsx', { cwd: here })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.endsWith('.keyboard.stories.tsx'));

/** The sections of a primitive's page; not every primitive has variants and states. */
const sections = [
  'When to use it',
  'When not',
  'Anatomy',
  'Variants',
  'States',
  'Keyboard',
  'Content',
  'Accessibility',
  'Code',
  'Props',
  'Other names',
];
const optional = new Set(['Variants', 'States']);

describe.each(storyFiles)('%s', (file) => {
  const path = `${here}/${file.replace('.stories.tsx', '.mdx')}`;
  const page = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const texts = new Map(
    page
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const [heading = '', ...lines] = section.split('\n');
        return [heading, lines.join('\n').trim()];
      }),
  );

  it('has a page beside it with every section a designer looks for', () => {
    expect([...texts.keys()]).toEqual(sections.filter((name) => texts.has(name) || !optional.has(name)));
    for (const [heading, text] of texts) expect(text.length, heading).toBeGreaterThan(10);
    expect(page).toContain(`from './${basename(file)}'`);
  });

  it('shows its parts and its rules for words instead of only describing them', () => {
    expect(texts.get('Anatomy')).toContain('<Anatomy');
    expect(texts.get('Content')).toMatch(/<Do .*<Dont /s);
    expect(texts.get('Props')).toContain('<Controls');
  });

  it('is found by other names, Spanish ones too', () => {
    const [names = ''] = /(?<=^### ).+$/m.exec(texts.get('Other names') ?? '') ?? [];
    expect(names.split(', ').length).toBeGreaterThan(2);
  });

  it('shows keyboard.md where its folder has one', () => {
    const keys = existsSync(`${here}/${dirname(file)}/keyboard.md`);
    if (keys) expect(texts.get('Keyboard')).toContain('{keyboard');
  });
});
