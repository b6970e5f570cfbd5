import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { databaseFailure } from '../../db/errors.ts';
import type { Health } from '../../health.ts';
import { Problem } from '../../http/problem.ts';
import { TimedOutError } from '../../photos/run-apart.ts';
import { QueueFullError } from '../../security/bounded-semaphore.ts';

/** The one place that turns errors into responses; nothing of an unknown error leaves the server (R30). */
export const errorHandler = fp<{ readonly health: Health }>(
  async (app: FastifyInstance, { health }) => {
    app.setErrorHandler((error: FastifyError, request, reply) => {
      const problem = problemOf(error);
      health.note(error);
      // An intended refusal has its line already; its stack says nothing.
      if (problem.status >= 500 && problem !== error) request.log.error(loggable(error), problem.code);
      return sendProblem(problem, request, reply);
    });
  },
  { name: 'error-handler' },
);

/** Sends a refusal in the route's own form. */
export function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.status(problem.status).headers({ ...problem.headers, 'cache-control': 'no-store' });
  if (problem.page !== undefined) return reply.type('text/html; charset=utf-8').send(problem.page);
  if (request.routeOptions.config.errors !== 'text') return reply.send(problem.toJSON());
  // The spec's widget shows the body itself, so it is the field's own sentence where a field is wrong.
  const text = Object.values(problem.errors ?? {})[0] ?? problem.message;
  return reply.type('text/plain; charset=utf-8').send(text);
}

function problemOf(error: FastifyError): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof QueueFullError || error instanceof TimedOutError)
    return new Problem('busy', { headers: { 'retry-after': '3' } });
  const failure = databaseFailure(error);
  if (failure?.kind === 'storage') return new Problem('storage_unavailable');
  if (failure?.kind === 'foreign-key') return new Problem('not_found');
  if (failure?.kind === 'retry') return new Problem('busy', { headers: { 'retry-after': '1' } });
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Problem('payload_too_large');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Problem('unsupported_media_type');
    case 'FST_ERR_BAD_URL':
      return new Problem('not_found');
  }
  // Broken JSON, a body shorter than announced, a poisoned key: the client's mistake, whatever its name.
  const { statusCode = 500 } = error;
  return new Problem(statusCode >= 400 && statusCode < 500 ? 'bad_json' : 'internal_error');
}

/** An error without its message: a database's message may hold a person's values. */
export function loggable(error: unknown): object {
  const {
    code,
    name,
    constraint,
    stack: lines,
  } = Object(error) as Partial<FastifyError & { constraint: string }>;
  const stack = lines?.split('\n').slice(1).join('\n');
  return { failure: { name, code: code ?? STATUS_CODES[500], constraint, stack } };
}
