import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const template = z.object({
  /** The markup while sermons load, as built. */
  loading: z.string(),
  /** Replaces it where the channel has no sermons. */
  empty: z.string(),
  /** Markup around the list. */
  before: z.string(),
  after: z.string(),
  /** Markup of each list item; the placeholder picture differs between them. */
  items: z.array(z.string()).min(1),
  /** The same for sample sermons, which have no video. */
  examples: z.array(z.string()),
  /** Placeholders of a sermon's id and title in `items`. */
  id: z.string(),
  title: z.string(),
  /** The page's data element for its script, and its content in the build. */
  data: z.string(),
  noData: z.string(),
});

/** The markup of sermons in the home page; the site's build renders it with the components. */
export type HomeTemplate = z.output<typeof template>;

/** A file of the site's build that is never served. */
export const HOME_TEMPLATE_FILE = 'home-template.json';

/** @returns null where the site is not built. @throws Error - the file is not what it should be. */
export function readHomeTemplate(folder: string): HomeTemplate | null {
  const path = join(folder, HOME_TEMPLATE_FILE);
  return existsSync(path) ? template.parse(JSON.parse(readFileSync(path, 'utf8'))) : null;
}
