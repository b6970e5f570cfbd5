import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { listen } from '../support/listen.ts';
import { test as base, expect } from '../support/test.ts';
import { watchShifts } from '../support/watch-shifts.ts';

/** A hero, the windows of a page's parts, and links to them. */
const pages = ['/Inicio', '/ministerios', '/noticias'];

/** Long enough for a browser to paint what it has. */
const SILENCE_MS = 400;

/** A page's document, cut in the middle of its first view. */
function halves(html: string): readonly [string, string] {
  const begin = html.indexOf('<main');
  const end = html.indexOf('</section>', begin);
  if (begin < 0 || end < 0) throw new Error('e2e: the page has no first view.');
  const middle = html.indexOf('<', (begin + end) / 2);
  return [html.slice(0, middle), html.slice(middle)];
}

/** Passes on the server's answer; a document in two pieces. */
async function answer(origin: string, { url, headers }: IncomingMessage, response: ServerResponse) {
  const { accept = '*/*' } = headers;
  const found = await fetch(origin + url, { headers: { accept, 'accept-encoding': 'identity' } });
  const type = found.headers.get('content-type') ?? '';
  response.writeHead(found.status, { 'content-type': type });
  if (!type.startsWith('text/html')) return response.end(Buffer.from(await found.arrayBuffer()));
  const [first, second] = halves(await found.text());
  response.write(first);
  await pause(SILENCE_MS);
  return response.end(second);
}

/** The site behind a line that is silent in the middle of each document's first view. */
const test = base.extend<object, { readonly line: string }>({
  line: [
    async ({ server }, use) => {
      // Requests during the server's stop get no answer.
      const line = createServer((request, response) => {
        answer(server.url, request, response).catch(() => response.destroy());
      });
      const { port, stop } = await listen(line);
      await use(`http://127.0.0.1:${port}`);
      await stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ line }, use) => use(line),
});

for (const width of [360, 1440]) {
  test(`${width} px wide, no page moves that comes in two pieces`, async ({ page, complaints }) => {
    await page.setViewportSize({ width, height: 900 });
    // Fonts come after the first paint, and may break lines elsewhere.
    complaints.expect(/ERR_FAILED/);
    await page.route('**/*.woff2', (route) => route.abort());
    const moved = await watchShifts(page);
    for (const path of pages) {
      await page.goto(path);
      expect([path, await moved()]).toEqual([path, 0]);
    }
  });
}

base('every page says where its first view ends', async ({ request }) => {
  for (const path of [
    ...pages,
    '/red_joven',
    '/Contactanos',
    '/privacidad',
    '/proteccion-de-menores',
    '/nada',
  ]) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    const [, id] = /<link rel="expect" href="#([^"]+)"/.exec(html) ?? [];
    expect([path, html.split(`<template id="${id}">`).length]).toEqual([path, 2]);
  }
});
