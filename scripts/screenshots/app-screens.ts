import type { Browser } from 'playwright';
import type { RunningServer } from '../../e2e/support/running-server.ts';
import { church } from '../../packages/content/src/index.ts';
import { serveFolder, servePage } from './little-server.ts';
import { desk, newPage, open, phone, signedIn } from './pages.ts';
import { save } from './save.ts';

/** Content that follows the first paint has come by then. */
const SETTLE_MS = 1000;

/** Some sixty metres from the church's door. */
const nearby = {
  latitude: church.point.latitude + 0.0004,
  longitude: church.point.longitude + 0.0004,
};

/** Pictures of a visitor's first screen, the panel, the member's phone, a widget on a foreign page, and Storybook. */
export async function takeAppScreens(browser: Browser, server: RunningServer): Promise<void> {
  const administrator = { username: server.adminName, password: server.adminPassword };
  const [, username = '', password = ''] =
    /Miembro de ejemplo: (\S+), número de membresía (\S+)/.exec(server.output()) ?? [];

  for (const [name, options, width] of [
    ['portada', desk, 960],
    ['portada-telefono', phone, 540],
  ] as const) {
    const visitor = await newPage(browser, { baseURL: server.url, ...options });
    await open(visitor, '/Inicio');
    await visitor.waitForTimeout(SETTLE_MS);
    await save(visitor, name, { width });
    await visitor.context().close();
  }

  const onPhone = await signedIn(browser, server.url, administrator, phone);
  await open(onPhone, '/dashboard');
  await save(onPhone, 'panel-telefono', { width: 540 });
  await onPhone.context().close();

  const atDesk = await signedIn(browser, server.url, administrator, desk);
  await open(atDesk, '/dashboard');
  await save(atDesk, 'panel', { width: 960 });
  await open(atDesk, '/dashboard/asistencia');
  await atDesk.getByLabel('Seleccionar Categoría').selectOption('Red de Jovenes');
  await atDesk.getByRole('table').waitFor();
  await save(atDesk, 'panel-asistencias', { width: 960 });
  await atDesk.context().close();

  const member = await signedIn(
    browser,
    server.url,
    { username, password },
    { ...phone, geolocation: { ...nearby, accuracy: 20 }, permissions: ['geolocation'] },
  );
  await open(member, '/dashboard/user/profile');
  await save(member, 'miembro-telefono', { width: 540 });
  await member.context().close();

  await takeWidget(browser, server.url);
  await takeStorybook(browser);
}

/** The activities and the FAQ on the page of another church, with its own styles. */
async function takeWidget(browser: Browser, url: string): Promise<void> {
  const host = await servePage(
    `<!doctype html><html lang="es"><meta charset="utf-8"><title>Otra iglesia</title>
<body style="margin:0;font-family:Georgia,serif;background:#f4f1ff;color:#2b2140">
<header style="background:#4b3a86;color:#fff;padding:28px 48px;font-size:28px">Iglesia Vida Nueva</header>
<main style="padding:24px 48px"><h1>Actividades de nuestros jóvenes</h1>
<ministerio-actividades api="${url}"></ministerio-actividades></main>
<ministerio-faq api="${url}"></ministerio-faq>
<script type="module" src="${url}/widgets/todo.js"></script></body></html>`,
  );
  const page = await newPage(browser, desk);
  await page.goto(host.url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
  await save(page, 'widget-en-otra-pagina', { width: 960 });
  await page.context().close();
  host.stop();
}

async function takeStorybook(browser: Browser): Promise<void> {
  const storybook = await serveFolder('storybook-static');
  if (!storybook) {
    console.log('storybook  left out: run `npm run build:storybook` first');
    return;
  }
  // Its stories are answered by a worker.
  const page = await newPage(browser, { ...desk, serviceWorkers: 'allow' });
  await page.goto(`${storybook.url}/?path=/story/composed-public-activities-carousel--default`, {
    waitUntil: 'networkidle',
  });
  const story = page.frameLocator('#storybook-preview-iframe');
  await story.locator('[data-component="ActivitiesCarousel"]').waitFor();
  await save(page, 'storybook', { width: 960 });
  await page.context().close();
  storybook.stop();
}
