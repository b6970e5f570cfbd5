import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { defaultContent, type PageFacts, type SiteRenderer } from '@ministerio/content/site';
import { type ChurchClock, churchClock } from '@ministerio/contract/domain';
import { build, type Rolldown } from 'vite';
import { listen } from './listen.ts';

const dist = fileURLToPath(new URL('../../apps/site/dist', import.meta.url));

/** The files of a build by their path, with a leading slash. */
export type Release = Map<string, Buffer>;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

const built = (await import(pathToFileURL(join(dist, '../dist-pages/renderer.js')).href)) as {
  readonly renderer: SiteRenderer;
};

/**
 * The build that is there, without compressed copies, and its pages as files.
 * @param clock - when they were rendered. @default now
 */
export function thisRelease(
  clock: ChurchClock = churchClock(Date.now(), defaultContent.church.timeZone),
): Release {
  const files = globSync('**/*.{js,css,svg,woff2,json}', { cwd: dist });
  const facts: PageFacts = {
    site: defaultContent,
    sermons: [],
    clock,
    hasForm: true,
    registrationOpen: true,
    publicUrl: 'http://127.0.0.1',
  };
  const { routes, renderPage } = built.renderer;
  const names = new Set(Object.values(routes.pages));
  return new Map([
    ...files.map((file) => [`/${file.replaceAll('\\', '/')}`, readFileSync(join(dist, file))] as const),
    ...[...names].map((name) => [`/${name}.html`, Buffer.from(renderPage(name, facts))] as const),
  ]);
}

const mapText = (release: Release, change: (text: string, path: string) => string): Release =>
  new Map(
    [...release].map(([path, body]) =>
      /\.(html|js)$/.test(path) ? [path, Buffer.from(change(body.toString(), path))] : [path, body],
    ),
  );

function found(pattern: RegExp, text: string): string {
  const [, part] = pattern.exec(text) ?? [];
  if (!part) throw new Error(`e2e: nothing in the build looks like ${pattern}.`);
  return part;
}

/**
 * The release after this one: another style sheet under another name, in which `--release` is 2, and another name
 * of the build. The old style sheet is gone, as it would be a day later.
 */
export function nextRelease(release: Release): Release {
  const home = release.get('/home.html')?.toString() ?? '';
  const style = found(/href="(\/assets\/style-[^"]+\.css)"/, home);
  const name = found(/data-build="([^"]+)"/, home);
  const body = Buffer.concat([release.get(style) ?? Buffer.of(), Buffer.from(':root{--release:2}')]);
  const worker = release.get('/sw.js')?.toString() ?? '';
  const oldHash = found(new RegExp(`${style.replaceAll('.', '\\.')}[^\\w-]+([\\w-]{16})`), worker);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 16);
  const next = mapText(release, (text) =>
    text.replaceAll(style, '/assets/style-next.css').replaceAll(name, 'next').replaceAll(oldHash, hash),
  );
  next.delete(style);
  return next.set('/assets/style-next.css', body);
}

/** The same release with the service worker that takes itself away. */
export async function withoutWorker(release: Release): Promise<Release> {
  const entry = fileURLToPath(new URL('../../apps/site/src/worker/sw-removal.ts', import.meta.url));
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: entry, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput;
  const [{ code }] = output;
  const plain = mapText(release, (text) => text.replaceAll(' data-worker="/sw.js"', ''));
  return plain.set('/sw.js', Buffer.from(code));
}

/** A server of static files whose release can be changed while visitors are there. */
export interface ReleaseServer {
  readonly url: string;
  publish(release: Release): void;
  stop(): Promise<void>;
}

/** Serves a release as the product's server does: pages by the table, in any letter case; files by name. */
export async function serveReleases(first: Release): Promise<ReleaseServer> {
  let release = first;
  function send(response: ServerResponse, path: string, status = 200): void {
    const body = release.get(path);
    const cacheControl = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    if (body === undefined) response.writeHead(404).end();
    else
      response
        .writeHead(status, { 'content-type': types[extname(path)], 'cache-control': cacheControl })
        .end(body);
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const page = Object.entries(built.renderer.routes.pages).find(
      ([path]) => path.toLowerCase() === pathname.toLowerCase(),
    );
    if (pathname === '/api/videos') response.writeHead(200, { 'content-type': types['.json'] }).end('[]');
    else send(response, page ? `/${page[1]}.html` : pathname);
  });
  const { port, stop } = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    publish(next) {
      release = next;
      // A phone would have lost these connections long ago.
      server.closeIdleConnections();
    },
    stop,
  };
}
