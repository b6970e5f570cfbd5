import { sampleContact } from '@ministerio/content';
import { afterEach, describe, expect, test } from 'vitest';
import type { AppOptions } from '../../src/app-options.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { prepareDemo } from '../../src/demo/prepare.ts';
import { systemRandom } from '../../src/random.ts';
import { Passwords } from '../../src/security/passwords.ts';
import { testClock } from '../clock.ts';
import { cheapHash, createTestApp, type TestApp, testChurch } from '../test-app.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { factsOf, fakeRenderer } from './fake-renderer.ts';

let server: TestApp;
afterEach(() => server.close());

const addresses = ['/', '/Inicio', '/noticias', '/dashboard/user', '/no-existe'];

async function serving(options: Partial<AppOptions>, withDemo = true): Promise<void> {
  const storage = await createTestDatabase();
  if (withDemo) await fillDemo(storage);
  server = await createTestApp({ renderer: fakeRenderer(), ...options }, storage);
}

async function fillDemo({ database }: TestDatabase): Promise<void> {
  const demo = await prepareDemo({
    passwords: new Passwords(cheapHash, { slots: 2, queue: 32, waitMs: 3000 }),
    random: systemRandom,
    church: testChurch,
    nowMs: testClock()(),
    feedUrl: null,
  });
  await inTransaction(database.store, demo.fill);
}

/** Church's contact on each page, a second later. */
async function contacts() {
  server.clock.advance(1000);
  const pages = await Promise.all(addresses.map((url) => server.app.inject({ url })));
  return pages.map(({ body }) => {
    const { church, hasForm } = factsOf(body);
    return [church.contact.whatsapp ?? 'none', hasForm ? 'form' : 'no form'].join(', ');
  });
}

const all = (contact: string) => addresses.map(() => contact);
const SAMPLE = `${sampleContact.whatsapp}, form`;

describe('the sample contact of a first start', () => {
  test('is on every page while there is sample data, and gone soon after it', async () => {
    await serving({ sampleContact: true });
    await expect.poll(contacts).toEqual(all(SAMPLE));
    expect((await server.app.inject({ url: '/no-existe' })).statusCode).toBe(404);
    const admin = await server.person('ADMIN', 'admin');
    const headers = await server.confirmed(admin);
    await server.call('DELETE', '/datos-de-ejemplo', { as: admin, headers });
    await expect.poll(contacts).toEqual(all('none, form'));
  });

  test('stays with the theme that a visitor chose', async () => {
    await serving({ sampleContact: true });
    await expect.poll(contacts).toEqual(all(SAMPLE));
    const { body } = await server.app.inject({ url: '/noticias', headers: { cookie: 'tema=oscuro' } });
    expect(body).toContain('<html data-theme="dark" lang="es">');
    expect(body).toContain(sampleContact.whatsapp);
  });

  test('is never shown where the site has an address of its own', async () => {
    await serving({ publicUrl: 'https://iglesia.example' });
    expect(await contacts()).toEqual(all('none, form'));
  });

  test('is not shown without sample data', async () => {
    await serving({ sampleContact: true }, false);
    expect(await contacts()).toEqual(all('none, form'));
  });

  test('is not shown in front of another backend, where pages leave out the form that it does not know', async () => {
    await serving({ sampleContact: true, apiUrl: 'http://127.0.0.1:9' });
    expect(await contacts()).toEqual(all('none, no form'));
  });
});

test('sample sermons have no way to watch them, and are in no structured data', async () => {
  await serving({ sampleContact: true });
  const home = async () => {
    server.clock.advance(1000);
    return factsOf((await server.app.inject({ url: '/Inicio' })).body);
  };
  await expect.poll(async () => (await home()).sermons?.length).toBeGreaterThan(0);
  const { sermons, described } = await home();
  expect(sermons?.[0]).toEqual({ id: 'ejemplo-01', title: 'La fe que camina sobre el agua', link: null });
  expect(JSON.stringify(described)).not.toContain('VideoObject');
});
