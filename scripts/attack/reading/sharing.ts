import type { Report } from '../report.ts';
import type { Target } from '../target.ts';

const ORIGIN = { origin: 'https://otro-sitio.example' };

/** Addresses that other sites may read, and those for our site alone (R15). */
const shared = ['/api/videos', '/oembed?url=x', '/widgets/faq.js', '/api/contenido'] as const;
const own = [
  '/',
  '/auth/login',
  '/widgets/',
  '/api/health',
  '/api/ready',
  '/api/registro',
  '/api/auth/users',
  '/api/auth/me/datos',
  '/api/contactanos',
  '/api/no-hay-tal-llamada',
] as const;

/** The table of R15: cross-origin reading, and what caches may keep. */
export async function checkSharing(target: Target, report: Report): Promise<void> {
  for (const path of [...shared, ...own]) {
    const { status, headers } = await target.ask(path, { headers: ORIGIN });
    const allowed = headers['access-control-allow-origin'];
    const mayRead = (shared as readonly string[]).includes(path);
    // A site without widgets or with another backend has no such address.
    const held = mayRead ? allowed === '*' || status === 404 : allowed === undefined;
    report.check(
      'CORS',
      `${path}: ${mayRead ? 'lo leen todos' : 'solo este sitio'}`,
      held,
      allowed ?? 'falta',
    );
    report.check('CORS', `${path}: sin credenciales`, !('access-control-allow-credentials' in headers));
    if (!mayRead && path.startsWith('/api')) {
      const cache = headers['cache-control'] ?? 'falta';
      report.check('cachés', `${path}: no-store`, cache.includes('no-store'), cache);
    }
  }
  for (const path of ['/api/auth/users', '/api/auth/login', '/']) {
    const asked = {
      ...ORIGIN,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization',
    };
    const { headers } = await target.ask(path, { method: 'OPTIONS', headers: asked });
    const allowed = headers['access-control-allow-origin'] ?? headers['access-control-allow-methods'];
    report.check('CORS', `OPTIONS ${path}: ningún permiso`, allowed === undefined, allowed ?? '');
  }
  const { headers } = await target.ask('/sw.js');
  const cache = headers['cache-control'] ?? 'falta';
  report.check('cachés', '/sw.js: se pregunta cada vez', /no-cache|no-store/.test(cache), cache);
  const home = await target.ask('/Inicio');
  const kept = home.headers['cache-control'] ?? 'falta';
  report.check('cachés', '/Inicio: se pregunta cada vez', /no-cache|no-store/.test(kept), kept);
  const asset = /(?:src|href)="(\/assets\/[^"]+)"/.exec(home.body)?.[1];
  if (asset !== undefined) {
    const { status } = await target.ask(`${asset}.map`);
    report.check('archivos y rutas', 'sin mapas del código', status === 404, status);
  }
}
