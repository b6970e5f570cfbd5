import { describe, expect, it } from 'vitest';
import { handlingFor, isCacheable, isGenuine, isOfBuild } from './rules.ts';

const ORIGIN = 'https://iglesia.example';
const table = {
  pages: { '/inicio': '/Inicio', '/': '/Inicio', '/red_joven': '/red_joven' },
  assets: { '/assets/style-1.css': 'hash' },
  door: { page: '/puerta', files: [] },
};

interface Asked {
  readonly method?: string;
  readonly mode?: RequestMode;
  readonly cache?: RequestCache;
  readonly headers?: Record<string, string>;
}

function handling(address: string, asked: Asked = {}) {
  const { method = 'GET', mode = 'navigate', cache = 'default', headers = {} } = asked;
  const url = new URL(address, ORIGIN).href;
  return handlingFor({ method, url, mode, cache, headers: new Headers(headers) }, table, ORIGIN);
}

const bypass = { kind: 'bypass' };

describe('handlingFor', () => {
  it.each([
    ['/', '/Inicio'],
    ['/INICIO', '/Inicio'],
    ['/Red_joven/', '/red_joven'],
    ['/Red_joven?x=1#reunion', '/red_joven'],
    ['/Puerta/', '/puerta'],
    ['/nadie', undefined],
    ['/dashboards', undefined],
  ])('answers %s as a page', (address, page) => {
    expect(handling(address)).toEqual({ kind: 'page', page });
  });

  it.each([
    '/api/videos',
    '/API/auth/login',
    '/auth',
    '/auth/Login',
    '/dashboard',
    '/Dashboard/user/profile',
    '/embed/faq',
    '/widgets/faq.js',
    '/oembed?url=x',
    '/fotos/f07090a1b2c3d4e5f60718293a4b5c6d-800.webp',
    'https://otra.example/Inicio',
  ])('never touches %s', (address) => {
    expect(handling(address)).toEqual(bypass);
    expect(handling(address, { mode: 'cors' })).toEqual(bypass);
  });

  it.each<[string, Asked]>([
    ['a message that is sent', { method: 'POST' }],
    ['a request that names somebody', { headers: { Authorization: 'Bearer x' } }],
    ['a request that forbids keeping', { cache: 'no-store' }],
  ])('leaves %s alone', (_, asked) => {
    expect(handling('/Contactanos', asked)).toEqual(bypass);
    expect(handling('/assets/style-1.css', { mode: 'no-cors', ...asked })).toEqual(bypass);
  });

  it.each<[string, object]>([
    ['/assets/style-1.css', { kind: 'asset', path: '/assets/style-1.css' }],
    ['/assets/style-2.css', bypass],
    ['/toString', bypass],
    ['/favicon.svg', bypass],
  ])('takes %s by the table of its build', (address, expected) => {
    expect(handling(address, { mode: 'no-cors' })).toEqual(expected);
  });
});

describe('isCacheable', () => {
  const answer = (init: ResponseInit, over: object = {}) =>
    Object.defineProperties(
      new Response('x', init),
      Object.fromEntries(Object.entries(over).map(([name, value]) => [name, { value }])),
    );

  it.each<[string, Response, boolean]>([
    ['a whole answer', answer({}), true],
    ['an answer of this site', answer({}, { type: 'basic' }), true],
    ['a page to be asked for each time', answer({ headers: { 'Cache-Control': 'no-cache' } }), true],
    ['a 404', answer({ status: 404 }), false],
    ['a part', answer({ status: 206 }), false],
    ['where a redirect led', answer({}, { redirected: true }), false],
    ['an answer of another site', answer({}, { type: 'opaque' }), false],
    ['what its sender forbids', answer({ headers: { 'Cache-Control': 'private, NO-STORE' } }), false],
  ])('%s: %#', (_, response, expected) => {
    expect(isCacheable(response)).toBe(expected);
  });
});

describe('what belongs to a build', () => {
  const bytes = new TextEncoder().encode('hola').buffer;

  it('is told by the start of the hash', async () => {
    expect(await isGenuine(bytes, 'AAAAAAAAAAAAAAAA')).toBe(false);
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('base64url');
    expect(await isGenuine(bytes, digest.slice(0, 16))).toBe(true);
  });

  it('and for pages by the name of the build in them', () => {
    expect(isOfBuild('<script src="/b.js" data-build="b1"></script>', 'b1')).toBe(true);
    expect(isOfBuild('<script src="/b.js" data-build="b10"></script>', 'b1')).toBe(false);
  });
});
