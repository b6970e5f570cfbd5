import * as contract from '@ministerio/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../http/problem.ts';
import { publicRoute } from '../../http/route-config.ts';
import { readLimited } from '../../read-limited.ts';

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
/** Largest answer that is passed on; the longest list of section 7 takes some 20 MB. */
const LIMIT_BYTES = 32 * 1024 * 1024;
/** Unreserved characters of RFC 3986: each stands for itself in a path. */
const PLAIN_ID = /^[A-Za-z0-9._~-]+$/;
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
      handler: (request, reply) => passOn(apiUrl, request, reply, path),
    });
  }
}

async function passOn(base: string, request: FastifyRequest, reply: FastifyReply, path: string) {
  const answer = await ask(`${base}${filled(path, request)}${searchOf(request)}`, request);
  for (const name of answeredHeaders) {
    const value = answer.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  return reply.code(answer.status).send(answer.body);
}

/** The path of the matched call. Only plain ids enter it: any other character could lead out of it. */
function filled(path: string, request: FastifyRequest): string {
  const params = request.params as Readonly<Record<string, string>>;
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const id = params[name] ?? '';
    if (!PLAIN_ID.test(id) || /^\.+$/.test(id)) throw new Problem('not_found');
    return id;
  });
}

function searchOf({ raw: { url = '' } }: FastifyRequest): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
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
    const { status } = response;
    if (status < 200 || status > 599) throw new Error('not a status of an answer');
    return { status, headers: response.headers, body: await readLimited(response.body ?? [], LIMIT_BYTES) };
  } catch {
    throw new Problem('busy', { headers: { 'retry-after': '5' } });
  }
}
