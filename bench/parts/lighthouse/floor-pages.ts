import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { bundleScript } from '../../pages/bundle-script.ts';
import { Words } from './entries/words.ts';

/**
 * The same words twice: as plain HTML, and with React in the head, as most would build the page. And a form to sign in
 * that React draws into an empty document.
 */
export const floors = { plain: '/plain', react: '/react', form: '/form' } as const;

const STYLE = 'body{margin:2rem;font-family:system-ui,sans-serif;color:#222;background:#fff}';

function pageWith(head: string, body = renderToString(createElement(Words))): string {
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Ministerio Juvenil</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/style.css">${head}</head>
<body><div id="root">${body}</div></body></html>`;
}

/**
 * Serves the pages that any page can be held against, on loopback and in brotli as the product's own.
 * @returns where, and what ends it.
 */
export async function serveFloors(): Promise<{ readonly address: string; stop(): void }> {
  const html = 'text/html; charset=utf-8';
  const scriptOf = async (entry: string) =>
    (await bundleScript(join(import.meta.dirname, 'entries', entry))).script;
  const bodies: Readonly<Record<string, readonly [type: string, body: string]>> = {
    [floors.plain]: [html, pageWith('')],
    [floors.react]: [html, pageWith('<script type="module" src="/react.js"></script>')],
    [floors.form]: [html, pageWith('<script type="module" src="/form.js"></script>', '')],
    '/react.js': ['text/javascript', await scriptOf('react-in-head.ts')],
    '/form.js': ['text/javascript', await scriptOf('react-form.ts')],
    '/style.css': ['text/css', STYLE],
  };
  const answers = new Map(
    Object.entries(bodies).map(([path, [type, body]]) => [path, { type, body: brotliCompressSync(body) }]),
  );
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '');
    if (!answer) return response.writeHead(404).end();
    return response
      .writeHead(200, {
        'content-type': answer.type,
        'content-encoding': 'br',
        'cache-control': answer.type === html ? 'no-cache' : 'max-age=31536000, immutable',
      })
      .end(answer.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('bench: no free port was found.');
  return { address: `http://127.0.0.1:${address.port}`, stop: () => void server.close() };
}
