import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';

const here = import.meta.dirname;
const storyFiles = globSync('{primitives,composed}/*/*.stories.tsx', { cwd: here })
  .map((file) => file.replaceAll('\\', '/'))
  // Further stories of a component, `table.keyboard.stories.tsx`, are on its page too.
  .filter((file) => !basename(file, '.stories.tsx').includes('.'));

/** The sections of a component's page; not every component has variants and states. */
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

/** Components drawn anew by a later part, which also writes their full pages: until then they have a short one. */
const drawnAnew = new Set([
  'activities-carousel',
  'activity-card',
  'activity-links',
  'attendance-table',
  'hero',
  'mark-attendance',
  'next-meeting',
  'position-radar',
  'schedule-list',
  'sermons-carousel',
]);
const nameOf = (file: string) => basename(file, '.stories.tsx');

/** A component's page and the text of each of its sections by heading. */
function pageOf(file: string): { page: string; texts: ReadonlyMap<string, string> } {
  const path = `${here}/${file.replace('.stories.tsx', '.mdx')}`;
  const page = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const parts = page.split(/^## /m).slice(1);
  const texts = parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    return [heading, lines.join('\n').trim()] as const;
  });
  return { page, texts: new Map(texts) };
}

describe.each(storyFiles)('%s', (file) => {
  const { page, texts } = pageOf(file);

  it('has a page beside it, with something in each section', () => {
    expect(page).toContain(`from './${basename(file)}'`);
    for (const [heading, text] of texts) expect(text.length, heading).toBeGreaterThan(10);
  });

  it('shows keyboard.md where its folder has one', () => {
    const keys = existsSync(`${here}/${dirname(file)}/keyboard.md`);
    if (keys) expect(texts.get('Keyboard')).toContain('{keyboard');
  });
});

describe.each(storyFiles.filter((file) => !drawnAnew.has(nameOf(file))))('%s', (file) => {
  const { texts } = pageOf(file);

  it('has every section that a designer looks for', () => {
    expect([...texts.keys()]).toEqual(sections.filter((name) => texts.has(name) || !optional.has(name)));
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
});

it.each([...drawnAnew])('%s has its short page until the full one takes it off the list', (name) => {
  const file = storyFiles.find((path) => nameOf(path) === name) ?? '';
  expect([...pageOf(file).texts.keys()]).toEqual(['When to use it', 'When not', 'Keyboard', 'Content']);
});
