import { isRecord } from '../domain/text/loose-values.ts';
import { safeServerMessage } from '../domain/text/plain-text.ts';
import type { ApiErrorDetails } from './api-error.ts';

/** Parses JSON; undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function textFields(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Retry-After in seconds: a number, or an HTTP date measured from `nowMs`. */
function retryAfter(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - nowMs) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

/**
 * Reads an error response in both forms of decisions section 4: our JSON envelope (or any JSON with `message`) and
 * plain text. HTML and empty bodies have no message.
 * @param text - the response's body.
 * @param nowMs - UTC milliseconds, for a Retry-After that is a date.
 */
export function readRefusal(response: Response, text: string, nowMs: number): ApiErrorDetails {
  const contentType = response.headers.get('content-type') ?? '';
  const json = /\bjson\b/i.test(contentType) || /^\s*[{["]/.test(text) ? parseJson(text) : undefined;
  const envelope = isRecord(json) ? json : {};
  const message = typeof json === 'string' ? json : json === undefined ? text : envelope.message;
  return {
    failure: 'refused',
    status: response.status,
    code: typeof envelope.code === 'string' ? envelope.code : undefined,
    serverMessage: safeServerMessage(message, json === undefined ? contentType : 'text/plain'),
    fields: textFields(envelope.errors),
    retryAfterSeconds: retryAfter(response.headers.get('retry-after'), nowMs),
    ...(isRecord(json) ? { body: json } : {}),
  };
}
