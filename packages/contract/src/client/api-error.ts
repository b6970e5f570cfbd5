/**
 * Why a call failed.
 * `refused`: the server answered with an error status; `network`: no answer; `timeout`: no answer in time;
 * `aborted`: the caller aborted it; `unreadable`: a 2xx answer that does not match the endpoint;
 * `no-token`: the call needs a session and none is stored.
 */
export type ApiFailure = 'refused' | 'network' | 'timeout' | 'aborted' | 'unreadable' | 'no-token';

/** Details of a failed call. */
export interface ApiErrorDetails {
  readonly failure: ApiFailure;
  /** HTTP status, if there was an answer. */
  readonly status?: number | undefined;
  /** Stable error code, from our own server only. */
  readonly code?: string | undefined;
  /** The server's message, safe to show as text (R13); null if it sent none. */
  readonly serverMessage?: string | null | undefined;
  /** One message for each invalid field. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** Seconds to wait before trying again, from Retry-After. */
  readonly retryAfterSeconds?: number | undefined;
  /** The JSON body as it came, for a refusal that says more. */
  readonly body?: unknown;
}

/** A failed API call; screens turn it into a Spanish sentence. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: ApiFailure;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly serverMessage: string | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfterSeconds: number | undefined;
  readonly body: unknown;

  constructor(call: string, details: ApiErrorDetails, options?: ErrorOptions) {
    super(
      `contract/client: "${call}" failed (${details.failure}${details.status ? ` ${details.status}` : ''}).`,
      options,
    );
    this.failure = details.failure;
    this.status = details.status;
    this.code = details.code;
    this.serverMessage = details.serverMessage ?? null;
    this.fields = details.fields ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.body = details.body;
  }
}
