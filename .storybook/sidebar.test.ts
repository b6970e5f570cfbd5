import { buildIndex } from 'storybook/internal/core-server';
import { expect, it } from 'vitest';

it('whatever the sidebar shows has a documentation page', async () => {
  const { entries } = await buildIndex({ configDir: import.meta.dirname });
  const all = Object.values(entries);
  const documented = new Set(all.filter(({ type }) => type === 'docs').map(({ title }) => title));
  const shown = new Set(
    all.filter(({ type, tags }) => type === 'story' && tags?.includes('dev')).map(({ title }) => title),
  );
  expect(shown).not.toEqual(new Set());
  expect([...shown].filter((title) => !documented.has(title))).toEqual([]);
});
