import type { Report } from '../report.ts';
import { Target } from '../target.ts';

const YEAR_MS = 366 * 24 * 60 * 60_000;
const HALF_A_YEAR_S = 15_552_000;

/** HTTPS (R31), the address for reports, and what oEmbed answers (R19). */
export async function checkTransport(target: Target, report: Report): Promise<void> {
  const { headers } = await target.ask('/Inicio');
  const hsts = headers['strict-transport-security'];
  if (target.isHttps) {
    const seconds = Number(/max-age=(\d+)/.exec(hsts ?? '')?.[1] ?? 0);
    report.check('https', 'HSTS de medio año o más', seconds >= HALF_A_YEAR_S, hsts ?? 'falta');
    await checkPlain(target, report);
  } else {
    report.check('https', 'fuera de este equipo solo con https', target.isLoopback, 'http');
    report.check('https', 'sin https tampoco HSTS', hsts === undefined, hsts ?? '');
  }
  await checkSecurityTxt(target, report);
  await checkOembed(target, report);
}

/** The same host without encryption sends everybody to https, or does not answer. */
async function checkPlain(target: Target, report: Report): Promise<void> {
  const { hostname } = new URL(target.origin);
  const plain = new Target(`http://${hostname}`, 0);
  const answer = await plain.ask('/auth/login').catch(() => null);
  const leads = answer?.headers.location ?? '';
  report.check(
    'https',
    'http lleva a https',
    answer === null || leads.startsWith('https://'),
    answer?.status ?? '',
  );
}

async function checkSecurityTxt(target: Target, report: Report): Promise<void> {
  const { status, body } = await target.ask('/.well-known/security.txt');
  // A church that has published no contact has no such file.
  if (status === 404) return;
  const line = (name: string) => new RegExp(`^${name}: *(\\S+)`, 'im').exec(body)?.[1] ?? '';
  const expires = Date.parse(line('Expires')) - Date.now();
  report.check('security.txt', 'dice a quién avisar', /^(mailto|https|tel):/.test(line('Contact')), status);
  report.check('security.txt', 'vale todavía, y menos de un año', expires > 0 && expires < YEAR_MS);
}

async function checkOembed(target: Target, report: Report): Promise<void> {
  const ask = (url: string, more = '') => target.ask(`/oembed?url=${encodeURIComponent(url)}${more}`);
  const own = await ask(`${target.origin}/embed/faq`, '&callback=robar');
  if (own.status === 200) {
    report.check(
      'oEmbed',
      'el marco lleva sandbox sin origen propio',
      /sandbox=\\"(?![^"]*allow-same-origin)/.test(own.body),
    );
    report.check('oEmbed', 'ninguna llamada de vuelta', !own.body.includes('robar'));
  }
  for (const url of [
    'https://otro-sitio.example/embed/faq',
    `${target.origin}.otro-sitio.example/embed/faq`,
    `${target.origin}/dashboard`,
    `${target.origin}/embed/../dashboard`,
    'javascript:alert(1)',
    'file:///etc/passwd',
    'http://169.254.169.254/latest/meta-data',
  ]) {
    const { status } = await ask(url);
    report.check('oEmbed', `no responde por ${url.replace(target.origin, '')}`, status === 404, status);
  }
  const xml = await ask(`${target.origin}/embed/faq`, '&format=xml');
  report.check('oEmbed', 'solo JSON', xml.status === 501 || xml.status === 404, xml.status);
}
