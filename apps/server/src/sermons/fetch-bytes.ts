import { lookup as resolveHost } from 'node:dns';
import { get as httpGet, type IncomingMessage, type RequestOptions } from 'node:http';
import { get as httpsGet } from 'node:https';
import { isIP } from 'node:net';
import { readLimited } from '../read-limited.ts';
import { isPrivateAddress } from './private-addresses.ts';

const REDIRECTS = 3;
const TIMEOUT_MS = 10_000;

export interface FetchOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Largest body in bytes. */
  readonly limit: number;
}

/**
 * Fetches an address that the environment names. Redirects stay on http(s), at most three, and never lead to a
 * private address unless it is the named host itself (R25).
 * @throws Error - not reachable, too large, too slow or led astray; the message holds no address.
 */
export async function fetchBytes(address: string, options: FetchOptions) {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const home = new URL(address).host;
  let url = new URL(address);
  for (let hop = 0; hop <= REDIRECTS; hop += 1) {
    const response = await request(url, options, url.host !== home, signal);
    const { statusCode = 0, headers } = response;
    const target = statusCode >= 300 && statusCode < 400 && statusCode !== 304 ? headers.location : undefined;
    if (target === undefined)
      return { status: statusCode, headers, body: await readLimited(response, options.limit) };
    response.destroy();
    url = new URL(target, url);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error('redirected away from http');
  }
  throw new Error('redirected too often');
}

function request(
  url: URL,
  { headers }: FetchOptions,
  guarded: boolean,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (guarded && isIP(literal) !== 0 && isPrivateAddress(literal)) {
    return Promise.reject(new Error('redirected to a private address'));
  }
  return new Promise((resolve, reject) => {
    const get = url.protocol === 'https:' ? httpsGet : httpGet;
    const options = {
      headers: { 'accept-encoding': 'identity', ...headers },
      signal,
      ...(guarded ? { lookup } : {}),
    };
    get(url, options, resolve).on('error', ({ name }) => reject(new Error(`not reachable (${name})`)));
  });
}

/** Checked where the connection is made, so a name cannot change its address in between. */
const lookup: NonNullable<RequestOptions['lookup']> = (hostname, options, callback) => {
  resolveHost(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, []);
    const first = addresses[0];
    if (first === undefined || addresses.some(({ address }) => isPrivateAddress(address))) {
      return callback(new Error('private address'), []);
    }
    if (options.all === true) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
