import { CAMERA, crowdedPhoto, phonePhoto } from '../support/phone-photo.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, withServer } from '../support/test.ts';
import { expectWordsReadable } from '../support/text-contrast.ts';

/** A server of its own: what it publishes is on every page. */
const test = withServer();

test.use({ viewport: { width: 360, height: 740 } });

test('a photo from a phone is on the page without its place, and is gone once it is withdrawn', async ({
  page,
  server,
  browser,
  complaints,
}) => {
  const alt = 'Los jóvenes cantan bajo las luces';
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const visitor = await context.newPage();
  const photo = visitor.locator('#bienvenida').getByRole('img', { name: alt });
  const publish = page.getByRole('button', { name: 'Publicar' });
  let address = '';

  await test.step('an administrator sends it, and says what is seen and that there is a permission', async () => {
    await signIn(page, server.adminName, server.adminPassword);
    await page.goto('/dashboard/sitio');
    await page.getByRole('link', { name: /^Fotos/ }).click();
    await page.getByRole('button', { name: /^Bienvenida/ }).click();
    const sent = await phonePhoto(page);
    expect(sent.includes(CAMERA)).toBe(true);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: sent });
    await page.getByLabel('¿Qué se ve?').fill(alt);
    await expect(publish).toHaveAccessibleDescription(/Bienvenida: Falta el permiso de quienes se ven/);
    await expect(publish).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('checkbox', { name: 'Tenemos permiso de quienes se ven' }).check();
    await publish.click();
    await expect(page.getByText(/^Publicado a las/)).toBeVisible();
  });

  await test.step('a visitor without script sees it turned, in its place', async () => {
    await expect(async () => {
      await visitor.goto('/Inicio');
      await expect(photo).toBeVisible({ timeout: 500 });
    }).toPass();
    await photo.scrollIntoViewIfNeeded();
    const shown = () =>
      photo.evaluate((image: HTMLImageElement) => ({
        // A high screenshot that lies on its side.
        isTurned: image.naturalWidth > image.naturalHeight,
        isRoomKept: image.hasAttribute('width') && image.hasAttribute('height'),
        address: image.currentSrc,
      }));
    await expect.poll(shown).toEqual({
      isTurned: true,
      isRoomKept: true,
      address: expect.stringMatching(/\.avif$/),
    });
    ({ address } = await shown());
    const described = await visitor.locator('script[type="application/ld+json"]').first().textContent();
    expect(JSON.parse(described ?? '')).toMatchObject({ image: expect.stringMatching(/-1200\.webp$/) });
  });

  await test.step('no file says with what or where it was taken', async () => {
    for (const file of [address, address.replace(/-\d+\.avif$/, '-1200.webp')]) {
      const answer = await fetch(file);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=86400']);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect([bytes.includes(CAMERA), bytes.includes('Exif')]).toEqual([false, false]);
    }
  });

  await test.step('withdrawn, it is nowhere', async () => {
    complaints.expect(/404/);
    await page.getByRole('button', { name: /^Bienvenida/ }).click();
    await page.getByRole('button', { name: 'Quitar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar' }).click();
    await expect(page.getByText('Sin foto se ve el vitral dibujado.')).toBeVisible();
    await expect(page.getByText('No hay cambios sin publicar.')).toBeVisible();
    expect((await fetch(address)).status).toBe(404);
    await expect(async () => {
      await visitor.goto('/Inicio');
      await expect(photo).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await expect(visitor.locator('#bienvenida')).toBeVisible();
  });
  await context.close();
});

test('the first screen takes a photograph in five taps, light on a phone; without it the drawing is back', async ({
  page,
  server,
  browser,
  complaints,
}) => {
  // Six looks at a page of pictures, and encoding: a machine that other work holds takes longer than a minute.
  test.setTimeout(300_000);
  const alt = 'Todos en el patio de la iglesia';
  const visitors = { baseURL: server.url, viewport: { width: 360, height: 740 }, deviceScaleFactor: 3 };
  const visitor = await (await browser.newContext(visitors)).newPage();
  const hero = visitor.locator('[data-component="Hero"]');
  const photo = hero.getByRole('img', { name: alt });

  await test.step('five taps and what is seen', async () => {
    await signIn(page, server.adminName, server.adminPassword);
    await page.goto('/dashboard/sitio/fotos');
    const buffer = await crowdedPhoto(page);
    await page.getByRole('button', { name: /^Portada/ }).click();
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Elegir o tomar una foto' }).click();
    await (await choosing).setFiles({ name: 'patio.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByLabel('¿Qué se ve?').click();
    await page.keyboard.type(alt);
    await page.getByRole('checkbox', { name: 'Tenemos permiso de quienes se ven' }).click();
    await page.getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByText(/^Publicado a las/)).toBeVisible();
  });

  await test.step('a phone gets it first, in at most 90 KB, and its words can be read', async () => {
    await expect(async () => {
      await visitor.goto('/Inicio');
      await expect(photo).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(photo).toHaveAttribute('fetchpriority', 'high');
    await expect(photo).toHaveAttribute('loading', 'eager');
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const address = await photo.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(address).toMatch(/-800\.avif$/);
    const bytes = (await (await fetch(address)).arrayBuffer()).byteLength;
    expect(bytes).toBeLessThanOrEqual(90_000);
    const reader = await (await browser.newContext({ baseURL: server.url })).newPage();
    await expectWordsReadable(reader, async () => {
      await reader.goto('/Inicio');
      await expect(reader.getByRole('img', { name: alt })).toBeVisible();
    });
    await reader.context().close();
  });

  await test.step('withdrawn, the cross of the window is back', async () => {
    complaints.expect(/404/);
    await page.getByRole('button', { name: /^Portada/ }).click();
    await page.getByRole('button', { name: 'Quitar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar' }).click();
    await expect(page.getByText('Sin foto se ve el vitral dibujado.')).toBeVisible();
    await expect(async () => {
      await visitor.goto('/Inicio');
      await expect(photo).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await expect(hero.locator('svg[viewBox="0 0 100 180"]')).toBeAttached();
  });
  await visitor.context().close();
});
