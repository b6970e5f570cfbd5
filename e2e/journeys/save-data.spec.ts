import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** The two ways in which a visitor's wish to save data shows. */
const ways = [
  {
    way: 'the header Save-Data',
    ask: (context: BrowserContext) => context.setExtraHTTPHeaders({ 'Save-Data': 'on' }),
  },
  {
    way: "the browser's own word",
    ask: (context: BrowserContext) =>
      context.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      }),
  },
] as const;

for (const { way, ask } of ways) {
  test(`with ${way} the script comes with the first press that needs it, and the press is not lost`, async ({
    page,
    context,
    server,
  }) => {
    await ask(context);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const scripts = () => asked.filter((path) => path.endsWith('.js') && !/\/(boot-|sw\.js)/.test(path));

    await page.goto('/Inicio', { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('contentinfo')).toContainText('09:00');
    // Links need no script either.
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /privacidad/i })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacidad' })).toBeVisible();
    expect(scripts()).toEqual([]);
    expect(asked.filter((path) => path.endsWith('.woff2'))).toEqual([]);
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);

    await page.getByRole('button', { name: /preguntas frecuentes/i }).click();
    await expect(page.getByText('Chat de Preguntas Frecuentes')).toBeVisible();
    expect(scripts().length).toBeGreaterThan(0);
    expect(page.url()).toBe(`${server.url}/privacidad`);
  });
}

test('a first visit asks nobody but the church before a tap', async ({ page, server }) => {
  const others: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== server.url) others.push(request.url());
  });
  for (const path of ['/Inicio', '/Contactanos', '/red_joven']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  }
  expect(others).toEqual([]);
});
