import { createHash } from 'node:crypto';
import { findViolations } from '../support/axe.ts';
import { expect, mockVideos, test } from '../support/widget-host.ts';

test('what one configures is seen at once, and its lines work when pasted elsewhere', async ({
  page,
  host,
  server,
}) => {
  await mockVideos(page, ['Fe', 'Gracia', 'Paz']);
  await page.goto('/widgets/');
  const section = page.getByRole('region', { name: 'Configurar: Prédicas' });
  await section.scrollIntoViewIfNeeded();
  const preview = section.locator('ministerio-predicas');
  await expect(preview.getByRole('heading')).toHaveText(['Fe', 'Gracia', 'Paz']);
  await section.getByLabel('Cuántas').fill('2');
  await section.getByLabel('Tema').selectOption({ label: 'Oscuro' });
  await expect(preview.getByRole('heading')).toHaveText(['Fe', 'Gracia']);
  const lines = await section.locator('[data-snippet="element"]').textContent();
  expect(lines).toBe(
    `<script async src="http://localhost:${new URL(server.url).port}/widgets/predicas.js"></script>\n<ministerio-predicas theme="dark" limit="2"></ministerio-predicas>`,
  );
  await expect(section.locator('[data-snippet="frame"]')).toContainText(
    '/embed/predicas?theme=dark&amp;limit=2',
  );
  await page.goto(host.publish({ body: lines ?? '' }));
  await expect(page.locator('ministerio-predicas').getByRole('heading')).toHaveText(['Fe', 'Gracia']);
});

test('opening the FAQ by its button shows in the lines; going back to the start clears them', async ({
  page,
}) => {
  await page.goto('/widgets/');
  const section = page.getByRole('region', { name: 'Configurar: Preguntas frecuentes' });
  const lines = section.locator('[data-snippet="element"]');
  await section.locator('ministerio-faq').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Abrir las preguntas frecuentes' }).click();
  await expect(lines).toContainText('<ministerio-faq open>');
  await section.getByLabel('Lugar').selectOption({ label: 'Abajo a la izquierda' });
  await expect(lines).toContainText('<ministerio-faq position="start" open>');
  await section.getByRole('button', { name: 'Volver al principio' }).click();
  await expect(lines).toContainText('<ministerio-faq>');
  await expect(page.getByText('Chat de Preguntas Frecuentes')).toHaveCount(0);
});

test('the page can be used by everyone', async ({ page }) => {
  await mockVideos(page, ['Fe']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/widgets/');
  const button = page.getByRole('button', { name: 'Abrir las preguntas frecuentes' });
  await page.locator('ministerio-faq').scrollIntoViewIfNeeded();
  await expect(button).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // The button lies on no form.
  await page.getByLabel('Abierto').scrollIntoViewIfNeeded();
  const { y: top = 0, height = 0 } = (await page.locator('form[data-widget="faq"]').boundingBox()) ?? {};
  expect((await button.boundingBox())?.y).toBeGreaterThan(top + height);
});

test('the manifest tells the truth, and a browser accepts its hashes', async ({
  page,
  request,
  host,
  server,
}) => {
  const manifest = await (await request.get('/widgets/manifest.json')).json();
  const { path, integrity, bytes } = manifest.files['faq.js'];
  const body = await (await request.get(path)).body();
  expect(bytes).toBe(body.length);
  expect(integrity).toBe(`sha384-${createHash('sha384').update(body).digest('base64')}`);
  const head = `<script async src="${server.url}${path}" integrity="${integrity}" crossorigin></script>`;
  await page.goto(host.publish({ head, body: '<ministerio-faq></ministerio-faq>' }));
  await expect(page.getByRole('button', { name: 'Abrir las preguntas frecuentes' })).toBeVisible();
});
