/**
 * Checks the bytes of a first visit to each public page (docs/architecture.md): everything that a page of the build's
 * content names, every island's script included, as a browser that accepts brotli loads it.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { defaultContent, type PageFacts, type SiteRenderer } from '../../packages/content/src/site.ts';
import { churchClock } from '../../packages/contract/src/domain/index.ts';

const DIST = 'apps/site/dist';
const KB = 1000;

/**
 * Limits in bytes, as compressed: what is measured at a page's heaviest hour, rounded up. A visitor who saves data loads
 * only `beforeScript`; `total` counts everything that the page names.
 */
const limits = { script: 81 * KB, style: 12 * KB, beforeScript: 54.5 * KB, total: 141 * KB } as const;

/** Text that radix writes into every script that holds some of it. */
const SIGNED_IN = /radix-/;

/** The service worker, and everything that it fetches for later once the page is idle. */
const workerLimits = { worker: 4 * KB, kept: 50 * KB } as const;

/** Bytes that a phone of the door loads until its field works; web fonts come later. */
const DOOR_LIMIT = 107 * KB;

/**
 * Renderer of pages and of the panel's frames, as it lies on disk: the form of the login brings zod.
 * With React's development build it is 700 KB more.
 */
const RENDERER = 'apps/site/dist-pages/renderer.js';
const RENDERER_LIMIT = 1320 * KB;

type Kind = 'document' | 'script' | 'style' | 'font' | 'picture';

function kindOf(file: string): Kind {
  if (file.endsWith('.js')) return 'script';
  if (file.endsWith('.css')) return 'style';
  if (file.endsWith('.woff2')) return 'font';
  return 'picture';
}

function wireBytes(file: string): number {
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size;
}

/** Addresses of this site that a browser loads at once for a page's HTML, without lazy pictures. */
function loadedBy(html: string): string[] {
  const tags = html.match(/<(?:script|link|img|source|use|div|span)\b[^>]*>/g) ?? [];
  const eager = tags.filter(
    (tag) => !/loading="lazy"|rel="(?:canonical|icon|manifest|apple-touch-icon|alternate|me)"/.test(tag),
  );
  const addresses = eager.flatMap((tag) =>
    [...tag.matchAll(/\b(?:src|href|data-islands|data-src)="([^"]*)"/g)].flatMap((match) =>
      (match[1] ?? '').split(' '),
    ),
  );
  return [...new Set(addresses.map((address) => address.replace(/[?#].*$/, '')))].filter((address) =>
    address.startsWith('/'),
  );
}

/** Fonts that a page's styles name: they load after the first paint, but on every first visit. */
function namedByStyle(address: string): string[] {
  const css = readFileSync(join(DIST, address), 'utf8');
  return [...css.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, path = '']) =>
    path.startsWith('/') ? path : join('/assets', path),
  );
}

/** A page as the server compresses it. */
const documentBytes = (html: string) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

function weigh(html: string): Record<Kind, number> {
  const sums: Record<Kind, number> = { document: 0, script: 0, style: 0, font: 0, picture: 0 };
  sums.document = documentBytes(html);
  const queue = loadedBy(html);
  const fonts = queue.filter((address) => address.endsWith('.css')).flatMap(namedByStyle);
  for (const address of new Set([...queue, ...fonts])) {
    const file = join(DIST, address);
    if (existsSync(file) && statSync(file).isFile()) sums[kindOf(file)] += wireBytes(file);
  }
  return sums;
}

/** The small script in the head. @throws Error - the page has none. */
function bootBytes(html: string): number {
  const [, address] = /<script async src="([^"]+)"/.exec(html) ?? [];
  if (address === undefined) throw new Error('sizes: a page names no script in its head.');
  return wireBytes(join(DIST, address));
}

/** Bytes that the worker fetches on a first visit to the home page: the other pages and their scripts, without the door. */
function keptForLater(): number {
  const doorFiles = loadedBy(door);
  const loaded = loadedBy(pages.get('home') ?? '');
  const worker = readFileSync(join(DIST, 'sw.js'), 'utf8');
  const assets = [...new Set(worker.match(/\/assets\/[\w-]+\.js/g) ?? [])];
  const others = [...pages].filter(([name]) => name !== 'home').map(([, html]) => documentBytes(html));
  return [
    ...assets
      .filter((asset) => !loaded.includes(asset) && !doorFiles.includes(asset))
      .map((file) => wireBytes(join(DIST, file))),
    ...others,
  ].reduce((sum, bytes) => sum + bytes, 0);
}

/** A start of every half hour of a fixed week: what pages say depends on the hour, a limit does not. */
const WEEK_START_MS = Date.UTC(2026, 10, 23, 4);
const HALF_HOUR_MS = 30 * 60_000;
const moments = Array.from({ length: 7 * 48 }, (_, index) => WEEK_START_MS + index * HALF_HOUR_MS);

/** A page as it is at its heaviest hour. */
function heaviest(render: (facts: PageFacts) => string): string {
  const shown = new Set(moments.map((atMs) => render(factsAt(atMs))));
  return [...shown].reduce((one, other) => (documentBytes(other) > documentBytes(one) ? other : one));
}

const { renderer } = (await import(pathToFileURL(join(DIST, '../dist-pages/renderer.js')).href)) as {
  readonly renderer: SiteRenderer;
};
function factsAt(atMs: number): PageFacts {
  return {
    site: defaultContent,
    sermons: [],
    clock: churchClock(atMs, defaultContent.church.timeZone),
    hasForm: true,
    registrationOpen: true,
    publicUrl: 'https://iglesia.example',
  };
}
const names = [...new Set(Object.values(renderer.routes.pages))];
/** HTML of the page of a phone of the door. */
const door = heaviest((facts) => renderer.renderDoor(facts));
/** HTML of each page, by its name. */
const pages = new Map<string, string>(
  names.map((name) => [name, heaviest((facts) => renderer.renderPage(name, facts))]),
);
const problems: string[] = [];
const show = (bytes: number) => `${(bytes / KB).toFixed(1).padStart(6)} KB`;

console.log('page                  HTML      script     style      fonts     pictures   all');
for (const [page, html] of pages) {
  const sums = weigh(html);
  const total = Object.values(sums).reduce((sum, bytes) => sum + bytes, 0);
  const measured = {
    // The small script in the head is counted here and before the rest.
    script: sums.script,
    style: sums.style,
    beforeScript: sums.document + sums.style + sums.font + bootBytes(html),
    total,
  };
  console.log(
    `${page.padEnd(18)} ${[sums.document, sums.script, sums.style, sums.font, sums.picture, total].map(show).join(' ')}`,
  );
  const scripts = loadedBy(html).filter((address) => address.endsWith('.js'));
  const heavy = scripts.find((address) => SIGNED_IN.test(readFileSync(join(DIST, address), 'utf8')));
  if (heavy) problems.push(`${page}: ${heavy} holds radix, which is for who is signed in`);
  for (const [name, limit] of Object.entries(limits)) {
    const bytes = measured[name as keyof typeof limits];
    if (bytes > limit)
      problems.push(`${page}: ${name} is ${show(bytes).trim()}, the limit is ${show(limit).trim()}`);
  }
}

if (existsSync(join(DIST, 'sw.js'))) {
  const measured = { worker: wireBytes(join(DIST, 'sw.js')), kept: keptForLater() };
  console.log(
    `service worker ${show(measured.worker).trim()}, fetched for later ${show(measured.kept).trim()}`,
  );
  for (const name of ['worker', 'kept'] as const) {
    if (measured[name] > workerLimits[name])
      problems.push(
        `${name} is ${show(measured[name]).trim()}, the limit is ${show(workerLimits[name]).trim()}`,
      );
  }
}
const doorBytes = weigh(door);
const doorTotal = doorBytes.document + doorBytes.script + doorBytes.style + doorBytes.picture;
console.log(`door, until its field works ${show(doorTotal).trim()}`);
if (doorTotal > DOOR_LIMIT)
  problems.push(`the door is ${show(doorTotal).trim()}, the limit is ${show(DOOR_LIMIT).trim()}`);
for (const shell of new Set(Object.values(renderer.routes.app))) {
  const { script } = weigh(renderer.renderShell(shell, factsAt(WEEK_START_MS)));
  // Held by no limit: how soon a screen can be used is measured (bench/parts/first-screens.ts).
  console.log(`${shell}, script until it can be used ${show(script).trim()}`);
}
const rendererBytes = statSync(RENDERER).size;
console.log(`server's renderer ${show(rendererBytes).trim()}`);
if (rendererBytes > RENDERER_LIMIT)
  problems.push(`${RENDERER} has ${show(rendererBytes).trim()}, the limit is ${show(RENDERER_LIMIT).trim()}`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
