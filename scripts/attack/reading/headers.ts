import type { Report } from '../report.ts';
import type { Answer, Target } from '../target.ts';

const AREA = 'cabeceras y CSP';

/** Pages and files of every kind, and how each may be framed. */
const kinds = [
  ['/', 'page'],
  ['/Inicio', 'page'],
  ['/Contactanos', 'page'],
  ['/auth/login', 'page'],
  ['/dashboard', 'page'],
  ['/no-hay-tal-pagina', 'page'],
  ['/embed/faq', 'embed'],
  ['/api/health', 'data'],
  ['/api/no-hay-tal-llamada', 'data'],
  ['/robots.txt', 'data'],
] as const;

/** Security headers and the content policy on every kind of answer (R12, R16), and cookies (R14, R54). */
export async function checkHeaders(target: Target, report: Report): Promise<void> {
  for (const [path, kind] of kinds) {
    const answer = await target.ask(path, { headers: { accept: 'text/html' } });
    const check = (what: string, held: boolean, seen = '') =>
      report.check(AREA, `${path}: ${what}`, held, seen);
    const { headers } = answer;
    check('nosniff', headers['x-content-type-options'] === 'nosniff');
    check('Referrer-Policy', headers['referrer-policy'] === 'strict-origin-when-cross-origin');
    check('Permissions-Policy', /geolocation=\(self\)/.test(headers['permissions-policy'] ?? ''));
    check('Permissions-Policy sin cámara', /camera=\(\)/.test(headers['permissions-policy'] ?? ''));
    check('Cross-Origin-Opener-Policy', headers['cross-origin-opener-policy'] === 'same-origin');
    check('no dice qué programa sirve', !('x-powered-by' in headers) && !/\d/.test(headers.server ?? ''));
    checkPolicy(answer, kind, check);
    if (kind !== 'data') checkMarkup(answer, check);
    for (const cookie of answer.cookies) {
      const name = cookie.split('=')[0] ?? '';
      check(
        `cookie ${name}: HttpOnly, SameSite=Strict${target.isHttps ? ', Secure' : ''}`,
        /; *httponly/i.test(cookie) &&
          /; *samesite=strict/i.test(cookie) &&
          (!target.isHttps || /; *secure/i.test(cookie)),
      );
    }
  }
}

type Check = (what: string, held: boolean, seen?: string) => void;

function checkPolicy({ headers }: Answer, kind: (typeof kinds)[number][1], check: Check): void {
  const policy = new Map(
    (headers['content-security-policy'] ?? '').split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values.join(' ')] as const;
    }),
  );
  const is = (name: string, value: string) =>
    check(`CSP ${name} ${value}`, policy.get(name) === value, policy.get(name) ?? 'falta');
  is('default-src', "'none'");
  is('frame-ancestors', kind === 'embed' ? '*' : "'none'");
  check(
    'CSP sin unsafe ni comodines',
    !/unsafe-|(-src[^;]*\s)\*/.test(headers['content-security-policy'] ?? ''),
  );
  if (kind === 'data') return;
  is('script-src', "'self'");
  is('style-src', "'self'");
  is('connect-src', "'self'");
  is('base-uri', "'none'");
  is('form-action', "'self'");
  if (kind === 'embed') {
    const sandbox = policy.get('sandbox');
    check('CSP sandbox sin origen propio', sandbox !== undefined && !sandbox.includes('allow-same-origin'));
  }
}

/** Nothing in the page asks for what the policy forbids: it would be dropped, and something is missing. */
function checkMarkup({ body }: Answer, check: Check): void {
  check(
    'sin script en la página',
    !/<script(?![^>]*\b(?:src|type="(?:application|speculationrules)))[^>]*>/i.test(body),
  );
  check('sin manejadores on…', !/<[a-z][^>]*\son[a-z]+=/i.test(body));
  check('sin style=', !/<[a-z][^>]*\sstyle=/i.test(body));
}
