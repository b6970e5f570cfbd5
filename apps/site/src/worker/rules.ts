import type { OfflineTable } from './offline-table.ts';

/** How the worker handles a request: not at all, as a page, or as a file of the build. */
export type Handling =
  | { readonly kind: 'bypass' }
  | { readonly kind: 'page'; readonly page: string | undefined }
  | { readonly kind: 'asset'; readonly path: string };

type RequestFacts = Pick<Request, 'method' | 'url' | 'mode' | 'cache'> & {
  readonly headers: Pick<Headers, 'has'>;
};

const bypass: Handling = { kind: 'bypass' };

/** Paths that are never cached: personal data, parts of other sites' pages, or pictures whose permission may be
 * withdrawn (R62). */
const PRIVATE = /^\/(api|auth|dashboard|embed|widgets|oembed|fotos)(\/|$)/i;

/**
 * How the worker may handle a request (R18).
 * @param origin - this site's.
 */
export function handlingFor(
  { method, url, mode, cache, headers }: RequestFacts,
  { pages, assets, door }: Pick<OfflineTable, 'pages' | 'assets' | 'door'>,
  origin: string,
): Handling {
  const address = new URL(url);
  const { pathname } = address;
  if (method !== 'GET' || address.origin !== origin || PRIVATE.test(pathname)) return bypass;
  if (cache === 'no-store' || headers.has('authorization')) return bypass;
  if (mode === 'navigate') {
    const path = pathname.toLowerCase().replace(/(?!^)\/+$/, '');
    return { kind: 'page', page: path === door.page ? door.page : pages[path] };
  }
  return Object.hasOwn(assets, pathname) ? { kind: 'asset', path: pathname } : bypass;
}

/** Whether a response may be cached: complete, from this site, and not `no-store`. */
export function isCacheable({ status, redirected, type, headers }: Response): boolean {
  const forbidden = /\bno-store\b/i.test(headers.get('cache-control') ?? '');
  // Responses constructed in tests have the type `default`; those of other sites have neither.
  return status === 200 && !redirected && (type === 'basic' || type === 'default') && !forbidden;
}

/**
 * Whether the bytes are the build's.
 * @param expected - start of their SHA-256 in base64url.
 */
export async function isGenuine(bytes: ArrayBuffer, expected: string): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const text = btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  return text.startsWith(expected);
}

/** Whether a page is of the build: one of a newer build needs files that this worker does not have. */
export function isOfBuild(html: string, build: string): boolean {
  return html.includes(`data-build="${build}"`);
}
