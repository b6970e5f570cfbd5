import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import type * as z from 'zod/mini';
import { type Endpoint, type ErrorCode, errorMessages, type FactorChallenge } from '../src/index.ts';

/** Base of the mocked API: any host, under /api. */
const BASE = '*/api';

const verbs = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
} as const;

function handle(endpoint: Endpoint, resolver: Parameters<typeof http.get>[1], once = false): HttpHandler {
  return verbs[endpoint.method](`${BASE}${endpoint.path}`, resolver, { once });
}

/** Request of a mocked call. */
export interface MockRequest {
  readonly params: Record<string, string>;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: unknown;
}

type MockResolver<E extends Endpoint> = (request: MockRequest) => z.input<E['answer']>;

/** Answer of a mock: the data, or a function of the request. */
export type MockAnswer<E extends Endpoint> = z.input<E['answer']> | MockResolver<E>;

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
}

/**
 * A handler that answers an endpoint with 200. The endpoint's schema parses the data, so a mock cannot return what the
 * server would never send.
 */
export function mock<E extends Endpoint>(endpoint: E, answer: MockAnswer<E>): HttpHandler {
  // No answer schema is a function, so a function is always the resolver.
  const resolve = typeof answer === 'function' ? (answer as MockResolver<E>) : () => answer;
  return handle(endpoint, async ({ request, params }) => {
    const mockRequest = {
      params: params as Record<string, string>,
      url: new URL(request.url),
      headers: request.headers,
      body: endpoint.fileTypes.length > 0 ? undefined : await bodyOf(request),
    };
    return HttpResponse.json(endpoint.answer.parse(resolve(mockRequest)) as Record<string, unknown>);
  });
}

/** Optional parts of a mocked refusal. */
export interface MockRefusalExtra {
  readonly message?: string;
  readonly errors?: Record<string, string>;
  readonly headers?: Record<string, string>;
  /** With `second_factor_required`. */
  readonly challenge?: FactorChallenge;
  /** Refuses only the first call; the endpoint's next handler answers the others. */
  readonly once?: boolean;
}

/** A handler that refuses a call in the endpoint's format: plain text or the envelope. */
export function mockRefusal(
  endpoint: Endpoint,
  status: number,
  code: ErrorCode,
  extra: MockRefusalExtra = {},
): HttpHandler {
  return handle(endpoint, () => refusalAnswer(endpoint, status, code, extra), extra.once);
}

/** The answer of {@link mockRefusal}; a function that answers a mock may throw it. */
export function refusalAnswer(
  endpoint: Endpoint,
  status: number,
  code: ErrorCode,
  { message = errorMessages[code], errors, headers = {}, challenge }: Omit<MockRefusalExtra, 'once'> = {},
): Response {
  if (endpoint.errors === 'text') {
    return new HttpResponse(message, {
      status,
      headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
    });
  }
  return HttpResponse.json(
    { code, message, ...(errors ? { errors } : {}), ...challenge },
    { status, headers },
  );
}

/** A handler that never answers, for loading states. */
export function mockPending(endpoint: Endpoint): HttpHandler {
  return handle(endpoint, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
}

/** A handler that fails with a network error. */
export function mockNetworkError(endpoint: Endpoint): HttpHandler {
  return handle(endpoint, () => HttpResponse.error());
}
