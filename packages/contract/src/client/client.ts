import { type Endpoint, type ReadOf, type RequestOf, statusOnly, takes } from '../endpoint.ts';
import type { ErrorCode } from '../errors.ts';
import { ApiError, type ApiErrorDetails } from './api-error.ts';
import { startDeadline } from './deadline.ts';
import { parseJson, readRefusal } from './read-refusal.ts';
import { type SendFileOptions, sendFile } from './send-file.ts';

/** Options of the client. Everything from outside is injected, so tests need no globals. */
export interface ClientOptions {
  /** Base of the API, without a trailing slash: `/api`. */
  readonly baseUrl: string;
  /** The stored token, or null when nobody is signed in. */
  readonly getToken: () => string | null;
  /** Called with every error before it is thrown; sessions end here. */
  readonly onFailure?: (error: ApiError, endpoint: Endpoint) => void;
  /** Confirmations of who is signed in; without it, calls that ask for one fail (R46). */
  readonly confirmations?: Confirmations;
  /** Reasons for changes of a closed month; without it, calls that ask for one fail (R68). */
  readonly reasons?: Reasons;
  /** Timeout of a call, in milliseconds. */
  readonly timeoutMs?: number;
  readonly fetch?: typeof fetch;
}

/** Fresh confirmations for calls that ask for one (R46). */
export interface Confirmations {
  /** A valid confirmation, asking for the password where there is none; null where the person gives up. */
  readonly get: () => Promise<string | null>;
  /** The server refused a confirmation. */
  readonly refused: (confirmation: string) => void;
}

/** Reasons for changes of a closed month (R68). */
export interface Reasons {
  /** Asks for the reason, with the server's sentence; null where the person gives up. */
  readonly get: (message: string) => Promise<string | null>;
}

type PartOf<E extends Endpoint, Part extends keyof RequestOf<E>> = undefined extends RequestOf<E>[Part]
  ? { readonly [key in Part]?: RequestOf<E>[Part] }
  : { readonly [key in Part]: RequestOf<E>[Part] };

/** Arguments of one call. */
export type CallArguments<E extends Endpoint> = PartOf<E, 'params'> &
  PartOf<E, 'query'> &
  PartOf<E, 'body'> & {
    readonly signal?: AbortSignal;
    /** Sends no token even if one is stored: the public registration page (R9). */
    readonly anonymous?: boolean;
  };

/** The typed client of the API. */
export interface Client {
  /**
   * Makes one call.
   * @returns the answer, read as tolerantly as decisions section 1 asks.
   * @throws ApiError whenever a call fails.
   */
  call<E extends Endpoint>(endpoint: E, ...args: OptionalIfEmpty<CallArguments<E>>): Promise<ReadOf<E>>;
  /**
   * Makes a call whose body is a file, such as `uploadPhoto`.
   * @throws ApiError whenever it fails, or the caller stopped it.
   */
  sendFile<E extends Endpoint>(endpoint: E, file: Blob, options?: SendFileOptions): Promise<ReadOf<E>>;
}

type OptionalIfEmpty<Arguments> =
  Partial<Arguments> extends Arguments ? [args?: Arguments] : [args: Arguments];

interface LooseArguments {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  signal?: AbortSignal;
  anonymous?: boolean;
  confirmation?: string;
  reason?: string;
}

const CONFIRMATION_REQUIRED: ErrorCode = 'confirmation_required';
const MONTH_CLOSED: ErrorCode = 'month_closed';
const DEFAULT_TIMEOUT_MS = 15_000;

/** Creates the client. */
export function createClient(options: ClientOptions): Client {
  const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;

  function failure(endpoint: Endpoint, details: ApiErrorDetails, cause?: unknown): ApiError {
    const error = new ApiError(endpoint.name, details, { cause });
    options.onFailure?.(error, endpoint);
    return error;
  }

  function tokenFor(endpoint: Endpoint, anonymous: boolean): string | null {
    if (endpoint.access === 'public' || anonymous) return null;
    const token = options.getToken();
    const mayLack = endpoint.access === 'optional' || endpoint.access === 'door';
    if (token === null && !mayLack) throw failure(endpoint, { failure: 'no-token' });
    return token;
  }

  function request(endpoint: Endpoint, args: LooseArguments, signal: AbortSignal): [string, RequestInit] {
    const token = tokenFor(endpoint, args.anonymous ?? false);
    const withBody = takes(endpoint, 'body') && args.body !== undefined;
    const headers = new Headers({ accept: 'application/json' });
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
    if (withBody) headers.set('content-type', 'application/json');
    // No form can send it, so no other page can make the phone's call (R54).
    if (endpoint.door) headers.set('x-puerta', '1');
    if (endpoint.ownPhone) headers.set('x-dispositivo', '1');
    if (args.confirmation !== undefined) headers.set('x-confirmacion', args.confirmation);
    // A header has Latin letters only.
    if (args.reason !== undefined) headers.set('x-motivo', encodeURIComponent(args.reason));
    return [
      buildUrl(options.baseUrl, endpoint.path, args.params, args.query),
      {
        method: endpoint.method,
        headers,
        body: withBody ? JSON.stringify(args.body) : null,
        signal,
        // The token never follows a redirect to another origin (R10).
        credentials: endpoint.cookies ? 'same-origin' : 'omit',
        redirect: 'error',
        cache: 'no-store',
      },
    ];
  }

  /** The confirmation to repeat a call with; null where nobody confirms. @param refused - what it was sent with */
  async function confirm(refused: string | undefined): Promise<string | null> {
    if (refused !== undefined) options.confirmations?.refused(refused);
    return (await options.confirmations?.get()) ?? null;
  }

  async function call(endpoint: Endpoint, args: LooseArguments): Promise<unknown> {
    const deadline = startDeadline(timeoutMs, args.signal);
    const [url, init] = request(endpoint, args, deadline.signal);
    let response: Response;
    let text: string;
    try {
      response = await (options.fetch ?? fetch)(url, init);
      text = await response.text();
    } catch (cause) {
      const kind = args.signal?.aborted ? 'aborted' : deadline.expired() ? 'timeout' : 'network';
      throw failure(endpoint, { failure: kind }, cause);
    } finally {
      deadline.clear();
    }
    if (!response.ok) {
      const refusal = readRefusal(response, text, Date.now());
      const confirmation = refusal.code === CONFIRMATION_REQUIRED ? await confirm(args.confirmation) : null;
      if (confirmation !== null) return call(endpoint, { ...args, confirmation });
      const isReasonMissing = refusal.code === MONTH_CLOSED && args.reason === undefined;
      const reason = isReasonMissing ? await options.reasons?.get(refusal.serverMessage ?? '') : undefined;
      if (reason) return call(endpoint, { ...args, reason });
      throw failure(endpoint, refusal);
    }
    if (endpoint.success === 200 && response.status !== 200) {
      throw failure(endpoint, { failure: 'unreadable', status: response.status });
    }
    if (endpoint.read === statusOnly) return undefined;
    const parsed = endpoint.read.safeParse(parseJson(text));
    if (!parsed.success) {
      throw failure(endpoint, { failure: 'unreadable', status: response.status }, parsed.error);
    }
    return parsed.data;
  }

  return {
    call: (endpoint, ...[args]) => call(endpoint, args ?? {}) as Promise<ReadOf<typeof endpoint>>,
    async sendFile(endpoint, file, sending) {
      const headers = new Headers({ accept: 'application/json', 'content-type': file.type });
      const token = tokenFor(endpoint, false);
      if (token !== null) headers.set('authorization', `Bearer ${token}`);
      const url = buildUrl(options.baseUrl, endpoint.path, undefined, undefined);
      try {
        return (await sendFile(endpoint, file, { ...sending, url, headers })) as ReadOf<typeof endpoint>;
      } catch (error) {
        if (error instanceof ApiError) options.onFailure?.(error, endpoint);
        throw error;
      }
    },
  };
}

/**
 * Fills a path's `:name` parameters and adds the query, percent-encoded.
 * @throws TypeError when a parameter of the path has no value.
 */
function buildUrl(base: string, path: string, params: unknown, query: unknown): string {
  const values = new Map(Object.entries((params ?? {}) as Record<string, unknown>));
  const filled = path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined || value === null || value === '') {
      throw new TypeError(`contract/client: the path ${path} needs a value for "${name}".`);
    }
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  const queryText = search.toString();
  return `${base}${filled}${queryText ? `?${queryText}` : ''}`;
}
