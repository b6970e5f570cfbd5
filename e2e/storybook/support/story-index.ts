import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A story or a documentation page as the built Storybook lists it. */
interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
  readonly tags?: readonly string[];
}

/** A story as the built Storybook lists it. */
export type ListedStory = Entry & { readonly type: 'story' };

function entries(): Entry[] {
  const file = join(import.meta.dirname, '../../../storybook-static/index.json');
  return Object.values(
    (JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, Entry> }).entries,
  );
}

const isStory = (entry: Entry): entry is ListedStory => entry.type === 'story';

/** Every story of the built Storybook, documentation pages left out. */
export function listedStories(): ListedStory[] {
  return entries().filter(isStory);
}
