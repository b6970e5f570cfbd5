import { listedStories } from '../support/story-index.ts';
import { type Frames, shots } from './list.ts';

/** One picture to take. */
export interface PlannedPicture {
  /** Name of its file: `admin-users-table--default-desk-light`. */
  readonly name: string;
  readonly storyId: string;
  readonly width: number;
  readonly theme: 'light' | 'dark';
}

const phone = { suffix: 'phone-dark', width: 360, theme: 'dark' } as const;
const desk = { suffix: 'desk-light', width: 1280, theme: 'light' } as const;
const frames = { both: [phone, desk], phone: [phone], desk: [desk] } as const;

/**
 * Every picture of the list.
 * @throws Error that names a state of the list which Storybook does not have
 */
export function plannedPictures(): PlannedPicture[] {
  const stories = new Map(listedStories().map((story) => [`${story.title}|${story.name}`, story.id]));
  return Object.entries(shots).flatMap(([title, states]) =>
    states.flatMap((state) => {
      const [name, where]: readonly [string, Frames] = typeof state === 'string' ? [state, 'both'] : state;
      const storyId = stories.get(`${title}|${name}`);
      if (!storyId) throw new Error(`There is no story '${name}' in '${title}'; mend pictures/list.ts.`);
      return frames[where].map(({ suffix, width, theme }) => ({
        name: `${storyId.replace('composed-', '')}-${suffix}`,
        storyId,
        width,
        theme,
      }));
    }),
  );
}

/** Titles of composed components that no picture shows. */
export function unpicturedTitles(): string[] {
  const titles = listedStories().map(({ title }) => title);
  return [...new Set(titles)].filter(
    (title) => title.startsWith('Composed/') && !title.endsWith('/Conformance') && !(title in shots),
  );
}
