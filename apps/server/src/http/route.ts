import type { Endpoint, ErrorCode } from '@ministerio/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Account } from './account.ts';
import { responseSchemas } from './json-schema.ts';
import { Problem } from './problem.ts';
import type { RouteConfig } from './route-config.ts';
import { check, type FieldErrors, hasPlainIds, type Input } from './validate.ts';

/** One validated call of an endpoint. */
export interface Call<E extends Endpoint> extends Input<E> {
  /** The caller; nullable only where the endpoint is open to anyone. */
  readonly account: E['access'] extends 'signed-in' | 'ADMIN' ? Account : Account | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Facts that a route adds to its endpoint. */
export interface RouteOptions<E extends Endpoint> extends Omit<RouteConfig, 'access' | 'errors' | 'door'> {
  /** Refusal of a malformed id. @default 'not_found' */
  readonly notFoundCode?: ErrorCode;
  /** Runs before validation: limits. */
  readonly preValidation?: (request: FastifyRequest) => Promise<void>;
  /** Refusal of an invalid body. @default 400 validation_failed with the errors */
  readonly onInvalidBody?: (errors: FieldErrors, request: FastifyRequest) => Promise<Problem>;
  readonly handle: (call: Call<E>) => Promise<z.input<E['answer']>>;
}

/**
 * Makes a Fastify route of a contract endpoint: access, validation and serialisation all come from there.
 * Refusals come in one order: 401, 403, body, 404, rule (decisions section 4).
 */
export function route<E extends Endpoint>(app: FastifyInstance, endpoint: E, options: RouteOptions<E>): void {
  const { method, path: url, access, errors, bodyBytes, door } = endpoint;
  const {
    notFoundCode = 'not_found',
    preValidation,
    onInvalidBody = validationFailed,
    handle,
    ...config
  } = options;
  app.route({
    method,
    url: url === '/:id' ? '/:id(^\\d+$)' : url,
    bodyLimit: bodyBytes,
    schema: { response: responseSchemas(endpoint) },
    config: { access, errors, door, ...config },
    async handler(request, reply) {
      await preValidation?.(request);
      const body = check(endpoint, 'body', request);
      if ('errors' in body) throw await onInvalidBody(body.errors, request);
      const query = check(endpoint, 'query', request);
      if ('errors' in query) throw await validationFailed(query.errors);
      const params = check(endpoint, 'params', request);
      if ('errors' in params || !hasPlainIds(request, params.value)) throw new Problem(notFoundCode);
      const call = {
        params: params.value,
        query: query.value,
        body: body.value,
        account: request.account,
        request,
        reply,
      };
      // The guard has made sure of the account, the three checks of the parts.
      return handle(call as Call<E>);
    },
  });
}

async function validationFailed(errors: FieldErrors): Promise<Problem> {
  return new Problem('validation_failed', { errors });
}
