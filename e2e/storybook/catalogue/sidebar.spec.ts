import { expect, test } from '@playwright/test';
import { documentedTitles, shownStories } from '../support/story-index.ts';

test('whatever the sidebar shows has a documentation page', () => {
  const documented = documentedTitles();
  const without = shownStories().filter(({ title }) => !documented.has(title));
  expect([...new Set(without.map(({ title }) => title))]).toEqual([]);
});
