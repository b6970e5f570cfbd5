import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { AppOptions } from '../../src/app-options.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { prepareDemo } from '../../src/demo/prepare.ts';
import { Passwords } from '../../src/security/passwords.ts';
import { systemRandom } from '../../src/security/random.ts';
import { cheapHash, createTestApp, type TestApp, testChurch } from '../test-app.ts';
import { scratch } from '../test-database.ts';

const noData = '<script type="application/json" id="datos">null</script>';
const home = (contact: string) =>
  `<html lang="es"><head></head><body>${noData}<p>${contact}</p><div>Nada.</div></body></html>`;
const forms = { '': 'vacío', 'ejemplo/': 'de ejemplo', 'ajeno/': 'sin formulario' };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(scratch, 'contacto-'));
  writeFileSync(
    join(folder, 'pages.json'),
    JSON.stringify({
      pages: { '/Inicio': 'Inicio.html', '/': 'Inicio.html', '/noticias': 'noticias.html' },
      app: ['/dashboard/user'],
      appShell: 'app.html',
      notFound: '404.html',
      variants: { sample: 'ejemplo/', foreign: 'ajeno/' },
    }),
  );
  writeFileSync(
    join(folder, 'home-template.json'),
    JSON.stringify({
      loading: '<div>Nada.</div>',
      empty: '<div>Nada.</div>',
      before: '<ul>',
      after: '</ul>',
      items: Array.from({ length: 6 }, () => '<li><a href="v=@id">@title</a></li>'),
      examples: Array.from({ length: 6 }, () => '<li>@title: ejemplo</li>'),
      id: '@id',
      title: '@title',
      data: noData,
      noData: 'null',
    }),
  );
  writeFileSync(join(folder, 'logo.svg'), '<svg/>');
  for (const [path, contact] of Object.entries(forms)) {
    mkdirSync(join(folder, path), { recursive: true });
    for (const page of ['Inicio', 'noticias', 'app', '404']) {
      writeFileSync(join(folder, path, `${page}.html`), home(contact));
    }
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

let server: TestApp;
afterEach(() => server.close());

const addresses = ['/', '/Inicio', '/noticias', '/dashboard/user', '/no-existe'];

async function serving(options: Partial<AppOptions>, withDemo = true): Promise<void> {
  server = await createTestApp({ publicDirs: { site: folder, widgets: null }, ...options });
  if (!withDemo) return;
  const demo = await prepareDemo({
    passwords: new Passwords(cheapHash, { slots: 2, queue: 32, waitMs: 3000 }),
    random: systemRandom,
    church: testChurch,
    nowMs: server.clock(),
    feedUrl: null,
  });
  await inTransaction(server.storage.database.store, demo.fill);
}

/** Which contact each page shows. */
async function contacts(): Promise<readonly (string | undefined)[]> {
  const pages = await Promise.all(addresses.map((url) => server.app.inject({ url })));
  return pages.map(({ body }) => /<p>(.*?)<\/p>/.exec(body)?.[1]);
}

const all = (contact: string) => addresses.map(() => contact);

describe('the sample contact of a first start', () => {
  test('is on every page while there is sample data, and gone at once with it', async () => {
    await serving({ sampleContact: true });
    expect(await contacts()).toEqual(all('de ejemplo'));
    expect((await server.app.inject({ url: '/no-existe' })).statusCode).toBe(404);
    const admin = await server.person('ADMIN', 'admin');
    await server.call('DELETE', '/datos-de-ejemplo', { as: admin });
    expect(await contacts()).toEqual(all('vacío'));
  });

  test('stays with the theme that a visitor chose', async () => {
    await serving({ sampleContact: true });
    const { body } = await server.app.inject({ url: '/noticias', headers: { cookie: 'tema=oscuro' } });
    expect(body).toContain('<html data-theme="dark" lang="es">');
    expect(body).toContain('de ejemplo');
  });

  test('is never shown where the site has an address of its own', async () => {
    await serving({ publicUrl: 'https://iglesia.example' });
    expect(await contacts()).toEqual(all('vacío'));
  });

  test('is not shown without sample data', async () => {
    await serving({ sampleContact: true }, false);
    expect(await contacts()).toEqual(all('vacío'));
  });

  test('is not shown in front of another backend, where pages leave out the form that it does not know', async () => {
    await serving({ sampleContact: true, apiUrl: 'http://127.0.0.1:9' });
    expect(await contacts()).toEqual(all('sin formulario'));
  });

  test('keeps nobody from a page while the database does not answer', async () => {
    await serving({ sampleContact: true });
    const { store } = server.storage.database;
    await store.schema.alterTable('settings').renameTo('ajustes').execute();
    expect(await contacts()).toEqual(all('vacío'));
    await store.schema.alterTable('ajustes').renameTo('settings').execute();
    expect(await contacts()).toEqual(all('de ejemplo'));
  });

  test('has no pages of its own', async () => {
    await serving({ sampleContact: true });
    for (const url of ['/ejemplo/Inicio.html', '/ejemplo/', '/ejemplo/app.html']) {
      expect((await server.app.inject({ url })).statusCode).toBe(404);
    }
  });
});

test('sample sermons stand in the home page without a way to watch them, and in no structured data', async () => {
  await serving({ sampleContact: true });
  const { body } = await server.app.inject({ url: '/Inicio' });
  expect(body).toContain('<li>La fe que camina sobre el agua: ejemplo</li>');
  expect(body).not.toContain('v=ejemplo');
  expect(body).not.toContain('VideoObject');
  const [, told] = /id="datos">(.*?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(told ?? '')[0]).toEqual({
    id: 'ejemplo-01',
    title: 'La fe que camina sobre el agua',
    link: null,
  });
});
