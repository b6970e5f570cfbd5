import * as contract from '@ministerio/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../http/problem.ts';
import { publicRoute } from '../../http/route-config.ts';

/** The calls of spec section 7: all that another backend has to answer. */
export const passedOn: readonly contract.Endpoint[] = [
  contract.register,
  contract.login,
  contract.markByNumber,
  contract.listUsers,
  contract.getUser,
  contract.updateUser,
  contract.deleteUser,
  contract.listCategories,
  contract.createCategory,
  contract.deleteCategory,
  contract.assignCategory,
  contract.attendanceByCategory,
  contract.editAporte,
  contract.markByPosition,
  contract.myAttendance,
  contract.listMessages,
];

const TIMEOUT_MS = 15_000;
const sentHeaders = ['authorization', 'accept', 'accept-language', 'content-type'] as const;
const answeredHeaders = ['content-type', 'retry-after', 'x-total-count', 'content-disposition'] as const;

/**
 * Passes the calls of the specification on to another backend unchanged: method, path, body, Authorization one way,
 * status and answer the other (docs/interface.md, API_URL). The browser still talks to its own origin only (R10).
 */
export async function proxyRoutes(
  app: FastifyInstance,
  { apiUrl }: { readonly apiUrl: string },
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  for (const { method, path, errors } of passedOn) {
    app.route({
      method,
      url: path,
      config: { ...publicRoute, errors },
      handler: (request, reply) => passOn(apiUrl, request, reply),
    });
  }
}

async function passOn(apiUrl: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  // A dot segment would climb out of the path that was matched.
  const ids = Object.values(request.params as Record<string, string>);
  if (ids.some((id) => /^\.{1,2}$/.test(id))) throw new Problem('not_found');
  const path = (request.raw.url ?? '').slice('/api'.length);
  const answer = await ask(`${apiUrl}${path}`, request);
  for (const name of answeredHeaders) {
    const value = answer.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  return reply.code(answer.status).send(answer.body);
}

async function ask(url: string, request: FastifyRequest) {
  const { method, body } = request;
  const headers = new Headers();
  for (const name of sentHeaders) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  try {
    const response = await fetch(url, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      body: Buffer.isBuffer(body) && body.byteLength > 0 ? new Uint8Array(body) : null,
    });
    const answer = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, body: answer };
  } catch {
    throw new Problem('busy', { headers: { 'retry-after': '5' } });
  }
}
