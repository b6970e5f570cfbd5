import { json, type Reply } from './fake-door.ts';

/** No answer at all. */
export const offline: Reply = () => Promise.reject(new TypeError('Failed to fetch'));

/** Any proxy between phone and server may answer these (R52). */
export const proxies: readonly (readonly [string, Reply])[] = [
  [
    '200 with a page',
    () => new Response('<html>Bienvenido</html>', { headers: { 'content-type': 'text/html' } }),
  ],
  ['200 with other JSON', () => json(200, { ok: true })],
  [
    '200 with results of other marks',
    () => json(200, { resultados: [{ clave: 'x', resultado: 'marcada' }] }),
  ],
  ['204', () => new Response(null, { status: 204 })],
  // Failure that `redirect: 'error'` makes of it.
  ['302', offline],
  ['400 with our code', () => json(400, { code: 'validation_failed', message: 'Revisa los datos.' })],
  ['401 of a portal', () => new Response('Login', { status: 401 })],
  ['401 with our code', () => json(401, { code: 'phone_removed', message: 'Ya no está autorizado.' })],
  ['403', () => new Response('Forbidden', { status: 403 })],
  ['403 with our code', () => json(403, { code: 'phone_unconfirmed', message: 'Falta confirmar.' })],
  ['404', () => new Response('Not found', { status: 404 })],
  ['413', () => json(413, { code: 'payload_too_large', message: 'Demasiado grande.' })],
  ['429', () => json(429, { code: 'rate_limited', message: 'Espera.' })],
  ['500', () => json(500, { code: 'internal_error', message: 'Error.' })],
  ['503 of a proxy', () => new Response('<html>', { status: 503 })],
  ['no answer', offline],
];

/** Signal that the screen shows after such answers: a refusal of this phone by our own server came over one. */
export const linkAfter = (name: string) =>
  name.endsWith('with our code') && !name.startsWith('400') ? 'en-linea' : 'sin-senal';
