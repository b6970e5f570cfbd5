import type { ComposedStoryFn } from 'storybook/internal/types';
import { afterEach, type TestContext } from 'vitest';

declare module 'vitest' {
  interface TestContext {
    /** The story of a test, which `@storybook/addon-vitest` adds to its context. */
    story?: ComposedStoryFn;
  }
}

/** Tests of stories that the sidebar does not show. */
const hidden = new Set<string>();

/** Whether a story is what a designer sees first: `Default`, or the first of its file that the sidebar shows. */
function isFirstSeen({ id, name, file }: TestContext['task']): boolean {
  const earlier = file.tasks.slice(
    0,
    file.tasks.findIndex((task) => task.id === id),
  );
  return name === 'Default' || earlier.every((task) => hidden.has(task.id));
}

/** The first story of a component ends without the focus, so that no ring is around a part of it. */
afterEach(({ task, story }) => {
  if (!story?.tags.includes('dev')) {
    hidden.add(task.id);
    return;
  }
  const { activeElement, body } = document;
  // A dialog takes the focus by itself as soon as it opens.
  const isFree = !activeElement || activeElement === body || activeElement.closest('dialog[open]');
  if (isFree || !isFirstSeen(task)) return;
  throw new Error(`${story.id} ends with the focus on ${activeElement.outerHTML.slice(0, 200)}`);
});
