import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultContent } from '../../packages/content/src/site.ts';
import { servePages } from './pages.ts';

let origin: string;
let close: () => Promise<void>;
const cwd = process.cwd();
beforeAll(async () => {
  process.chdir(resolve(import.meta.dirname, '../..'));
  const options = { host: '127.0.0.1', port: 0, watched: [], onChange: () => undefined };
  const server = await servePages(options);
  origin = server.resolvedUrls?.local[0] ?? '';
  close = () => server.close();
});
afterAll(async () => {
  await close();
  process.chdir(cwd);
});

const open = async (path: string) => {
  const answer = await fetch(new URL(path, origin), { headers: { accept: 'text/html' } });
  return { status: answer.status, html: await answer.text() };
};
const attributes = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found = '']) => found);

it('npm run dev shows the pages from their sources, also while the server behind is away', async () => {
  const { status, html } = await open('/Inicio');
  expect([status, html.includes(`${defaultContent.church.name}</`)]).toEqual([200, true]);
  const styles = attributes(html, /<link rel="stylesheet" href="([^"]+)"/g);
  // The order of the layers comes first: without it a button has the colours of a link.
  expect(styles[0]).toContain('/tokens/layers.css');
  const scripts = attributes(html, /<script async type="module" src="([^"]+)"/g);
  expect(scripts).toHaveLength(1);
  for (const path of [...styles, ...scripts]) {
    expect([path, (await fetch(new URL(path, origin))).status]).toEqual([path, 200]);
  }
});

it('npm run dev shows the signed-in application at its addresses', async () => {
  const { status, html } = await open('/dashboard');
  expect([status, html.includes('/src/app-main.tsx')]).toEqual([200, true]);
});
