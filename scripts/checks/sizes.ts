/**
 * Checks the bytes of a first visit to each public page (docs/architecture.md): everything that the built HTML names, as a
 * browser that accepts brotli loads it.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const DIST = 'apps/site/dist';
const KB = 1000;

/**
 * Limits in bytes, as compressed. The promises are 85 KB of script, 70 before it and 160 in all; the limits are lower,
 * so that a gain is not lost. A visitor who saves data loads only `beforeScript`; `total` counts everything that the
 * page names.
 */
const limits = { script: 80 * KB, style: 12 * KB, beforeScript: 50 * KB, total: 140 * KB } as const;

/** The service worker, and everything that it fetches for later once the page is idle. */
const workerLimits = { worker: 4 * KB, kept: 50 * KB } as const;

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
  const tags = html.match(/<(?:script|link|img|source|use)\b[^>]*>/g) ?? [];
  const eager = tags.filter(
    (tag) => !/loading="lazy"|rel="(?:canonical|icon|manifest|apple-touch-icon|alternate|me)"/.test(tag),
  );
  const addresses = eager.flatMap((tag) =>
    [...tag.matchAll(/\b(?:src|href|data-modules)="([^"]*)"/g)].flatMap((match) =>
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

function weigh(page: string): Record<Kind, number> {
  const sums: Record<Kind, number> = { document: 0, script: 0, style: 0, font: 0, picture: 0 };
  sums.document = wireBytes(join(DIST, page));
  const queue = loadedBy(readFileSync(join(DIST, page), 'utf8'));
  const fonts = queue.filter((address) => address.endsWith('.css')).flatMap(namedByStyle);
  for (const address of new Set([...queue, ...fonts])) {
    const file = join(DIST, address);
    if (existsSync(file) && statSync(file).isFile()) sums[kindOf(file)] += wireBytes(file);
  }
  return sums;
}

/** The small script in the head. @throws Error - the page has none. */
function bootBytes(page: string): number {
  const [, address] = /<script async src="([^"]+)"/.exec(readFileSync(join(DIST, page), 'utf8')) ?? [];
  if (address === undefined) throw new Error(`sizes: ${page} names no script in its head.`);
  return wireBytes(join(DIST, address));
}

/** Bytes that the worker fetches on a first visit to the home page: the other pages and their scripts. */
function keptForLater(home: string): number {
  const loaded = loadedBy(readFileSync(join(DIST, home), 'utf8'));
  const worker = readFileSync(join(DIST, 'sw.js'), 'utf8');
  const assets = [...new Set(worker.match(/\/assets\/[\w-]+\.js/g) ?? [])];
  const others = [...new Set(Object.values(pages))].filter((page) => page !== home);
  return [...assets.filter((asset) => !loaded.includes(asset)), ...others]
    .map((file) => wireBytes(join(DIST, file)))
    .reduce((sum, bytes) => sum + bytes, 0);
}

const { pages } = JSON.parse(readFileSync(join(DIST, 'pages.json'), 'utf8')) as {
  pages: Record<string, string>;
};
const problems: string[] = [];
const show = (bytes: number) => `${(bytes / KB).toFixed(1).padStart(6)} KB`;

console.log('page                  HTML      script     style      fonts     pictures   all');
for (const page of new Set(Object.values(pages))) {
  const sums = weigh(page);
  const total = Object.values(sums).reduce((sum, bytes) => sum + bytes, 0);
  const measured = {
    // The small script in the head is counted here and before the rest.
    script: sums.script,
    style: sums.style,
    beforeScript: sums.document + sums.style + sums.font + bootBytes(page),
    total,
  };
  console.log(
    `${page.padEnd(18)} ${[sums.document, sums.script, sums.style, sums.font, sums.picture, total].map(show).join(' ')}`,
  );
  for (const [name, limit] of Object.entries(limits)) {
    const bytes = measured[name as keyof typeof limits];
    if (bytes > limit)
      problems.push(`${page}: ${name} is ${show(bytes).trim()}, the limit is ${show(limit).trim()}`);
  }
}

if (existsSync(join(DIST, 'sw.js'))) {
  const measured = { worker: wireBytes(join(DIST, 'sw.js')), kept: keptForLater('Inicio.html') };
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
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
