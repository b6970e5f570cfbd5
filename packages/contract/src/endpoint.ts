import * as z from 'zod/mini';
import { errorEnvelope } from './errors.ts';

/** HTTP method of an endpoint. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Callers that a call admits (decisions section 2).
 * `public`: anyone, a token is ignored; `optional`: anyone, but a token must be valid if sent;
 * `signed-in`: any account, for itself; `ADMIN`: administrators; `door`: an administrator by the token, or an enrolled phone
 * of the door by its cookie, which a request with a token never falls back to (R54).
 */
export type Access = 'public' | 'optional' | 'signed-in' | 'ADMIN' | 'door';

/** One API call, described once for the server's validation, the client's types, mocks and OpenAPI. */
export interface Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Read extends z.ZodMiniType = z.ZodMiniType,
  Allowed extends Access = Access,
> {
  /** English name; also the OpenAPI operationId. */
  readonly name: string;
  readonly method: Method;
  /** Path below the API's base, with parameters as `:id`. */
  readonly path: string;
  readonly access: Allowed;
  /** One sentence for the OpenAPI page. */
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Body of our server's 200 response. */
  readonly answer: Answer;
  /** Parses a 2xx body in the client, tolerant of other backends (decisions section 1). */
  readonly read: Read;
  /** Format of errors: our JSON envelope, or plain text where the spec reads the body as the message. */
  readonly errors: 'json' | 'text';
  /** Statuses that count as success: any 2xx, or only 200 where the spec says so. */
  readonly success: '2xx' | 200;
  /** Body limit in bytes. */
  readonly bodyBytes: number;
  /** Media types of a body that is a file; none where it is JSON. */
  readonly fileTypes: readonly string[];
  /** Whether the browser keeps and sends cookies of this call's own path (R54, R59). */
  readonly cookies: boolean;
  /** Whether the call is the door's: it asks for the header `X-Puerta: 1` (R54). */
  readonly door: boolean;
  /** Whether the call is of a member's own phone: it asks for the header `X-Dispositivo: 1` (R54). */
  readonly ownPhone: boolean;
}

/** Arguments of an endpoint's call, before parsing. */
export type RequestOf<E extends Endpoint> = {
  params: z.input<E['params']>;
  query: z.input<E['query']>;
  body: z.input<E['body']>;
};

/** Result of an endpoint's call in the client. */
export type ReadOf<E extends Endpoint> = z.output<E['read']>;

/** No params, query or body. */
export const nothing = z.undefined();
type Nothing = typeof nothing;

/** Ignores the body, which may be empty, text or JSON: only the status counts (spec section 7). */
export const statusOnly = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
);

const DEFAULT_BODY_BYTES = 64 * 1024;

/** Id of a record; other backends may use strings. */
export const recordId = z.union([z.number(), z.string().check(z.minLength(1))]);
/** A record's id. */
export type RecordId = z.output<typeof recordId>;

/**
 * Defines an endpoint. Defaults: no params, query, body or cookies, JSON errors, a JSON body of at most 64 KiB, and `read` the same
 * as `answer`.
 */
export function defineEndpoint<
  Answer extends z.ZodMiniType,
  Params extends z.ZodMiniType = Nothing,
  Query extends z.ZodMiniType = Nothing,
  Body extends z.ZodMiniType = Nothing,
  Read extends z.ZodMiniType = Answer,
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
    readonly fileTypes?: readonly string[];
    readonly cookies?: boolean;
    readonly door?: boolean;
    readonly ownPhone?: boolean;
  },
): Endpoint<Params, Query, Body, Answer, Read, Allowed> {
  return {
    params: nothing as z.ZodMiniType as Params,
    query: nothing as z.ZodMiniType as Query,
    body: nothing as z.ZodMiniType as Body,
    read: description.answer as z.ZodMiniType as Read,
    errors: 'json',
    success: '2xx',
    bodyBytes: DEFAULT_BODY_BYTES,
    fileTypes: [],
    cookies: false,
    door: description.access === 'door',
    ownPhone: false,
    ...description,
  };
}

/** Whether an endpoint takes a body, params or a query. */
export function takes(endpoint: Endpoint, part: 'params' | 'query' | 'body'): boolean {
  return endpoint[part] !== (nothing as z.ZodMiniType);
}

const refusals = [400, 401, 403, 404, 409, 413, 415, 429, 500, 502, 503] as const;

/** The schema of each status's body, for response validation and OpenAPI. */
export function answersOf(endpoint: Endpoint): Record<number, z.ZodMiniType> {
  const refusal = endpoint.errors === 'text' ? z.string() : errorEnvelope;
  return { 200: endpoint.answer, ...Object.fromEntries(refusals.map((status) => [status, refusal])) };
}
