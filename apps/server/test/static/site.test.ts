import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../test-app.ts';
import { scratch } from '../test-database.ts';
import { factsOf, fakeRenderer } from './fake-renderer.ts';

let folder: string;
let server: TestApp;

const site: Record<string, string | Buffer> = {
  'sw.js': 'self',
  'favicon.svg': '<svg/>',
  'assets/app-abc123.js': 'console.log("hola")',
  'assets/app-abc123.js.gz': gzipSync('console.log("hola")'),
  'assets/app-abc123.js.map': '{}',
  'assets/figtree-abc123.woff2': 'font',
  'assets/fotos/a-480.webp': 'small',
  'assets/fotos/a-1600.webp': 'large',
  'assets/fotos/a-1600.jpg': 'large jpeg',
  '.secret.txt': 'secret',
};
const widgets: Record<string, string> = {
  'embed/faq.html': '<h1>FAQ</h1>',
  'index.html': '<h1>Widgets</h1>',
  'faq.js': 'faq',
  '0.1.0/faq.js': 'faq 0.1.0',
};

beforeAll(async () => {
  folder = mkdtempSync(join(scratch, 'site-'));
  for (const [base, files] of [
    ['site', site],
    ['widgets', widgets],
  ] as const) {
    for (const [path, body] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, base, path)), { recursive: true });
      writeFileSync(join(folder, base, path), body);
    }
  }
  writeFileSync(join(folder, 'outside.txt'), 'outside');
  symlinkSync(join(folder, 'outside.txt'), join(folder, 'site', 'linked.txt'));
  server = await createTestApp({
    publicUrl: 'https://iglesia.example',
    renderer: fakeRenderer(),
    publicDirs: { site: join(folder, 'site'), widgets: join(folder, 'widgets') },
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe('pages', () => {
  test.each(['/', '/Inicio', '/inicio', '/INICIO', '/Inicio/', '/Inicio?x=1', '/%49nicio'])(
    '%s is the home page itself, with its one canonical link',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('href="https://iglesia.example/Inicio"');
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  test.each([
    ['/auth/login', 'login'],
    ['/auth/Login', 'login'],
    ['/dashboard', 'panel'],
    ['/DASHBOARD/editar/7', 'panel'],
  ])('%s is the document of that part of the app: %s', async (url, shell) => {
    const answer = await get(url);
    expect([answer.statusCode, factsOf(answer.body).name]).toEqual([200, `app:${shell}`]);
  });

  test.each([
    ['/puerta', 'door'],
    ['/Puerta/', 'door'],
    ['/pantalla', 'hall'],
    ['/ayuda', 'help'],
    ['/Ayuda/', 'help'],
  ])('%s is a page of our own server: %s', async (url, name) => {
    const answer = await get(url);
    expect([answer.statusCode, factsOf(answer.body).name]).toEqual([200, name]);
  });

  test.each(['/puerta', '/pantalla', '/ayuda'])('another backend has no page %s', async (url) => {
    const foreign = await createTestApp({ renderer: fakeRenderer(), apiUrl: 'http://127.0.0.1:9' });
    const { statusCode } = await foreign.app.inject({ url });
    await foreign.close();
    expect(statusCode).toBe(404);
  });

  test.each(['/auth', '/auth/', '/AUTH'])('%s leads to the login', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/auth/login']);
  });

  test.each([
    '/nada',
    '//evil.example/Inicio',
    '/%5Cevil.example',
    '/Inicio.html',
    '/404',
    '/.secret.txt',
    '/linked.txt',
    '/assets/app-abc123.js.map',
    '/assets/app-abc123.js.gz',
    '/../outside.txt',
    '/..%2foutside.txt',
    '/%',
    '/Inicio%00',
    '/__proto__',
    '/dashboard/editar/',
  ])('%s is the 404 page, never a redirect', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, factsOf(answer.body).name]).toEqual([404, 'notFound']);
    expect(answer.headers.location).toBeUndefined();
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test('may run our scripts only, and are framed by nobody', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  test.each([
    ['/auth/login', '(self)'],
    ['/dashboard/user/clave', '(self)'],
    ['/', '()'],
    ['/Contactanos', '()'],
    ['/authors', '()'],
  ])('%s lets passkeys %s', async (url, allowed) => {
    const policy = String((await get(url)).headers['permissions-policy']);
    expect(policy).toContain(`publickey-credentials-get=${allowed}`);
    expect(policy).toContain(`publickey-credentials-create=${allowed}`);
  });

  test.each([
    ['/dashboard/asistenciamembresia', '(self)'],
    ['/puerta', '(self)'],
    ['/pantalla', '(self)'],
    ['/', '()'],
    ['/puertas', '()'],
  ])('%s keeps the screen on: %s', async (url, allowed) => {
    const policy = String((await get(url)).headers['permissions-policy']);
    expect(policy).toContain(`screen-wake-lock=${allowed}`);
  });

  test.each([
    ['/assets/app-abc123.js', /worker-src 'self'/],
    ['/favicon.svg', /^default-src 'none'; frame-ancestors 'none'$/],
  ])('%s may do no more than it needs', async (url, policy) => {
    expect(String((await get(url)).headers['content-security-policy'])).toMatch(policy);
  });

  test('embeds are the only pages that may be framed, in a sandbox without our origin', async () => {
    const { headers } = await get('/embed/faq');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain('sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox');
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).toContain('frame-ancestors *');
    expect(headers['access-control-allow-origin']).toBe('*');
  });
});

describe('caching', () => {
  test.each([
    ['/assets/app-abc123.js', 'public, max-age=31536000, immutable'],
    ['/sw.js', 'no-cache'],
    ['/robots.txt', 'no-cache'],
    ['/favicon.svg', 'public, max-age=3600'],
    ['/widgets/faq.js', 'public, max-age=300'],
    ['/widgets/0.1.0/faq.js', 'public, max-age=31536000, immutable'],
  ])('%s: %s', async (url, value) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, value]);
  });

  test('a body that the browser holds is not sent again', async () => {
    const { etag } = (await get('/Inicio')).headers;
    const answer = await get('/Inicio', { 'if-none-match': `"other", ${String(etag)}` });
    expect([answer.statusCode, answer.body]).toEqual([304, '']);
    expect(answer.headers.etag).toBe(etag);
  });

  test('compressed copies are sent to who takes them', async () => {
    const answer = await get('/assets/app-abc123.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    const plain = await get('/assets/app-abc123.js', { 'accept-encoding': 'gzip;q=0' });
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, 'console.log("hola")']);
    expect(plain.headers.etag).not.toBe(answer.headers.etag);
  });

  test('pages travel compressed', async () => {
    const answer = await get('/', { 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe((await get('/')).body);
  });

  test('HEAD says the same without the body', async () => {
    const answer = await server.app.inject({ method: 'HEAD', url: '/favicon.svg' });
    expect([answer.statusCode, answer.body, answer.headers['content-length']]).toEqual([200, '', '6']);
  });
});

describe('visitors who asked for little data', () => {
  const little = { 'save-data': 'on' };

  test('are told so in a header that scripts can read, on pages only', async () => {
    const page = await get('/Inicio', little);
    expect([page.headers['server-timing'], page.headers.vary]).toEqual([
      'save-data',
      'accept-encoding, save-data, cookie',
    ]);
    expect((await get('/Inicio')).headers['server-timing']).toBeUndefined();
    expect((await get('/favicon.svg', little)).headers['server-timing']).toBeUndefined();
  });

  test('get the narrowest form of a photograph, others the one they ask for', async () => {
    const light = await get('/assets/fotos/a-1600.webp', little);
    expect([light.body, light.headers.vary]).toEqual(['small', 'save-data']);
    const whole = await get('/assets/fotos/a-1600.webp');
    expect([whole.body, whole.headers.vary]).toEqual(['large', 'save-data']);
    expect((await get('/assets/fotos/a-480.webp', little)).body).toBe('small');
    // Another format is another picture to the browser.
    expect((await get('/assets/fotos/a-1600.jpg', little)).body).toBe('large jpeg');
  });
});

describe('visitors who chose a theme', () => {
  const dark = { cookie: 'otra=1; tema=oscuro' };

  test('get pages that wear it before any script has come, also compressed', async () => {
    expect((await get('/red_joven', dark)).body).toContain('<html data-theme="dark" lang="es">');
    expect((await get('/red_joven', { cookie: 'tema=claro' })).body).toContain('<html data-theme="light"');
    const small = await get('/red_joven', { ...dark, 'accept-encoding': 'br' });
    expect(brotliDecompressSync(small.rawPayload).toString()).toContain('data-theme="dark"');
  });

  test('share no copy with the others', async () => {
    const [theirs, others] = [await get('/red_joven', dark), await get('/red_joven')];
    expect(others.body).not.toContain('data-theme');
    expect(theirs.headers.etag).not.toBe(others.headers.etag);
    expect(others.headers.vary).toContain('cookie');
  });

  test('get frames and widgets as everybody does', async () => {
    const answer = await get('/embed/faq', dark);
    expect(answer.body).not.toContain('data-theme');
    expect(answer.headers.vary ?? '').not.toContain('cookie');
  });
});

test('files for machines are rendered too', async () => {
  expect((await get('/robots.txt')).body).toBe('Sitemap: https://iglesia.example/sitemap.xml');
});

test.each([
  ['widgets', '/widgets/faq.js'],
  ["fonts, which a frame's page without an origin asks for,", '/assets/figtree-abc123.woff2'],
])('%s may be loaded by any page', async (_what, path) => {
  expect((await get(path)).headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
});

test('the widgets have a page of their own', async () => {
  expect((await get('/widgets/')).body).toContain('Widgets');
});

test('nothing else of the site may be read by other pages', async () => {
  for (const path of ['/', '/assets/app-abc123.js']) {
    expect((await get(path)).headers['access-control-allow-origin']).toBeUndefined();
  }
});

test('other methods find no page', async () => {
  expect((await server.app.inject({ method: 'POST', url: '/Inicio' })).statusCode).toBe(404);
});

test('without a build every path is a Spanish 404', async () => {
  const bare = await createTestApp();
  try {
    const answer = await bare.app.inject({ url: '/' });
    expect([answer.statusCode, answer.body.includes('Página no encontrada')]).toEqual([404, true]);
  } finally {
    await bare.close();
  }
});
