import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const template = z.object({
  /** The part of it that says nothing of sermons yet, as built. */
  loading: z.string(),
  /** In its place, where the channel has none. */
  empty: z.string(),
  /** What stands around the list in its place. */
  before: z.string(),
  after: z.string(),
  /** Each place of the list; which picture stands in differs from one to the next. */
  items: z.array(z.string()).min(1),
  /** The same places for sermons that there is nothing to watch of. */
  examples: z.array(z.string()),
  /** What stands for a sermon's id and title in `items`. */
  id: z.string(),
  title: z.string(),
  /** Element of the page that tells its script which sermons are there, and what it holds in the build. */
  data: z.string(),
  noData: z.string(),
});

/** How sermons stand in the home page; the site's build writes it from the components themselves. */
export type HomeTemplate = z.output<typeof template>;

/** File of the site's build that is read here and served to nobody. */
export const HOME_TEMPLATE_FILE = 'home-template.json';

/** @returns null where the site is not built. @throws Error - the file is not what it should be. */
export function readHomeTemplate(folder: string): HomeTemplate | null {
  const path = join(folder, HOME_TEMPLATE_FILE);
  return existsSync(path) ? template.parse(JSON.parse(readFileSync(path, 'utf8'))) : null;
}
