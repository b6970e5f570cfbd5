import type { Page } from '@playwright/test';
import { type RunningServer, startServer } from '../support/running-server.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, withServer } from '../support/test.ts';

/** The product as somebody sees it who tries it out: sample data, and nothing set. */
const test = withServer({ DEMO: '1' });

const CHAT = /^https:\/\/wa\.me\/447700900123\?text=/;

/** The sample member, as the server prints it at start. */
function sampleMember(server: RunningServer) {
  const [, username = '', codigo = ''] =
    /Miembro de ejemplo: (\S+), número de membresía (\d+)/.exec(server.output()) ?? [];
  return { username, codigo };
}

const topBar = (page: Page) => page.getByRole('complementary', { name: 'Redes sociales y cuenta' });

async function openLiveStreams(page: Page) {
  await page.getByRole('button', { name: 'Abrir las preguntas frecuentes' }).click();
  await page.getByText('¿Transmiten los servicios en vivo?').click();
  return page.getByRole('region', { name: 'Preguntas frecuentes' });
}

test('a first start shows the specified page with sample data, and one button takes all of it away', async ({
  page,
  server,
  complaints,
}) => {
  test.slow();
  // The server asks for the password with a refusal.
  complaints.expect(/403 \(Forbidden\)/);
  await test.step('the top bar leads to the networks', async () => {
    await page.goto('/Inicio', { waitUntil: 'networkidle' });
    for (const [name, href] of [
      ['Facebook', 'https://www.facebook.com/'],
      ['Instagram', 'https://www.instagram.com/'],
    ] as const) {
      const link = topBar(page).getByRole('link', { name });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
    }
    await expect(topBar(page).locator('a[href="https://www.youtube.com/"]')).toBeVisible();
  });

  await test.step('the footer has telephone, chat and mail', async () => {
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await expect(footer.getByRole('link', { name: 'Teléfono de ejemplo', exact: true })).toHaveAttribute(
      'href',
      'tel:+441632960123',
    );
    await expect(footer.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', CHAT);
    await expect(footer.getByRole('link', { name: /contacto@example\.org/ })).toBeVisible();
  });

  await test.step('the FAQ links the channel that it names', async () => {
    const faq = await openLiveStreams(page);
    await expect(faq.getByText(/en nuestro canal de YouTube/)).toBeVisible();
    await expect(faq.getByRole('link', { name: /^Ir al canal/ })).toHaveAttribute(
      'href',
      'https://www.youtube.com/',
    );
    await expect(faq.getByRole('link', { name: /^Chatear con nosotros/ })).toHaveAttribute('href', CHAT);
  });

  await test.step('the sermons say that they are examples, and lead to no church’s channel', async () => {
    const section = page.locator('#predicas');
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByText('Ejemplo, sin video')).toHaveCount(6);
    await expect(section.getByRole('button', { name: /^Reproducir/ })).toHaveCount(0);
    const links = section.getByRole('link', { name: /^Ver en YouTube/ });
    await expect(links).toHaveCount(6);
    await expect(links.first()).toHaveAttribute('href', 'https://www.youtube.com/');
  });

  await test.step('a page that the script goes on to has them too', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ministerios' }).click();
    await expect(page).toHaveURL(/\/ministerios$/);
    await expect(topBar(page).getByRole('link', { name: 'Facebook' })).toBeVisible();
  });

  await test.step('a member’s Soporte opens the chat with a greeting', async () => {
    const { username, codigo } = sampleMember(server);
    await signIn(page, username, codigo);
    const support = page.getByRole('link', { name: /^Soporte/ });
    await expect(support).toHaveAttribute('href', CHAT);
    await expect(support).toHaveAttribute('target', '_blank');
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  });

  await test.step('the panel marks each of them, and still lists it', async () => {
    await signIn(page, server.adminName, server.adminPassword);
    const list = page.getByRole('region', { name: 'Falta configurar' });
    await expect(list.getByRole('listitem').filter({ hasText: 'Datos de ejemplo' })).toHaveCount(6);
    await expect(list.getByRole('listitem')).toHaveCount(7);
  });

  await test.step('the button removes them, in the open tab as well', async () => {
    await page.getByRole('button', { name: 'Quitar los datos de ejemplo' }).click();
    await page.getByRole('button', { name: 'Quitar', exact: true }).click();
    // Numbers that people call change, so the server asks who is there (R47).
    const confirmation = page.getByRole('dialog', { name: 'Escribe tu contraseña otra vez' });
    await confirmation.getByLabel(/^Tu contraseña/).fill(server.adminPassword);
    await confirmation.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByText('Se quitaron los datos de ejemplo.')).toBeVisible();
    const list = page.getByRole('region', { name: 'Falta configurar' });
    await expect(list.getByRole('listitem')).toHaveCount(7);
    await expect(list.getByText('Datos de ejemplo')).toHaveCount(0);
    // Within the application: the document stays the one that was loaded with the sample.
    await page.evaluate(() => {
      history.pushState(null, '', '/dashboard/user');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    const support = page.getByRole('link', { name: 'Soporte' });
    await expect(support).toHaveAttribute('href', '/Contactanos#escribenos');
    await support.click();
    await expect(page).toHaveURL(/\/Contactanos#escribenos$/);
  });

  await test.step('every page is without them', async () => {
    // The documents are rendered anew within seconds (R63).
    await expect(async () => {
      await page.goto('/Inicio', { waitUntil: 'networkidle' });
      expect(await topBar(page).getByRole('link', { name: 'Facebook' }).count()).toBe(0);
    }).toPass();
    const html = await page.content();
    for (const sample of ['1632', '447700', 'example.org', 'facebook.com'])
      expect(html).not.toContain(sample);
    await expect(page.locator('#predicas').getByText('No hay videos disponibles.')).toBeVisible();
    const faq = await openLiveStreams(page);
    await expect(faq.getByText(/^Sí\. En la oficina/)).toBeVisible();
    await expect(faq.getByText(/canal|YouTube/)).toHaveCount(0);
    await expect(faq.getByRole('link', { name: 'Chatear con nosotros' })).toHaveAttribute(
      'href',
      '/Contactanos#escribenos',
    );
  });
});

test('a site with an address of its own never shows the sample contact', async ({ browser }) => {
  const server = await startServer({ DEMO: '1', PUBLIC_URL: 'https://iglesia.example' });
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/Inicio');
  await expect(topBar(page).getByRole('link', { name: 'Facebook' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).not.toContainText('+44');
  await expect(page.locator('#predicas').getByText('Ejemplo, sin video')).toHaveCount(6);
  await context.close();
  await server.stop();
});
