import autocannon from 'autocannon';
import { FIRST_NUMBER } from './dataset.ts';

const SECONDS = 3;

/** Result of one round of requests. */
export interface Load {
  readonly answers: number;
  readonly perSecond: number;
  /** Milliseconds that ninety-nine of a hundred answers took at most. */
  readonly p99: number;
}

export interface Target {
  readonly url: string;
  readonly connections: number;
  readonly token?: string | undefined;
  readonly seconds?: number;
}

const authorization = (token: string | undefined) =>
  token === undefined ? undefined : { authorization: `Bearer ${token}` };

async function run(options: autocannon.Options): Promise<Load> {
  const result = await autocannon(options);
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0) throw new Error(`${bad} of ${result.requests.total} answers of ${options.url} were not 200.`);
  const answers = result.requests.total;
  return { answers, perSecond: answers / result.duration, p99: result.latency.p99 };
}

/** Reads one address again and again. */
export function read({ url, connections, token, seconds = SECONDS }: Target): Promise<Load> {
  const headers = authorization(token);
  return run({ url, connections, duration: seconds, ...(headers && { headers }) });
}

/** Marks one person after the other, each once. @param next - gives the next person, counted from 0. */
export function mark(
  { url, connections, token, seconds = SECONDS }: Target,
  next: () => number,
): Promise<Load> {
  const headers = { 'content-type': 'application/json', ...authorization(token) };
  return run({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        headers,
        setupRequest: (request) => ({
          ...request,
          body: JSON.stringify({ codigoMembresia: String(FIRST_NUMBER + next()) }),
        }),
      },
    ],
  });
}

/** Networks that sign-ins come from by turns: one alone may begin fifty a second (R4). */
const NETWORKS = 4;

/** Signs the same account in again and again. */
export function signIn({ url, connections, seconds = SECONDS }: Target, body: object): Promise<Load> {
  let sent = 0;
  return run({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        body: JSON.stringify(body),
        setupRequest: (request) => {
          sent += 1;
          const network = `192.0.2.${sent % NETWORKS}`;
          return {
            ...request,
            headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
          };
        },
      },
    ],
  });
}
