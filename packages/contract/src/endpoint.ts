import { z } from 'zod';
import { errorEnvelope } from './errors.ts';

/** HTTP methods that the calls use. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may make a call (decisions section 2).
 * `public`: anyone, a token is ignored; `optional`: anyone, but a token that is sent must be good;
 * `signed-in`: any account, for itself; `ADMIN`: administrators.
 */
export type Access = 'public' | 'optional' | 'signed-in' | 'ADMIN';

/** One call, described once: the server validates with it, the client parses with it, mocks and OpenAPI are made from it. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Read extends z.ZodType = z.ZodType,
  Allowed extends Access = Access,
> {
  /** Name of the call in English; also its OpenAPI operationId. */
  readonly name: string;
  readonly method: Method;
  /** Path under the API's base, parameters written `:id`. */
  readonly path: string;
  readonly access: Allowed;
  /** One sentence for the OpenAPI page. */
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** What our server answers with status 200. */
  readonly answer: Answer;
  /** How the client reads a 2xx body: as tolerant as decisions section 1 asks, for backends that are not ours. */
  readonly read: Read;
  /** Form of the refusals: our JSON envelope, or plain text where the spec reads the body as the message. */
  readonly errors: 'json' | 'text';
  /** Which statuses the client takes for success: any 2xx, or 200 alone where the spec says so. */
  readonly success: '2xx' | 200;
  /** The largest body in bytes that the server reads. */
  readonly bodyBytes: number;
}

/** What a call of one endpoint is given, on the client's side. */
export type RequestOf<E extends Endpoint> = {
  params: z.input<E['params']>;
  query: z.input<E['query']>;
  body: z.input<E['body']>;
};

/** What the client gets back from a call of one endpoint. */
export type ReadOf<E extends Endpoint> = z.output<E['read']>;

/** No params, query or body. */
export const nothing = z.undefined();
type Nothing = typeof nothing;

/** For calls whose answer has no use (spec section 7): only the status counts, the body may be empty, text or JSON. */
export const statusOnly = z.unknown().transform(() => undefined);

const DEFAULT_BODY_BYTES = 64 * 1024;

/** Ids in paths. Foreign backends may use texts, so the client accepts both. */
export const recordId = z.union([z.number(), z.string().min(1)]);
/** An id as records carry it. */
export type RecordId = z.output<typeof recordId>;

/**
 * Describes one call.
 * @param description - everything that is not the default: no params, query or body, JSON errors, 64 KiB of body,
 * and a client that reads exactly what our server answers.
 */
export function defineEndpoint<
  Answer extends z.ZodType,
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
  Read extends z.ZodType = Answer,
  const Allowed extends Access = Access,
>(
  description: Pick<Endpoint, 'name' | 'method' | 'path' | 'summary'> & {
    readonly access: Allowed;
    readonly answer: Answer;
    readonly params?: Params;
    readonly query?: Query;
    readonly body?: Body;
    readonly read?: Read;
    readonly errors?: 'json' | 'text';
    readonly success?: '2xx' | 200;
    readonly bodyBytes?: number;
  },
): Endpoint<Params, Query, Body, Answer, Read, Allowed> {
  const { name, method, path, access, summary, answer } = description;
  return {
    name,
    method,
    path,
    access,
    summary,
    answer,
    params: description.params ?? (nothing as z.ZodType as Params),
    query: description.query ?? (nothing as z.ZodType as Query),
    body: description.body ?? (nothing as z.ZodType as Body),
    read: description.read ?? (answer as z.ZodType as Read),
    errors: description.errors ?? 'json',
    success: description.success ?? '2xx',
    bodyBytes: description.bodyBytes ?? DEFAULT_BODY_BYTES,
  };
}

/** Whether an endpoint takes a body, params or a query. */
export function takes(endpoint: Endpoint, part: 'params' | 'query' | 'body'): boolean {
  return endpoint[part] !== (nothing as z.ZodType);
}

const refusals = [400, 401, 403, 404, 409, 413, 415, 429, 500, 502, 503] as const;

/** Every status of an endpoint with the schema of its body, for response validation and the OpenAPI page. */
export function answersOf(endpoint: Endpoint): Record<number, z.ZodType> {
  const refusal = endpoint.errors === 'text' ? z.string() : errorEnvelope;
  return { 200: endpoint.answer, ...Object.fromEntries(refusals.map((status) => [status, refusal])) };
}
