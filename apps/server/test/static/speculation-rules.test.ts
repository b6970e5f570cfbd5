import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../test-app.ts';
import { fakeRenderer } from './fake-renderer.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ renderer: fakeRenderer() });
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe('rules for fetching ahead', () => {
  test.each(['/', '/Inicio', '/noticias'])('go with %s, unless bytes are counted', async (url) => {
    expect((await get(url)).headers['speculation-rules']).toBe('"/paginas.rules"');
    expect((await get(url, { 'save-data': 'on' })).headers['speculation-rules']).toBeUndefined();
  });

  test.each([
    '/auth/login',
    '/dashboard',
    '/dashboard/editar/7',
    '/puerta',
    '/pantalla',
    '/calendario.ics',
    '/api/health',
  ])('do not go with %s, which is no public page', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['speculation-rules']).toBeUndefined();
  });
});
