import type { Endpoint, ErrorCode } from '@ministerio/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Account } from './account.ts';
import { responseSchemas } from './json-schema.ts';
import { Problem } from './problem.ts';
import { check, type FieldErrors, hasPlainIds, type Input } from './validate.ts';

/** One call of an endpoint, checked. */
export interface Call<E extends Endpoint> extends Input<E> {
  /** Who calls; null only where the endpoint lets anyone. */
  readonly account: Account | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A call by somebody who signed in. */
export interface SignedCall<E extends Endpoint> extends Call<E> {
  readonly account: Account;
}

type CallOf<E extends Endpoint, S extends boolean> = S extends true ? SignedCall<E> : Call<E>;

export interface RouteOptions<E extends Endpoint, S extends boolean> {
  /** False on the calls that anyone may make; `account` is then nullable. */
  readonly signedIn: S;
  /** Refusal of an id that is no id. @default 'not_found' */
  readonly missing?: ErrorCode;
  /** Runs before the body is looked at: limits. */
  readonly before?: (request: FastifyRequest) => Promise<void>;
  /** Refusal of a wrong body. @default 400 validation_failed with the errors */
  readonly invalid?: (errors: FieldErrors, request: FastifyRequest) => Promise<Problem>;
  readonly withOneTimePassword?: boolean;
  readonly shared?: boolean;
  readonly handle: (call: CallOf<E, S>) => Promise<z.input<E['answer']>>;
}

/**
 * Makes a Fastify route of a contract endpoint: who may call, what is read, what is answered all come from there.
 * Refusals come in one order: 401, 403, body, 404, rule (decisions section 4).
 */
export function route<E extends Endpoint, S extends boolean>(
  app: FastifyInstance,
  endpoint: E,
  options: RouteOptions<E, S>,
): void {
  const { method, path: url, access, errors, bodyBytes } = endpoint;
  const {
    missing = 'not_found',
    before,
    invalid = refuse,
    withOneTimePassword = false,
    shared = false,
  } = options;
  if (options.signedIn !== (access === 'signed-in' || access === 'ADMIN')) {
    throw new Error(`route ${endpoint.name}: 'signedIn' contradicts the contract's access '${access}'`);
  }
  app.route({
    method,
    url: url === '/:id' ? '/:id(^\\d+$)' : url,
    bodyLimit: bodyBytes,
    schema: { response: responseSchemas(endpoint) },
    config: { access, errors, withOneTimePassword, shared },
    async handler(request, reply) {
      await before?.(request);
      const body = check(endpoint, 'body', request);
      if ('errors' in body) throw await invalid(body.errors, request);
      const query = check(endpoint, 'query', request);
      if ('errors' in query) throw await refuse(query.errors);
      const params = check(endpoint, 'params', request);
      if ('errors' in params || !hasPlainIds(request, params.value)) throw new Problem(missing);
      const call = {
        params: params.value,
        query: query.value,
        body: body.value,
        account: request.account,
        request,
        reply,
      };
      // The guard has made sure of the account, the three checks of the parts.
      return options.handle(call as CallOf<E, S>);
    },
  });
}

async function refuse(errors: FieldErrors): Promise<Problem> {
  return new Problem('validation_failed', { errors });
}
