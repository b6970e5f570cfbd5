import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fakeRenderer } from '../static/fake-renderer.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

const origin = 'https://iglesia.example';
let server: TestApp;

beforeAll(async () => {
  const renderer = fakeRenderer({
    sharePictures: () => ({
      Inicio: { path: '/compartir/Inicio-00000001.jpg', draw: async () => '' },
      'Inicio-cuadrado': { path: '/compartir/Inicio-cuadrado-00000001.jpg', draw: async () => '' },
    }),
  });
  server = await createTestApp({ publicUrl: origin, renderer });
});
afterAll(() => server.close());

const ask = (query: Record<string, string>) => server.app.inject({ url: '/oembed', query });

describe('GET /oembed', () => {
  test.each([
    ['/embed/faq', 'Preguntas frecuentes', 420, 520],
    ['/embed/predicas', 'Prédicas', 720, 440],
  ])('%s is a frame in a sandbox without our origin', async (path, title, width, height) => {
    const answer = await ask({ url: origin + path });
    expect(answer.statusCode).toBe(200);
    const body = answer.json<{ html: string }>();
    expect(body).toMatchObject({ version: '1.0', type: 'rich', title, width, height, provider_url: origin });
    expect(body.html).toContain(`src="${origin}${path}"`);
    expect(body.html).toContain('sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"');
  });

  test.each([
    `${origin}/embed/otra`,
    `${origin}/Inicio`,
    `${origin}/embed/faq/`,
    `${origin}/embed/faq?x="><script>`,
    `${origin}.evil.example/embed/faq`,
    `https://evil.example/embed/faq`,
    `http://iglesia.example/embed/faq`,
    `//iglesia.example/embed/faq`,
    '/embed/faq',
    '',
  ])('%s is not ours to embed', async (url) => {
    expect((await ask({ url })).statusCode).toBe(404);
  });

  test.each([
    [{ maxwidth: '300', maxheight: '250' }, 300, 250],
    [{ maxwidth: '10', maxheight: '0' }, 240, 200],
    [{ maxwidth: '99999', maxheight: '1e9' }, 420, 520],
    [{ maxwidth: '300"><script>', maxheight: '-5' }, 420, 520],
    [{ maxwidth: '300.5', maxheight: 'NaN' }, 420, 520],
  ])('%o stays within limits', async (limits, width, height) => {
    const body = (await ask({ url: `${origin}/embed/faq`, ...limits })).json<{ html: string }>();
    expect(body).toMatchObject({ width, height });
    expect(body.html).toContain(`width="${width}" height="${height}"`);
  });

  test.each([
    [{}, '/compartir/Inicio-00000001.jpg', 1200],
    [{ maxwidth: '800' }, '/compartir/Inicio-cuadrado-00000001.jpg', 600],
  ])('shows the picture of its page that fits into %o', async (limits, path, width) => {
    const body = (await ask({ url: `${origin}/embed/faq`, ...limits })).json();
    expect(body).toMatchObject({ thumbnail_url: origin + path, thumbnail_width: width });
  });

  test('shows no picture where none fits or none is drawn', async () => {
    for (const query of [
      { url: `${origin}/embed/faq`, maxwidth: '300' },
      { url: `${origin}/embed/horarios` },
    ]) {
      expect((await ask(query)).json()).not.toHaveProperty('thumbnail_url');
    }
  });

  test('knows JSON only, and calls nothing back', async () => {
    expect((await ask({ url: `${origin}/embed/faq`, format: 'xml' })).statusCode).toBe(501);
    const answer = await ask({ url: `${origin}/embed/faq`, callback: 'steal' });
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.body.startsWith('{')).toBe(true);
  });

  test('any page may read it', async () => {
    expect((await ask({ url: `${origin}/embed/faq` })).headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=300',
    });
  });

  test('without a public address nothing is embedded', async () => {
    const bare = await createTestApp();
    try {
      const { statusCode } = await bare.app.inject({ url: '/oembed', query: { url: 'null/embed/faq' } });
      expect(statusCode).toBe(404);
    } finally {
      await bare.close();
    }
  });
});
