import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Report } from '../report.ts';
import { Target } from '../target.ts';
import { startOwnServer } from './own-server.ts';

const AREA = 'delante de otro servidor';

const climbing = [
  ['GET', '/api/auth/users/..\\..\\..\\actuator\\env'],
  ['GET', '/api/auth/users/%2e%2e%2f%2e%2e%2factuator'],
  ['GET', '/api/auth/users/..%5c..%5cactuator'],
  ['GET', '/api/auth/users/..;/..;/actuator'],
  ['GET', '/api/auth/users/%252e%252e%252factuator'],
  ['GET', '/api/auth/users/@otro-sitio.example'],
  ['GET', '/api/auth/users/1%23'],
  ['GET', '/api/auth/users/1%3fx=1'],
  ['DELETE', '/api/category/delete/..\\..\\..\\admin\\all'],
  ['POST', '/api/category/users/..\\..\\..\\x/categories/..\\..'],
  ['PUT', '/api/auth/users/..\\..\\..\\put'],
  ['GET', '/api/..\\actuator'],
  ['GET', '/api//otro-sitio.example/'],
] as const;

/** Nothing that is passed on to a backend leaves the calls of the specification (R10). */
export async function checkProxy(report: Report): Promise<void> {
  const reached: string[] = [];
  const backend = createServer((request, response) => {
    reached.push(request.url ?? '');
    response.setHeader('set-cookie', 'sesion=suya').end('[]');
  }).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const { port } = backend.address() as AddressInfo;
  const server = await startOwnServer({ API_URL: `http://127.0.0.1:${port}/v1` });
  try {
    const target = new Target(server.origin, { pauseMs: 0, mayWrite: true });
    for (const [method, path] of climbing) {
      reached.length = 0;
      const { status } = await target.ask(path, { method });
      const isInside = reached.every((url) => /^\/v1\/[\w/.~-]*$/.test(url) && !url.includes('..'));
      report.check(AREA, `${method} ${path}`, isInside && status < 500, status);
    }
    reached.length = 0;
    const passed = await target.ask('/api/auth/users');
    report.check(AREA, 'las llamadas de siempre pasan', reached[0] === '/v1/auth/users', passed.status);
    report.check(AREA, 'sus cookies no', passed.cookies.length === 0, passed.cookies.length);
  } finally {
    await server.stop();
    backend.close();
  }
}
