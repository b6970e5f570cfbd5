import type { FastifyRequest } from 'fastify';

type Sent = Pick<FastifyRequest, 'headers' | 'method' | 'host' | 'protocol'>;

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/**
 * Whether cookies that carry a right are offered: people reach the site by https, or it is this machine's own address (R54).
 * @param publicUrl - where people reach the site; null where that is not known.
 */
export function mayHaveCookies({ host }: Pick<Sent, 'host'>, publicUrl: string | null): boolean {
  if (publicUrl === null) return LOOPBACK.test(host);
  return publicUrl.startsWith('https:') || LOOPBACK.test(new URL(publicUrl).host);
}

/** Whether people reach the site by https, so that its cookies are Secure. */
export function isHttps(publicUrl: string | null): boolean {
  return publicUrl?.startsWith('https:') ?? false;
}

/**
 * Whether a request of one of our own pages sent its cookie (R54): the browser says so, or, where it does not, the Origin is
 * ours. A GET carries no Origin: the header that no other page can send replaces it.
 */
export function isFromOwnPage(request: Sent, publicUrl: string | null): boolean {
  const { headers, method, host, protocol } = request;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  if (method === 'GET') return true;
  const own = publicUrl === null ? null : new URL(publicUrl).origin;
  return headers.origin === own || (LOOPBACK.test(host) && headers.origin === `${protocol}://${host}`);
}
