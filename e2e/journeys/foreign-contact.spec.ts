import { type LiteralBackend, startLiteralBackend } from '../literal-backend/literal-backend.ts';
import { startServer } from '../support/running-server.ts';
import { sendLogin } from '../support/sign-in.ts';
import { test as base, expect } from '../support/test.ts';

/** In front of a backend that receives no messages: nothing may lead to the contact form. */
const test = base.extend<object, { readonly backend: LiteralBackend }>({
  backend: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
    async ({}, use) => {
      const backend = await startLiteralBackend();
      await use(backend);
      await backend.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ backend }, use) => {
      const server = await startServer({ API_URL: backend.url });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

test('no page offers the form whose messages nobody would receive', async ({ page }) => {
  for (const path of ['/Inicio', '/Contactanos', '/ministerios', '/noticias']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('contentinfo')).toContainText('Ubicación');
    // Nothing of it is known, so no heading stands above nothing.
    await expect(page.getByRole('contentinfo')).not.toContainText('Contacto');
    await expect(page.locator('a[href*="escribenos"]')).toHaveCount(0);
  }
  await page.goto('/Contactanos', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Horarios de atención', level: 2 }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enviar mensaje' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Abrir las preguntas frecuentes' }).click();
  await expect(page.getByRole('heading', { name: 'Chat de Preguntas Frecuentes' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Chatear con nosotros' })).toHaveCount(0);
});

test('the privacy page promises nothing for a backend that is not ours', async ({ page }) => {
  await page.goto('/privacidad');
  await expect(page.getByRole('heading', { name: 'Si solo visitas la página' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/90 días|24 meses|se guarda cifrada/);
});

test('so does the page about minors, which says whom to call all the same', async ({ page }) => {
  await page.goto('/proteccion-de-menores');
  const main = page.getByRole('main');
  await expect(main).not.toContainText(/30 días|seis meses|parentesco/);
  await expect(main.getByRole('heading', { name: 'A quién llamar en la iglesia' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'mira cómo llegar' })).toHaveAttribute(
    'href',
    '/Contactanos#ubicacion',
  );
});

test('no Soporte in the member’s bar leads to a place without chat or form, and no door to a page without one', async ({
  page,
  complaints,
}) => {
  // Calls of ours that are not there, which the browser reports as lines of its console.
  complaints.expect(/status of (403|404)/);
  await page.goto('/auth/login');
  await sendLogin(page, 'directora', 'una clave de ella');
  await expect(page).toHaveURL(/\/dashboard$/);
  const screens = page.getByRole('navigation', { name: 'Pantallas del panel' });
  await expect(screens.getByRole('link', { name: 'Marcar Asistencia' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Abrir la puerta' })).toHaveCount(0);
  await page.goto('/dashboard/user');
  await expect(page.getByRole('link', { name: 'Ver Asistencia' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Soporte' })).toHaveCount(0);
});
