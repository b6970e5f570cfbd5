import { expect } from '@playwright/test';
import { showStory } from '../support/open-story.ts';
import { test } from '../support/stage.ts';
import { type ListedStory, shownStories } from '../support/story-index.ts';

/** What a designer sees first of a component: its `Default`, and the story that its documentation page opens with. */
function firstSeen(): ListedStory[] {
  const titles = new Set<string>();
  return shownStories().filter(({ title, name }) => {
    const leads = !titles.has(title);
    titles.add(title);
    return leads || name === 'Default';
  });
}

for (const { id } of firstSeen()) {
  test(`${id} rests without the focus`, async ({ stage }) => {
    await stage.setViewportSize({ width: 1280, height: 800 });
    await showStory(stage, id, 'light');
    const focused = await stage.evaluate(() => {
      const { activeElement, body } = document;
      // A dialog takes the focus by itself as soon as it opens.
      const isFree = !activeElement || activeElement === body || activeElement.closest('dialog[open]');
      return isFree ? null : activeElement.outerHTML.slice(0, 200);
    });
    expect(focused).toBeNull();
  });
}
