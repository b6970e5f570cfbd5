import type { OfflineTable } from './offline-table.ts';

/** What the worker does with a request: nothing, answer as a page, or answer as a file of the build. */
export type Handling =
  | { readonly kind: 'leave' }
  | { readonly kind: 'page'; readonly page: string | undefined }
  | { readonly kind: 'asset'; readonly path: string };

type AskedFor = Pick<Request, 'method' | 'url' | 'mode' | 'cache'> & {
  readonly headers: Pick<Headers, 'has'>;
};

const leave: Handling = { kind: 'leave' };

/** Parts of the site that are never kept: they are about a person, or belong to other people's pages. */
const PRIVATE = /^\/(api|auth|dashboard|embed|widgets|oembed)(\/|$)/i;

/**
 * What the worker may do with a request (R18).
 * @param origin - of this site.
 */
export function handlingOf(
  { method, url, mode, cache, headers }: AskedFor,
  { pages, assets }: Pick<OfflineTable, 'pages' | 'assets'>,
  origin: string,
): Handling {
  const address = new URL(url);
  const { pathname } = address;
  if (method !== 'GET' || address.origin !== origin || PRIVATE.test(pathname)) return leave;
  if (cache === 'no-store' || headers.has('authorization')) return leave;
  if (mode === 'navigate') {
    return { kind: 'page', page: pages[pathname.toLowerCase().replace(/(?!^)\/+$/, '')] };
  }
  return Object.hasOwn(assets, pathname) ? { kind: 'asset', path: pathname } : leave;
}

/** Whether an answer may be kept at all: whole, ours, and not forbidden by its sender. */
export function mayKeep({ status, redirected, type, headers }: Response): boolean {
  const forbidden = /\bno-store\b/i.test(headers.get('cache-control') ?? '');
  // Answers that a program made have the type `default`; those of other sites have neither.
  return status === 200 && !redirected && (type === 'basic' || type === 'default') && !forbidden;
}

/**
 * Whether the bytes are those that the build made.
 * @param expected - start of their SHA-256 in base64url.
 */
export async function isGenuine(bytes: ArrayBuffer, expected: string): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const text = btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  return text.startsWith(expected);
}

/** Whether a page is of the build: one of a newer version needs files that this worker does not have. */
export function isOfBuild(html: string, build: string): boolean {
  return html.includes(`data-build="${build}"`);
}
