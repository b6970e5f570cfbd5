import type { Page } from '@playwright/test';
import { reactHostScript, reactVersions } from '../support/react-host.ts';
import { expect, type HostPage, mockVideos, test, widgetNames } from '../support/widget-host.ts';

const OPEN = 'Abrir las preguntas frecuentes';

/** Look of the open FAQ: its position in the viewport, sizes and fonts. */
function look(page: Page) {
  return page.locator('ministerio-faq').evaluate(async (element) => {
    // A size measured during an animation is not final.
    await Promise.allSettled((element.shadowRoot?.getAnimations() ?? []).map(({ finished }) => finished));
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    const find = (selector: string) => {
      const found = element.shadowRoot?.querySelector(selector);
      if (!found) throw new Error(`nothing is ${selector}`);
      return found;
    };
    const box = (selector: string) => {
      const { right, bottom, width, height } = find(selector).getBoundingClientRect();
      return [innerWidth - right, innerHeight - bottom, width, height].map(Math.round);
    };
    const type = (selector: string) => {
      const { fontSize, lineHeight, letterSpacing, textTransform, fontStyle, color, textAlign, direction } =
        getComputedStyle(find(selector));
      return { fontSize, lineHeight, letterSpacing, textTransform, fontStyle, color, textAlign, direction };
    };
    return {
      button: box('button'),
      panel: box('[part~="faq-widget-panel"]'),
      list: getComputedStyle(find('[part~="faq-widget-list"]')).maxBlockSize,
      ground: getComputedStyle(find('button')).backgroundColor,
      question: type('summary'),
      answer: type('details[open] p'),
      chat: type('a'),
    };
  });
}

async function openFaq(page: Page): Promise<void> {
  await page.getByRole('button', { name: OPEN }).click();
  await page.getByText('¿Dónde está ubicada la iglesia?').click();
  await expect(page.getByText('Tercer anillo Externo', { exact: false })).toBeVisible();
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const hosts: Record<string, (origin: string) => HostPage> = {
  'everything unset': () => ({ head: '<style>* { all: unset !important }</style>' }),
  'loud inherited text': () => ({
    head: '<style>body { font: italic 40px/3 cursive; letter-spacing: 9px; text-transform: uppercase; color: red; text-align: right; cursor: wait; word-spacing: 2em } button, a, p, summary { background: red !important; color: lime !important }</style>',
  }),
  'a root of 8 px': () => ({ head: '<style>html { font-size: 8px }</style>' }),
  'right to left': () => ({ root: 'lang="ar" dir="rtl"' }),
  'a transformed body': () => ({
    head: '<style>body { transform: translate(-300px, -200px) scale(0.5); overflow: hidden; height: 100px }</style>',
  }),
  'covered by something': () => ({
    body: '<div style="position:fixed;inset:0;z-index:2147483647;background:#0f08"></div>',
  }),
  'custom properties of the same names': () => ({
    head: '<style>* { --color-brand: red; --color-text: red; --space-3: 99px; --mja: red; --mjb: red }</style>',
  }),
  'quirks mode': () => ({ doctype: '', body: '<table><tr><td>' }),
  'a strict content policy': (origin) => ({
    headers: {
      'content-security-policy': `default-src 'none'; script-src ${origin}; connect-src ${origin}; img-src data:`,
    },
  }),
  'trusted types': (origin) => ({
    headers: {
      'content-security-policy': `require-trusted-types-for 'script'; trusted-types 'none'; script-src ${origin}`,
    },
  }),
};

for (const [name, host] of Object.entries(hosts)) {
  test(`the FAQ looks and works the same on a page with ${name}`, async ({ page, host: site, server }) => {
    const widget = `<script async src="${server.url}/widgets/faq.js"></script><ministerio-faq></ministerio-faq>`;
    await page.goto(site.publish({ body: widget }));
    await openFaq(page);
    const wanted = await look(page);
    expect(wanted.list).toBe('240px');
    const hostile = host(server.url);
    await page.goto(site.publish({ ...hostile, body: `${hostile.body ?? ''}${widget}` }));
    await openFaq(page);
    expect(await look(page)).toEqual(wanted);
  });
}

test('a page whose policy allows no connection shows no hours, and the way to them', async ({
  page,
  host,
  server,
  complaints,
}) => {
  complaints.expect(/api\/contenido/);
  const policy = `default-src 'none'; script-src ${server.url}; img-src data:`;
  const body = `<script async src="${server.url}/widgets/todo.js"></script>
    <ministerio-faq></ministerio-faq><ministerio-actividades></ministerio-actividades>
    <ministerio-horarios><a href="https://example.org/horarios">Nuestros horarios</a></ministerio-horarios>`;
  await page.goto(host.publish({ body, headers: { 'content-security-policy': policy } }));
  await page.getByRole('button', { name: OPEN }).click();
  for (const [name, link, href] of [
    ['faq', 'Abrir el sitio de la iglesia', server.url],
    ['actividades', 'Abrir el sitio de la iglesia', server.url],
    ['horarios', 'Nuestros horarios', 'https://example.org/horarios'],
  ] as const) {
    const widget = page.locator(`ministerio-${name}`);
    await expect(widget.getByRole('status')).toHaveText(
      /^Sin confirmar: el sitio de la iglesia no respondió/,
    );
    await expect(widget.getByRole('link', { name: link })).toHaveAttribute('href', href);
  }
  await expect(page.getByText(/\d\d:\d\d/)).toHaveCount(0);
});

test('Bootstrap 3 and jQuery neither change it nor are changed', { tag: '@core' }, async ({
  page,
  host,
  server,
}) => {
  const css = host.file('bootstrap.css', { from: 'bootstrap/dist/css/bootstrap.min.css' });
  const jquery = host.file('jquery.js', { from: 'jquery/dist/jquery.min.js' });
  const bootstrap = host.file('bootstrap.js', { from: 'bootstrap/dist/js/bootstrap.min.js' });
  const head = `<link rel="stylesheet" href="${css}"><script src="${jquery}"></script><script src="${bootstrap}"></script>`;
  const own =
    '<button class="btn btn-primary" data-toggle="collapse" data-target="#more">More</button><div id="more" class="collapse">Collapsed</div>';
  const widget = `<script async src="${server.url}/widgets/todo.js"></script><ministerio-faq></ministerio-faq><ministerio-horarios></ministerio-horarios>`;
  await page.goto(host.publish({ body: widget }));
  await openFaq(page);
  const wanted = await look(page);
  await page.goto(host.publish({ head, body: own }));
  const button = page.getByRole('button', { name: 'More' });
  const before = await button.evaluate((element) => getComputedStyle(element).cssText);
  await page.goto(host.publish({ head, body: own + widget }));
  await openFaq(page);
  expect(await look(page)).toEqual(wanted);
  expect(await button.evaluate((element) => getComputedStyle(element).cssText)).toBe(before);
  await button.click();
  await expect(page.getByText('Collapsed')).toBeVisible();
});

for (const version of reactVersions) {
  test(`a page that draws it with its own React ${version} can draw it again`, async ({
    page,
    host,
    server,
  }) => {
    const script = host.file(`react-${version}.js`, { text: await reactHostScript(version) });
    const head = `<script async src="${server.url}/widgets/faq.js"></script>`;
    const body = `<div id="app"></div><button id="again">Again</button><script src="${script}"></script>`;
    await page.goto(host.publish({ head, body }));
    await openFaq(page);
    await page.getByRole('button', { name: 'Again' }).click();
    await expect(page.getByText('drawn 2')).toBeVisible();
    await expect(page.getByText('Tercer anillo Externo', { exact: false })).toBeVisible();
    await expect(page.locator('ministerio-faq')).toHaveAttribute('theme', 'dark');
    const ground = page.locator('ministerio-faq [part~="faq-widget-panel"]');
    await expect(ground).toHaveCSS('background-color', 'rgb(47, 71, 67)');
  });
}

for (const width of [320, 360, 1000]) {
  test(`no widget makes a page of ${width} px wider`, async ({ page, host, server }) => {
    await mockVideos(page, ['Fe', 'Gracia', 'Paz', 'Una prédica con un título muy largo', 'Luz']);
    await page.setViewportSize({ width, height: 2000 });
    const body = widgetNames.map((name) => `<ministerio-${name} members open></ministerio-${name}>`).join('');
    const head = `<style>body { margin: 0 }</style><script async src="${server.url}/widgets/todo.js"></script>`;
    await page.goto(host.publish({ head, body }));
    await expect(page.getByRole('heading', { name: 'Gracia' })).toBeAttached();
    await expect(page.getByRole('heading', { name: 'Semana Santa' })).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
