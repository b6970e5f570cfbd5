import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A story as the built Storybook lists it. */
export interface ListedStory {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

/** Every story of the built Storybook, documentation pages left out. */
export function listedStories(): ListedStory[] {
  const file = join(import.meta.dirname, '../../../storybook-static/index.json');
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as {
    entries: Record<string, ListedStory & { readonly type: string }>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
}
