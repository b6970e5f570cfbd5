import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import type { PageFiles } from './build-page.ts';

const types: Readonly<Record<string, string>> = {
  '': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};
/** The parts of the site's own policy that bear on what is measured. */
const POLICY =
  "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'; font-src 'self'";

/**
 * Serves a built page on loopback.
 * @param strict - under the site's policy for scripts and workers; peers that write styles at run time know none.
 */
export async function servePage(files: PageFiles, strict: boolean) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x');
    const file = files.get(pathname);
    if (file === undefined) return void response.writeHead(404).end();
    response.setHeader('content-type', types[extname(pathname)] ?? 'application/octet-stream');
    if (strict)
      response.setHeader('content-security-policy', `${POLICY}; style-src 'self'; img-src 'self' data:`);
    response.end(file);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
