import { readFileSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { listen } from './listen.ts';
import { test as base } from './test.ts';

export { widgetNames } from '../../packages/widgets/scripts/elements.ts';

const require = createRequire(import.meta.url);

/** Page of a webmaster. */
export interface HostPage {
  readonly head?: string;
  readonly body?: string;
  readonly headers?: OutgoingHttpHeaders;
  /** Before everything else. @default '<!doctype html>' */
  readonly doctype?: string;
  /** Attributes of its root element. @default 'lang="en"' */
  readonly root?: string;
}

/** A site on another origin than the church's. */
export interface WidgetHost {
  readonly url: string;
  /** Publishes a page. @returns its address. */
  readonly publish: (page: HostPage) => string;
  /** Publishes a file of an npm package or a text. @returns its path. */
  readonly file: (name: string, content: { readonly from: string } | { readonly text: string }) => string;
}

type Answer = readonly [headers: OutgoingHttpHeaders, body: string];

const typeOf = (name: string) => (name.endsWith('.css') ? 'text/css' : 'text/javascript');

/** Playwright's test with a foreign site beside the church's server. */
export const test = base.extend<{ readonly host: WidgetHost }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
  host: async ({}, use) => {
    const answers = new Map<string, Answer>();
    const server = createServer((request, response) => {
      const [headers, body] = answers.get(request.url ?? '') ?? [{}, ''];
      response.writeHead(200, headers).end(body);
    });
    const { port, stop } = await listen(server);
    // Another name than the church's server: another site, not only another port.
    const url = `http://localhost:${port}`;
    await use({
      url,
      publish({ head = '', body = '', headers = {}, doctype = '<!doctype html>', root = 'lang="en"' }) {
        const html = `${doctype}<html ${root}><head><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;
        const path = `/${answers.size}.html`;
        answers.set(path, [{ 'content-type': 'text/html; charset=utf-8', ...headers }, html]);
        return url + path;
      },
      file(name, content) {
        const body = 'text' in content ? content.text : readFileSync(require.resolve(content.from), 'utf8');
        answers.set(`/${name}`, [{ 'content-type': `${typeOf(name)}; charset=utf-8` }, body]);
        return `/${name}`;
      },
    });
    await stop();
  },
});

/** Answers the calls for sermons, as the church's server would with a feed. */
export async function mockVideos(page: Page, titles: readonly string[]): Promise<void> {
  const items = titles.map((title, index) => ({ id: `video${index}`, title, link: '' }));
  const headers = { 'access-control-allow-origin': '*' };
  await page.route('**/api/videos', (route) => route.fulfill({ json: { items }, headers }));
  await page.route('**/miniatura', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      headers,
    }),
  );
}

export { expect } from './test.ts';
