import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { extname, join, normalize } from 'node:path';

/** Something that is served for as long as pictures are taken. */
export interface LittleServer {
  /** Address without a closing slash. */
  readonly url: string;
  readonly stop: () => void;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

async function listen(answer: RequestListener): Promise<LittleServer> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    // Another name than the church's server: another site, not only another port.
    url: `http://localhost:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Answers every request with one page. */
export function servePage(html: string): Promise<LittleServer> {
  return listen((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
  });
}

/** The files of a folder. @returns `undefined` where it does not exist. */
export async function serveFolder(folder: string): Promise<LittleServer | undefined> {
  if (!existsSync(folder)) return undefined;
  return listen((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    if (!existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
    response.end(readFileSync(file));
  });
}
