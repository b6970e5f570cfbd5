import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import { listen } from '../support/listen.ts';

const built = fileURLToPath(new URL('../../storybook-static', import.meta.url));
/** Where a host of static pages has a release. */
const SUB_FOLDER = '/kit/latest/';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

interface WorkerFixtures {
  /** Address of the sub-folder with the built Storybook. */
  readonly storybook: string;
}

/** Playwright's test with the built Storybook in a sub-folder of a host that knows nothing but files. */
export const test = base.extend<object, WorkerFixtures>({
  storybook: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
    async ({}, use) => {
      if (!existsSync(join(built, 'index.html'))) {
        throw new Error('e2e: there is no storybook-static; `npm run build:storybook` makes it.');
      }
      const server = createServer((request, response) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const path = pathname.startsWith(SUB_FOLDER) ? pathname.slice(SUB_FOLDER.length) : '..';
        const file = join(built, path || 'index.html');
        if (path.includes('..') || !existsSync(file)) response.writeHead(404).end();
        else
          response
            .writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
            .end(readFileSync(file));
      });
      const { port, stop } = await listen(server);
      await use(`http://127.0.0.1:${port}${SUB_FOLDER}`);
      await stop();
    },
    { scope: 'worker' },
  ],
});

/** An entry of Storybook's index: a page or a story. */
interface IndexEntry {
  readonly id: string;
  readonly type: 'docs' | 'story';
}

/** Every documentation page, in the order of the sidebar. */
export function docsPages(): readonly IndexEntry[] {
  const { entries }: { readonly entries: Readonly<Record<string, IndexEntry>> } = JSON.parse(
    readFileSync(join(built, 'index.json'), 'utf8'),
  );
  return Object.values(entries).filter(({ type }) => type === 'docs');
}

export { expect } from '@playwright/test';
