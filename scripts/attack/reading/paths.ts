import type { Report } from '../report.ts';
import type { Target } from '../target.ts';

/** Hidden files, and forms of paths that have led out of somebody's folder before. */
const closed = [
  '/.env',
  '/.git/config',
  '/.git/HEAD',
  '/.well-known/../.env',
  '/package.json',
  '/data/ministerio.sqlite',
  '/ministerio.sqlite',
  '/limits.sqlite',
  '/backups/',
  '/server.lock.sqlite',
  '/../package.json',
  '/../../../../etc/passwd',
  '/..%2f..%2fpackage.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/%252e%252e/%252e%252e/etc/passwd',
  '/..\\..\\package.json',
  '/..%5c..%5cpackage.json',
  '/assets/../../package.json',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/assets/..;/..;/package.json',
  '/%c0%ae%c0%ae/etc/passwd',
  '/%00',
  '/Inicio%00.html',
  '/%zz',
  '/widgets/..%2f..%2fpackage.json',
  '/embed/../../package.json',
  '//otro-sitio.example/Inicio',
  '/\\otro-sitio.example',
  '/%5cotro-sitio.example',
  '/api/%2e%2e/%2e%2e/package.json',
  '/api/..%5c..%5cpackage.json',
  '/API/auth/users',
  '/api/auth/users/..%2f..%2fhealth',
  '/api//auth//users',
] as const;

/** Content of a file of the inside. */
const inside = /root:x:0|SQLite format 3|"dependencies"|\[core\]|JWT_SECRET|ref: refs\//;

/** Files, forms of paths and methods (R20, R24, R27). */
export async function checkPaths(target: Target, report: Report): Promise<void> {
  for (const path of closed) {
    const { status, headers, body } = await target.ask(path);
    const isClosed = status >= 400 && status < 500 && !inside.test(body);
    const leadsAway = /otro-sitio/.test(headers.location ?? '');
    report.check('archivos y rutas', path, isClosed && !leadsAway, status);
  }
  for (const header of ['x-forwarded-host', 'x-original-url', 'x-rewrite-url', 'forwarded']) {
    const value = header === 'forwarded' ? 'host=otro-sitio.example' : 'otro-sitio.example';
    const { body, headers } = await target.ask('/Inicio', { headers: { [header]: value } });
    const echoed = body.includes('otro-sitio') || JSON.stringify(headers).includes('otro-sitio');
    report.check('archivos y rutas', `${header} no llega a la página`, !echoed);
  }
  for (const path of ['/', '/api/health', '/api/auth/users']) {
    const [get, head] = [await target.ask(path), await target.ask(path, { method: 'HEAD' })];
    report.check(
      'métodos',
      `HEAD ${path}: como GET, sin cuerpo`,
      head.status === get.status && head.body === '',
      head.status,
    );
  }
  for (const name of ['x-http-method-override', 'x-method-override']) {
    const { status } = await target.ask('/api/auth/users', { headers: { [name]: 'DELETE' } });
    report.check('métodos', `${name} no cambia nada`, status === 401 || status === 403, status);
  }
}
