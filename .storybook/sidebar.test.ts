import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { expect, it } from 'vitest';
import { doors } from '../packages/ui/src/docs/blocks/doors.ts';
import { cards } from '../packages/ui/src/docs/component-cards.ts';

const { entries } = await buildIndex({ configDir: import.meta.dirname });

it('whatever the sidebar shows has a documentation page', () => {
  const all = Object.values(entries);
  const documented = new Set(all.filter(({ type }) => type === 'docs').map(({ title }) => title));
  const shown = new Set(
    all.filter(({ type, tags }) => type === 'story' && tags?.includes('dev')).map(({ title }) => title),
  );
  expect(shown).not.toEqual(new Set());
  expect([...shown].filter((title) => !documented.has(title))).toEqual([]);
});

it('every link and every picture of Home, Patterns and Contributing leads to a page', () => {
  const docs = join(import.meta.dirname, '../packages/ui/src/docs');
  const linked = ['home.mdx', 'patterns.mdx', 'contributing.mdx'].flatMap((file) =>
    [...readFileSync(join(docs, file), 'utf8').matchAll(/\?path=\/docs\/([\w-]+)/g)].map(([, id = '']) => id),
  );
  expect(linked.length).toBeGreaterThan(40);
  const pages = [...linked, ...doors.map(({ page }) => page), ...cards.map(({ page }) => page)];
  expect(pages.filter((id) => !(id in entries))).toEqual([]);
});

it('every component with pictures has one card, in both themes', () => {
  const folders = globSync('packages/ui/baselines/*/', { cwd: `${import.meta.dirname}/..` });
  expect(folders.length).toBeGreaterThan(0);
  expect(cards).toHaveLength(folders.length);
  expect(cards.filter(({ name, light, dark }) => !name || !light || !dark)).toEqual([]);
});
