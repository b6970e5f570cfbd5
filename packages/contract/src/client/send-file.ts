import type { Endpoint } from '../endpoint.ts';
import { ApiError, type ApiErrorDetails } from './api-error.ts';
import { parseJson, readRefusal } from './read-refusal.ts';

/** How a file is sent. */
export interface SendFileOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called with how much has left the device, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** Where and as whom a file is sent. */
export interface FileTarget extends SendFileOptions {
  readonly url: string;
  readonly headers: Headers;
}

/**
 * Sends a file and waits as long as bytes move: XMLHttpRequest alone reports how many have left. It has no limit of time,
 * since a picture on a slow line takes minutes; the caller can stop it.
 * @returns the parsed answer.
 * @throws ApiError
 */
export function sendFile(endpoint: Endpoint, file: Blob, target: FileTarget): Promise<unknown> {
  const { url, headers, signal, onProgress } = target;
  return new Promise((resolve, reject) => {
    const fail = (details: ApiErrorDetails) => reject(new ApiError(endpoint.name, details));
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.open(endpoint.method, url);
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onabort = () => fail({ failure: 'aborted' });
    request.onerror = () => fail({ failure: 'network' });
    request.onload = () => {
      const { status, responseText: text } = request;
      const response = new Response(null, { status, headers: answerHeaders(request) });
      if (!response.ok) return fail(readRefusal(response, text, Date.now()));
      const answer = endpoint.read.safeParse(parseJson(text));
      if (answer.success) resolve(answer.data);
      else fail({ failure: 'unreadable', status });
    };
    request.onloadend = () => signal?.removeEventListener('abort', stop);
    signal?.addEventListener('abort', stop);
    if (signal?.aborted) fail({ failure: 'aborted' });
    else request.send(file);
  });
}

function answerHeaders(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const name of ['content-type', 'retry-after']) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}
