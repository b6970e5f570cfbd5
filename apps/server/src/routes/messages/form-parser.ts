import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../http/problem.ts';

const FORM = 'application/x-www-form-urlencoded';

/** Whether a request was sent by the plain form, without script. */
export function isForm({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.toLowerCase().startsWith(FORM) ?? false;
}

/**
 * Lets one scope read forms, from our own pages only (R14).
 * @param origin - of our own pages; null where it is not known.
 */
export function acceptForms(app: FastifyInstance, origin: string | null): void {
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (request, body, done) => {
    if (!isFromOurPages(request, origin)) return done(new Problem('cross_site'));
    done(null, Object.fromEntries(new URLSearchParams(body.toString())));
  });
}

function isFromOurPages({ headers }: FastifyRequest, origin: string | null): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return origin !== null && headers.origin === origin;
}
