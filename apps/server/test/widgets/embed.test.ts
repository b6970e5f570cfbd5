import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../test-app.ts';
import { scratch } from '../test-database.ts';

let server: TestApp;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(scratch, 'widgets-'));
  mkdirSync(join(folder, 'embed'));
  mkdirSync(join(folder, '0.1.0'));
  writeFileSync(join(folder, 'embed', 'faq.html'), '<a href="https://public-url.invalid/Inicio">FAQ</a>');
  writeFileSync(join(folder, '0.1.0', 'faq.js'), 'faq');
  writeFileSync(join(folder, 'manifest.json'), '{}');
  server = await createTestApp({
    publicUrl: 'https://iglesia.example',
    publicDirs: { site: null, widgets: folder },
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test('a page for frames may be framed by anyone, and has no origin to read a token with', async () => {
  const { statusCode, headers, body } = await server.app.inject({ url: '/embed/faq?theme=dark' });
  const policy = String(headers['content-security-policy']);
  expect([statusCode, body]).toEqual([200, '<a href="https://iglesia.example/Inicio">FAQ</a>']);
  expect(policy).toContain('sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox');
  expect(policy).not.toContain('allow-same-origin');
  expect(policy).toContain('frame-ancestors *');
});

test.each(['/embed/otra', '/embed/', '/embed/faq.html', '/embed/../0.1.0/faq'])(
  '%s is no page',
  async (url) => {
    expect((await server.app.inject({ url })).statusCode).toBe(404);
  },
);

test.each([
  ['/widgets/0.1.0/faq.js', 'public, max-age=31536000, immutable'],
  ['/widgets/manifest.json', 'public, max-age=300'],
])('%s is anybody’s to load', async (url, cacheControl) => {
  expect((await server.app.inject({ url })).headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': cacheControl,
  });
});
