import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';

/** Answer of the site; redirects are answers like others. */
export interface Answer {
  readonly status: number;
  /** By lower-case name; several of one name are joined. */
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  /** At most the first megabyte. */
  readonly body: string;
}

interface Question {
  /** Reading ones alone: nothing is changed (R70). @default 'GET' */
  readonly method?: 'GET' | 'HEAD' | 'OPTIONS';
  readonly headers?: Readonly<Record<string, string>>;
}

const TIMEOUT_MS = 20_000;
const BODY_BYTES = 1024 * 1024;

/** A site that is asked. Paths travel as they are written: `fetch` would tidy up what an attack is made of. */
export class Target {
  readonly origin: string;
  readonly #pauseMs: number;
  #lastMs = 0;

  /**
   * @param address - of the site; its path is ignored.
   * @param pauseMs - between two requests.
   */
  constructor(address: string, pauseMs: number) {
    this.origin = new URL(address).origin;
    this.#pauseMs = pauseMs;
  }

  get isHttps(): boolean {
    return this.origin.startsWith('https:');
  }

  /** Whether the address is of this machine alone. */
  get isLoopback(): boolean {
    return /^(localhost|127\.|\[::1\])/.test(new URL(this.origin).hostname);
  }

  /** @throws Error - the site did not answer. */
  async ask(path: string, { method = 'GET', headers = {} }: Question = {}): Promise<Answer> {
    const waitMs = this.#lastMs + this.#pauseMs - Date.now();
    if (waitMs > 0) await pause(waitMs);
    this.#lastMs = Date.now();
    const { hostname, port, protocol } = new URL(this.origin);
    const start = protocol === 'https:' ? httpsRequest : httpRequest;
    const host = hostname.replace(/^\[|\]$/g, '');
    return new Promise((done, fail) => {
      const sent = start({ host, port, path, method, headers, timeout: TIMEOUT_MS });
      sent.on('timeout', () => sent.destroy(new Error('no answer')));
      sent.on('error', fail);
      sent.on('response', (response) => {
        const parts: Buffer[] = [];
        let size = 0;
        response.on('data', (part: Buffer) => {
          size += part.length;
          if (size <= BODY_BYTES) parts.push(part);
        });
        response.on('error', fail);
        response.on('end', () => {
          const { statusCode: status = 0, headers: all } = response;
          const text = Object.entries(all).map(([name, value]) => [name, String(value)] as const);
          const cookies = all['set-cookie'] ?? [];
          done({ status, headers: Object.fromEntries(text), cookies, body: Buffer.concat(parts).toString() });
        });
      });
      sent.end();
    });
  }
}
