import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, CDPSession } from 'playwright';
import { defaultDocuments } from '../../../packages/content/src/site.ts';
import type { Subject } from './subjects.ts';

/** How much slower the page's thread runs: a cheap phone. */
const SLOWER = 4;
const PATIENCE_MS = 30_000;
/** Later work is no part of the first drawing. Asking costs the page no script: Chromium does not count it. */
const ASK_EVERY_MS = 10;
const AFTER_TWO_FRAMES = `new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(window.longMs)))))`;
const sermons = {
  items: Array.from({ length: 6 }, (_, index) => ({
    id: `video-${index}`,
    title: `Prédica ${index + 1}`,
    link: `https://www.youtube.com/watch?v=video-${index}`,
  })),
};

/** Mock response of /api/contenido: the default documents at version 1. */
const documents = Object.fromEntries(
  Object.entries(defaultDocuments).map(([key, valor]) => [key, { version: 1, valor }]),
);

/** Pictures of the church's server: the sermons' thumbnails, and the windows in place of missing ones. */
const isPicture = (path: string) => path.endsWith('/miniatura') || path.endsWith('.svg');
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"><path fill="#134337" d="M0 0h320v180H0z"/></svg>';

/** Milliseconds that the page's thread spent on one visit. */
export interface Visit {
  /** Script time until the subject was in the page and two frames were painted. */
  readonly scriptMs: number;
  /** Beyond 50 ms in each task: how long a tap would have waited. */
  readonly longTaskMs: number;
}

const pageOf = ({
  markup,
  styles,
  loading,
  path,
}: Subject) => `<!doctype html><html lang="es"><head><meta charset="utf-8">
<title>Una página</title>${styles === '' ? '' : '<link rel="stylesheet" href="/peer.css">'}
<script>window.longMs = 0; new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) window.longMs += duration - 50;
}).observe({ type: 'longtask', buffered: true });</script>
<script ${loading} src="${path}"></script></head><body>${markup}</body></html>`;

/** Serves one subject's page on loopback. */
async function serve(subject: Subject) {
  const answers: Readonly<Record<string, readonly [type: string, body: string]>> = {
    '/': ['text/html', pageOf(subject)],
    [subject.path]: ['text/javascript', subject.script],
    '/peer.css': ['text/css', subject.styles],
    '/api/contenido': ['application/json', JSON.stringify(documents)],
    '/api/videos': ['application/json', JSON.stringify(sermons)],
  };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    const picture = isPicture(path) ? (['image/svg+xml', PICTURE] as const) : undefined;
    const [type, body] = picture ?? answers[path] ?? ['text/plain', ''];
    response.writeHead(body === '' ? 404 : 200, { 'content-type': `${type}; charset=utf-8` }).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/**
 * Evaluates by the protocol itself: what Playwright injects for an evaluation is script too, and more than some of the
 * subjects.
 */
async function ask<T>(session: CDPSession, expression: string): Promise<T> {
  const { result } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  return result.value as T;
}

async function untilTrue(session: CDPSession, expression: string): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; ) {
    if (await ask<boolean>(session, expression)) return;
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
  throw new Error(`bench: never came true: ${expression}`);
}

async function scriptSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
}

/**
 * Visits a page with the subject, in a profile of its own on a slowed processor. Nothing but the page's own server is
 * reached.
 * @throws Error where the subject is not in the page within 30 s.
 */
export async function visit(browser: Browser, subject: Subject): Promise<Visit> {
  const site = await serve(subject);
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    await context.route(
      (url) => url.origin !== site.origin,
      (route) => route.abort(),
    );
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(site.origin, { waitUntil: 'commit' });
    await untilTrue(session, `Boolean(${subject.rendered})`);
    const longTaskMs = await ask<number>(session, AFTER_TWO_FRAMES);
    return { scriptMs: (await scriptSeconds(session)) * 1000, longTaskMs };
  } finally {
    await context.close();
    site.close();
  }
}
