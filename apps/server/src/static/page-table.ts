import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const manifest = z.object({
  /** Route to file, for prerendered pages. */
  pages: z.record(z.string(), z.string()),
  /** Routes of the signed-in areas; a part may be `:id`. */
  app: z.array(z.string()),
  appShell: z.string(),
  notFound: z.string(),
  /** Folders of the pages' variants: with the sample contact, and in front of another backend. */
  variants: z.object({ sample: z.string(), foreign: z.string() }).optional(),
});

/** The site's routes as built: `dist/pages.json`. */
export type PageManifest = z.output<typeof manifest>;

/** A variant in which all pages are also built. */
export type PageVariant = keyof NonNullable<PageManifest['variants']>;

/** @returns null where the site is not built. @throws Error - the file is invalid. */
export function readPageManifest(folder: string): PageManifest | null {
  const path = join(folder, 'pages.json');
  return existsSync(path) ? manifest.parse(JSON.parse(readFileSync(path, 'utf8'))) : null;
}

/**
 * Finds the file of a route. Letter case does not matter, nor one closing slash; nothing is redirected, so a hash
 * is never lost (docs/interface.md, R20).
 */
export function pageLookup({ pages, app, appShell }: PageManifest): (path: string) => string | null {
  const files = new Map(Object.entries(pages).map(([route, file]) => [route.toLowerCase(), file]));
  for (const route of app.filter((entry) => !entry.includes(':'))) files.set(route.toLowerCase(), appShell);
  const patterns = app.filter((entry) => entry.includes(':')).map(patternOf);
  return (path) => {
    const route = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
    const known = files.get(route.toLowerCase());
    if (known !== undefined) return known;
    return patterns.some((pattern) => pattern.test(route)) ? appShell : null;
  };
}

function patternOf(route: string): RegExp {
  const parts = route
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[^\w-]/g, '\\$&')));
  return new RegExp(`^${parts.join('/')}$`, 'i');
}
