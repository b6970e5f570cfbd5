import { defaultDocuments } from '@ministerio/content/site';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../test-app.ts';
import { fakeRenderer } from './fake-renderer.ts';

const drawing = (fill: string, size = 40) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><path fill="${fill}" d="M0 0h${size}v${size}H0z"/></svg>`;
const AT_SEVEN = '/compartir/ministerios-jovenes-00000007.jpg';
const AT_EIGHT = '/compartir/ministerios-jovenes-00000008.jpg';

let server: TestApp;
let drawn = 0;
beforeEach(async () => {
  drawn = 0;
  const renderer = fakeRenderer({
    sharePictures({ schedules }) {
      const isLater = schedules.some(({ id, inicio }) => id === 'jovenes' && inicio === '20:00');
      const draw = async () => {
        drawn += 1;
        return drawing(isLater ? '#ff0000' : '#0000ff');
      };
      return {
        'ministerios-jovenes': { path: isLater ? AT_EIGHT : AT_SEVEN, draw },
        roto: { path: '/compartir/roto-00000000.jpg', draw: async () => '<svg' },
      };
    },
  });
  server = await createTestApp({ renderer });
});
afterEach(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const colorOf = async (jpeg: Buffer) => {
  const { dominant } = await sharp(jpeg).stats();
  return dominant.r > dominant.b ? 'red' : 'blue';
};

async function moveToEight() {
  const as = await server.person('ADMIN', 'admin');
  const valor = defaultDocuments.horarios.map((one) =>
    one.id === 'jovenes' ? { ...one, inicio: '20:00', fin: '22:00' } : one,
  );
  const { statusCode } = await server.call('PUT', '/contenido/horarios', { as, body: { version: 0, valor } });
  expect(statusCode).toBe(200);
}

test('a shared link’s picture is a JPEG that may be kept, and is drawn once', async () => {
  const [one, other] = await Promise.all([get(AT_SEVEN), get(AT_SEVEN)]);
  expect(one.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(await sharp(one.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 40 });
  expect(other.rawPayload.equals(one.rawPayload)).toBe(true);
  expect((await get(AT_SEVEN, { 'if-none-match': String(one.headers.etag) })).statusCode).toBe(304);
  expect(drawn).toBe(1);
});

test('after another hour is published no picture tells the old one, at its former address neither', async () => {
  expect(await colorOf((await get(AT_SEVEN)).rawPayload)).toBe('blue');
  await moveToEight();
  const former = await get(AT_SEVEN);
  expect(former.headers['cache-control']).toBe('no-cache');
  expect(await colorOf(former.rawPayload)).toBe('red');
  const now = await get(AT_EIGHT);
  expect(now.headers['cache-control']).toContain('immutable');
  expect(now.rawPayload.equals(former.rawPayload)).toBe(true);
  expect(drawn).toBe(2);
});

test.each([
  '/compartir/nada-00000000.jpg',
  '/compartir/ministerios-jovenes.jpg',
  '/compartir/constructor-00000000.jpg',
  '/compartir/ministerios-jovenes-00000007.jpg%00',
  '/compartir/..%2f..%2fetc-00000000.jpg',
])('%s is no picture', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
  expect(drawn).toBe(0);
});

test('a drawing that cannot be read is an answer for later, and breaks nothing', async () => {
  const broken = await get('/compartir/roto-00000000.jpg');
  expect(broken.statusCode).toBe(503);
  expect(broken.headers['retry-after']).toBe('3');
  expect(broken.headers['cache-control']).not.toContain('immutable');
  expect((await get(AT_SEVEN)).statusCode).toBe(200);
});
