import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const isRelease = (name: string) => /^\d+\.\d+\.\d+/.test(name);
const inOrder = new Intl.Collator('en', { numeric: true });

/** Releases by their version, the newest first. */
export const newestFirst = (names: readonly string[]): string[] =>
  names.filter(isRelease).toSorted((a, b) => inOrder.compare(b, a));

/** Whether `latest` leads to a release: to the highest version that is no trial such as `1.0.0-beta.1`. */
export function isLatest(version: string, others: readonly string[]): boolean {
  if (version.includes('-')) return others.filter(isRelease).every((other) => other === version);
  const released = newestFirst([...others, version]).filter((name) => !name.includes('-'));
  return released[0] === version;
}

/** The page above all releases. */
function indexPage(versions: readonly string[]): string {
  const items = versions.map((name) => `<li><a href="${name}/">${name}</a></li>`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Vitral</title><meta name="viewport" content="width=device-width"></head><body><h1>Vitral</h1><p><a href="latest/">The latest release</a></p><h2>Every release</h2><ul>${items}</ul></body></html>\n`;
}

/**
 * Puts a built Storybook among the pages of the releases before it: into `<version>/`, and into `latest/` where it is
 * the newest. Other releases stay as they are.
 * @param built - folder of the build.
 * @param pages - folder of all releases, such as a checkout of the branch that GitHub Pages shows.
 */
export function addRelease(built: string, pages: string, version: string): void {
  mkdirSync(pages, { recursive: true });
  const names = readdirSync(pages);
  for (const name of isLatest(version, names) ? [version, 'latest'] : [version]) {
    rmSync(join(pages, name), { recursive: true, force: true });
    cpSync(built, join(pages, name), { recursive: true });
  }
  writeFileSync(join(pages, 'index.html'), indexPage(newestFirst([...new Set([...names, version])])));
  // GitHub would leave out files that begin with a line.
  writeFileSync(join(pages, '.nojekyll'), '');
}
