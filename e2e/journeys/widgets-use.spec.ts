import type { Page } from '@playwright/test';
import product from '../../packages/widgets/package.json' with { type: 'json' };
import { findViolations } from '../support/axe.ts';
import { expect, mockVideos, test, widgetNames } from '../support/widget-host.ts';

const OPEN = 'Abrir las preguntas frecuentes';
const CLOSE = 'Cerrar las preguntas frecuentes';
const tag = (url: string, name: string) => `<script async src="${url}/widgets/${name}.js"></script>`;

/** Keeps every event of the widgets that reaches the page. */
const keepEvents = () => {
  const events: unknown[] = [];
  Reflect.set(window, 'events', events);
  for (const type of ['ministerio-ready', 'ministerio-error', 'ministerio-toggle', 'ministerio-play']) {
    addEventListener(type, (event) =>
      events.push([type, (event.target as Element).localName, (event as CustomEvent).detail]),
    );
  }
  addEventListener('error', (event) => events.push(['window error', String(event)]));
};
const events = (page: Page) => page.evaluate(() => Reflect.get(window, 'events'));

test('a wrong attribute shows a hint and tells the page once; removing it restores the default', async ({
  page,
  host,
  server,
}) => {
  await page.addInitScript(keepEvents);
  await page.goto(
    host.publish({
      head: tag(server.url, 'faq'),
      body: '<ministerio-faq theme="blue" accent="red;}" open></ministerio-faq>',
    }),
  );
  const faq = page.locator('ministerio-faq');
  await expect(page.getByText('Atributo «theme»: se esperaba auto, light, dark.')).toBeVisible();
  await expect(page.getByText('Atributo «accent»: se esperaba #rrggbb.')).toBeVisible();
  await expect(page.getByText('Chat de Preguntas Frecuentes')).toBeVisible();
  await faq.evaluate((element) => element.setAttribute('position', 'start'));
  await faq.evaluate((element) => element.removeAttribute('theme'));
  await expect(page.getByText('Atributo «theme»', { exact: false })).toHaveCount(0);
  const received = (await events(page)) as [string, string, { attribute?: string }][];
  expect(
    received
      .filter(([type]) => type === 'ministerio-error')
      .map(([, name, { attribute }]) => [name, attribute]),
  ).toEqual([
    ['ministerio-faq', 'theme'],
    ['ministerio-faq', 'accent'],
  ]);
  expect(received.filter(([type]) => type === 'window error')).toEqual([]);
  expect(received).toContainEqual(['ministerio-ready', 'ministerio-faq', { version: product.version }]);
});

test('the element itself is told of an error as an image is, without reaching the window', async ({
  page,
  host,
  server,
}) => {
  await page.goto(
    host.publish({
      body: `<ministerio-faq theme="blue"></ministerio-faq><script>window.told = []; document.querySelector('ministerio-faq').onerror = null; document.querySelector('ministerio-faq').addEventListener('error', (event) => told.push(event.detail.attribute))</script>${tag(server.url, 'faq')}`,
    }),
  );
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'told'))).toEqual(['theme']);
});

test('attributes are properties too, also when set before the script came', async ({
  page,
  host,
  server,
}) => {
  await mockVideos(page, ['Uno', 'Dos', 'Tres']);
  const body = `<ministerio-predicas></ministerio-predicas><script>document.querySelector('ministerio-predicas').limit = 2</script>${tag(server.url, 'predicas')}`;
  await page.goto(host.publish({ body }));
  const headings = page.getByRole('heading');
  await expect(headings).toHaveText(['Uno', 'Dos']);
  const element = page.locator('ministerio-predicas');
  const set = (value: unknown) =>
    element.evaluate((found, limit) => Reflect.set(found, 'limit', limit), value);
  await set(1);
  await expect(headings).toHaveText(['Uno']);
  await set(undefined);
  await expect(headings).toHaveText(['Uno', 'Dos', 'Tres']);
  expect(await element.evaluate((found) => Reflect.get(found, 'limit'))).toBe(6);
});

test('the accent colours buttons, and the text on it can be read', async ({ page, host, server }) => {
  await page.goto(
    host.publish({
      head: tag(server.url, 'faq'),
      body: '<ministerio-faq accent="#fd0" open></ministerio-faq>',
    }),
  );
  const chat = page.getByRole('link', { name: 'Chatear con nosotros' });
  await expect(chat).toHaveCSS('background-color', 'rgb(255, 221, 0)');
  await expect(chat).toHaveCSS('color', 'rgb(0, 0, 0)');
  await page.locator('ministerio-faq').evaluate((element) => element.setAttribute('accent', '#7a0030'));
  await expect(chat).toHaveCSS('color', 'rgb(255, 255, 255)');
  await page.locator('ministerio-faq').evaluate((element) => element.removeAttribute('accent'));
  await expect(chat).toHaveCSS('background-color', 'rgb(28, 107, 82)');
});

test('its parts and custom properties can be styled from outside', async ({ page, host, server }) => {
  const head = `<style>ministerio-faq { --ministerio-radius: 3px; --ministerio-font: monospace } ministerio-faq::part(faq-widget-panel) { border-width: 7px }</style>${tag(server.url, 'faq')}`;
  await page.goto(host.publish({ head, body: '<ministerio-faq open></ministerio-faq>' }));
  const panel = page.locator('ministerio-faq [part~="faq-widget-panel"]');
  await expect(panel).toHaveCSS('border-radius', '3px');
  await expect(panel).toHaveCSS('border-width', '7px');
  await expect(page.getByText('¿Transmiten los servicios en vivo?')).toHaveCSS('font-family', 'monospace');
});

test("the author's own questions show without script and are the widget's with it", async ({
  page,
  host,
  server,
}) => {
  const body =
    '<ministerio-faq position="inline" open><details><summary>¿Hay <b>estacionamiento</b>?</summary>Sí, <i>gratis</i>.</details></ministerio-faq>';
  await page.goto(host.publish({ body }));
  await page.getByText('¿Hay estacionamiento?').click();
  await expect(page.getByText('Sí, gratis.')).toBeVisible();
  await page.addScriptTag({ url: `${server.url}/widgets/faq.js` });
  await expect(page.getByText('Chat de Preguntas Frecuentes')).toBeVisible();
  await expect(page.locator('ministerio-faq [part~="accordion-summary"]')).toHaveText([
    '¿Hay estacionamiento?',
  ]);
  await page.locator('ministerio-faq').evaluate((element) => {
    element.insertAdjacentHTML('beforeend', '<details><summary>¿Y niños?</summary>También.</details>');
  });
  await expect(page.locator('ministerio-faq [part~="accordion-summary"]')).toHaveText([
    '¿Hay estacionamiento?',
    '¿Y niños?',
  ]);
});

test("the author's own links are the sermons: videos play here, others open their page", {
  tag: '@core',
}, async ({ page, host, server }) => {
  await page.addInitScript(keepEvents);
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'player' }));
  let calls = 0;
  await page.route('**/api/videos', (route) => {
    calls += 1;
    return route.abort();
  });
  const body =
    '<ministerio-predicas><a href="https://youtu.be/dQw4w9WgXcQ?t=3">Fe y obras</a><a href="https://vimeo.com/1">Gracia</a><a href="javascript:alert(1)">Mala</a></ministerio-predicas>';
  await page.goto(host.publish({ head: tag(server.url, 'predicas'), body }));
  const widget = page.locator('ministerio-predicas');
  await expect(widget.getByRole('heading')).toHaveText(['Fe y obras', 'Gracia']);
  await expect(widget.getByRole('link', { name: 'Reproducir: Gracia' })).toHaveAttribute(
    'href',
    'https://vimeo.com/1',
  );
  await widget.getByRole('button', { name: 'Reproducir: Fe y obras' }).click();
  await expect(widget.locator('iframe')).toHaveAttribute(
    'src',
    /youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/,
  );
  expect(calls).toBe(0);
  expect(await events(page)).toContainEqual([
    'ministerio-play',
    'ministerio-predicas',
    { id: 'dQw4w9WgXcQ', title: 'Fe y obras' },
  ]);
});

for (const [name, answer] of [
  ['offline', null],
  ['a failing server', { status: 500, body: 'no' }],
  ['an answer that is no list', { body: '<h1>hola</h1>', contentType: 'text/html' }],
  ['a list of rubbish', { json: { items: [null, 7, { title: 'sin id' }] } }],
] as const) {
  test(`sermons with ${name} say so and never throw into the page`, async ({
    page,
    host,
    server,
    complaints,
  }) => {
    complaints.expect(/Failed to load resource|net::ERR/);
    await page.addInitScript(keepEvents);
    await page.route('**/api/videos', (route) =>
      answer === null
        ? route.abort()
        : route.fulfill({ ...answer, headers: { 'access-control-allow-origin': '*' } }),
    );
    await page.goto(
      host.publish({
        head: tag(server.url, 'predicas'),
        body: '<ministerio-predicas></ministerio-predicas>',
      }),
    );
    await expect(page.getByText('No hay videos disponibles.')).toBeVisible();
    const received = (await events(page)) as [string][];
    expect(received.some(([type]) => type === 'window error')).toBe(false);
    expect(received.some(([type]) => type === 'ministerio-error')).toBe(name !== 'a list of rubbish');
  });
}

test('by keyboard: in, open, one answer at a time, out with Escape', async ({ page, host, server }) => {
  await page.goto(
    host.publish({
      head: tag(server.url, 'faq'),
      body: '<button>Before</button><ministerio-faq></ministerio-faq>',
    }),
  );
  const button = page.getByRole('button', { name: OPEN });
  await expect(button).toBeVisible();
  await page.getByText('Before').focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: CLOSE })).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const open = page.locator('ministerio-faq details[open]');
  await expect(open).toContainText('cuatro servicios generales');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(open).toHaveCount(1);
  await expect(open).toContainText('Tercer anillo Externo');
  await page.keyboard.press('Enter');
  await expect(open).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(page.locator('ministerio-faq')).not.toHaveAttribute('open');
});

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing inside the shadow roots in ${theme}`, async ({ page, host, server }) => {
    await mockVideos(page, ['Fe', 'Gracia']);
    const elements = widgetNames
      .map((name) => `<ministerio-${name} theme="${theme}" open></ministerio-${name}>`)
      .join('');
    const head = `<style>body { background: ${theme === 'dark' ? '#0e2a27; color: #fff' : '#fff'} }</style>${tag(server.url, 'todo')}`;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(host.publish({ head, body: `<main><h1>Host</h1><h2>Church</h2>${elements}</main>` }));
    await expect(page.getByRole('heading', { name: 'Gracia' })).toBeVisible();
    await page.getByText('¿Transmiten los servicios en vivo?').click();
    await page.getByRole('heading', { name: 'Semana Santa' }).scrollIntoViewIfNeeded();
    expect(await findViolations(page)).toEqual([]);
  });
}
