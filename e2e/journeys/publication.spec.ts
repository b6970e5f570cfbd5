import { seo } from '@ministerio/content';
import type { APIRequestContext, Page } from '@playwright/test';
import { createAdministratorByApi, newPerson, post, signInByApi } from '../support/api.ts';
import type { RunningServer } from '../support/running-server.ts';
import { quietEvening } from '../support/server-clock.ts';
import { signIn } from '../support/sign-in.ts';
import { serverFixture } from '../support/test.ts';
import { test as base, expect } from '../support/widget-host.ts';

/** A server of its own: other journeys read the content of the one that they share. */
const test = base.extend<object, { readonly server: RunningServer }>({
  server: serverFixture(quietEvening().environment),
});

const pages = Object.values(seo).map(({ path }) => path);

/** A preview is the page in a frame that runs no script. */
const previewed = /^Blocked script execution in 'about:srcdoc'/;

/** Words of a document as it was published for visitors. */
const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

/** Opens the form of a document. */
async function open(page: Page, document: string): Promise<void> {
  await page.goto(`/dashboard/sitio/${document}`);
  await expect(page.getByRole('button', { name: 'Publicar' }).first()).toBeVisible();
}

/** A field of the question that is open. */
const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name });

/** Publishes the open form, with the password where it is asked for. */
async function publish(page: Page, password?: string): Promise<void> {
  await page.getByRole('button', { name: 'Publicar' }).first().click();
  if (password !== undefined) {
    const dialog = page.getByRole('dialog', { name: 'Escribe tu contraseña otra vez' });
    await dialog.getByLabel(/^Tu contraseña/).fill(password);
    await dialog.getByRole('button', { name: 'Confirmar' }).click();
  }
  await expect(page.getByText(/^Publicado a las/)).toBeVisible();
}

/** Whether some words are on each of the pages, as their HTML comes. */
const pagesWith = async (request: APIRequestContext, words: string | RegExp) => {
  const texts = await Promise.all(pages.map((path) => textOf(request, path)));
  return pages.filter((_path, index) => texts[index]?.match(words));
};

test('what an administrator publishes is everywhere at once, and undone as it was', { tag: '@core' }, async ({
  page,
  request,
  server,
  host,
  browser,
  complaints,
}) => {
  complaints.expect(previewed);
  // The password is asked for.
  complaints.expect(/403/);
  await signIn(page, server.adminName, server.adminPassword);

  await test.step('a WhatsApp number: footer, chat, Soporte', async () => {
    await open(page, 'datos');
    await page.getByLabel('WhatsApp').fill('+591 711 22334');
    await publish(page, server.adminPassword);
    expect(await pagesWith(request, 'wa.me/59171122334')).toEqual(pages);
    const visitor = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
    const still = await visitor.newPage();
    await still.goto('/Contactanos');
    const footer = still.getByRole('contentinfo');
    await expect(footer.locator('a[href*="wa.me/59171122334"]')).toBeVisible();
    await visitor.close();
    const member = newPerson();
    const token = await signInByApi(server, server.adminName, server.adminPassword);
    await post(`${server.url}/api/auth/register`, member, token);
    const own = await browser.newContext({ baseURL: server.url });
    const panel = await own.newPage();
    await signIn(panel, member.username, member.password);
    await expect(panel.getByRole('link', { name: /^Soporte/ }).first()).toHaveAttribute(
      'href',
      /wa\.me\/59171122334/,
    );
    await own.close();
  });

  await test.step('an hour, and a Saturday without meeting: pages, FAQ, calendars, structured data', async () => {
    await open(page, 'horarios');
    await page.getByRole('button', { name: /^Primer servicio/ }).click();
    await page.getByLabel('Empieza').first().fill('07:05');
    await page.getByRole('button', { name: 'Suspender o mover una reunión' }).click();
    await page.getByLabel('¿Qué reunión?').selectOption('jovenes');
    await page.getByRole('radio', { name: /^sáb/ }).first().check();
    await page.getByRole('radio', { name: 'No hay reunión' }).check();
    await page.getByLabel('Motivo').fill('Bloqueo de caminos');
    await publish(page);
    // The answer about the services' hours.
    expect(await pagesWith(request, '07:05 a 08:30')).toEqual(pages);
    const home = await textOf(request, '/Inicio');
    expect(home).toContain('"opens":"07:05"');
    expect(home).toMatch(/"exceptDate":\["\d{4}-\d\d-\d\d"\]/);
    expect(await textOf(request, seo.meetings.path)).toMatch(
      /El sábado \d\d-\d\d no hay\.<\/strong> Bloqueo de caminos/,
    );
    expect(await textOf(request, '/calendario/reunion/jovenes.ics')).toMatch(/^EXDATE/m);
    expect(await textOf(request, '/embed/horarios')).toContain('Primer servicio: domingo, 07:05 – 08:30');
  });

  await test.step('widgets and frames on another site', async () => {
    const body = `<script async src="${server.url}/widgets/horarios.js"></script><ministerio-horarios></ministerio-horarios>
      <iframe src="${server.url}/embed/horarios" width="600" height="900" sandbox="allow-scripts"></iframe>`;
    const visitor = await page.context().newPage();
    await visitor.goto(host.publish({ body }));
    for (const place of [visitor, visitor.frameLocator('iframe')]) {
      const entry = (name: string) => place.getByRole('listitem').filter({ hasText: name });
      await expect(entry('Red de Jovenes')).toContainText(/El sábado \d\d-\d\d no hay\. Bloqueo de caminos/);
      await expect(entry('Primer servicio')).toContainText('07:05');
    }
    await visitor.close();
  });

  await test.step('a question; undone, pages and content are as before, with their ETags', async () => {
    const stateOf = async () => {
      const answers = await Promise.all([...pages, '/api/contenido'].map((path) => request.get(path)));
      const bodies = await Promise.all(answers.map((answer) => answer.text()));
      const content = JSON.parse(bodies.pop() ?? '') as Record<string, { readonly valor: unknown }>;
      return {
        bodies,
        etags: answers.map((answer) => answer.headers().etag),
        // Their versions go on.
        values: Object.values(content).map(({ valor }) => valor),
      };
    };
    const before = await stateOf();
    await open(page, 'preguntas');
    await page.getByRole('button', { name: /^¿/ }).first().click();
    await field(page, /^Pregunta/).fill('¿A qué hora son los servicios?');
    await publish(page);
    expect(await pagesWith(request, '¿A qué hora son los servicios?')).toEqual(pages);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByText('Deshecho. Se ve otra vez lo de antes.')).toBeVisible();
    expect(await stateOf()).toEqual(before);
  });
});

test('of two administrators who change the same, the second is told and loses nothing', async ({
  page,
  request,
  server,
  browser,
  complaints,
}) => {
  complaints.expect(previewed);
  complaints.expect(/409/);
  const luis = newPerson({ username: 'luis', nombre: 'Luis', password: 'una clave de Luis' });
  await createAdministratorByApi(server, luis);
  const other = await browser.newContext({ baseURL: server.url });
  const theirs = await other.newPage();
  await signIn(page, server.adminName, server.adminPassword);
  await signIn(theirs, luis.username, luis.password);
  for (const form of [page, theirs]) {
    await open(form, 'preguntas');
    await form.getByRole('button', { name: /^¿/ }).nth(1).click();
  }
  await field(theirs, /^Respuesta/).fill('Al lado del mercado');
  await field(page, /^Respuesta/).fill('Frente a la plaza');
  await publish(theirs);

  await page.getByRole('button', { name: 'Publicar' }).first().click();
  await expect(page.getByText(/^luis publicó Preguntas mientras tanto/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Al lado del mercado' })).toBeVisible();
  await expect(field(page, /^Respuesta/)).toHaveValue('Frente a la plaza');
  expect(await textOf(request, '/Inicio')).toContain('Al lado del mercado');
  await page.getByRole('button', { name: 'Seguir con lo mío' }).click();
  await publish(page);
  expect(await pagesWith(request, 'Frente a la plaza')).toEqual(pages);
  await other.close();
});
