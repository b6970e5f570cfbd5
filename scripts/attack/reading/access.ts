import { endpoints } from '../../../apps/server/src/openapi/document.ts';
import type { Report } from '../report.ts';
import type { Target } from '../target.ts';

const AREA = 'llamadas sin permiso';

/** Words that only the inside of a server knows. */
const INSIDE = /node_modules|node:internal|\bat \S+ \(|\.ts:\d|SqliteError|password_hash|syntax error/i;

const credentials = [
  ['sin token', {}],
  ['con un token inventado', { authorization: 'Bearer abc' }],
  ['con alg none', { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwicm9sZSI6IkFETUlOIn0.' }],
  ['con Basic', { authorization: 'Basic YWRtaW46YWRtaW4=' }],
] as const;

/** Every reading call of the contract without a right (R7, R9). */
export async function checkAccess(target: Target, report: Report): Promise<void> {
  // In front of another backend the rights are that backend's, and our extras are not there.
  const isOurs = (await target.ask('/api/registro')).status === 200;
  const refusals = isOurs ? [401] : [401, 403, 404];
  for (const { method, path, access } of endpoints) {
    if (method !== 'GET') continue;
    const url = `/api${path.replaceAll(/:\w+/g, '999999')}`;
    for (const [kind, headers] of credentials) {
      const { status, body } = await target.ask(url, { headers });
      const isClosed = access !== 'public' && access !== 'optional';
      const held = isClosed ? refusals.includes(status) : status < 500 || status === 502 || status === 503;
      report.check(AREA, `GET ${url} ${kind}`, held && !INSIDE.test(status < 400 ? '' : body), status);
    }
  }
  const metrics = await target.ask('/api/metrics');
  report.check(
    AREA,
    'GET /api/metrics sin token',
    metrics.status === 401 || metrics.status === 404,
    metrics.status,
  );
}
