import { isDressed, untilKept } from '../support/kept-copies.ts';
import { expect, test } from '../support/test.ts';

// It may wait so long for the worker.
test.slow();

test('after one visit the public pages open without network, and nothing private is ever kept', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|No se pudieron cargar las prédicas/);
  await page.goto('/Inicio');
  await untilKept(page);
  await page.goto('/auth/login');
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await context.setOffline(true);

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isDressed(page)).toBe(true);
  await page.goto('/RED_JOVEN#reunion');
  await expect(page.locator('#reunion')).toContainText('06:30');
  await page.goto('/Contactanos?enviado=1');
  await expect(page.getByRole('main')).toContainText('Tercer anillo Externo');
  // From page to page, with the script that was kept too.
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Estudios' }).click();
  await expect(page).toHaveURL(/\/noticias$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Estudios' })).toBeVisible();

  await page.goto('/todavia-no');
  await expect(page.getByRole('heading', { level: 1, name: 'Sin conexión' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('06:30');
  expect(await isDressed(page)).toBe(true);
  await page.getByRole('main').getByRole('link', { name: 'Ministerios' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ministerios' })).toBeVisible();

  await expect(page.goto('/auth/login')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(false);
  await page.goto('/privacidad');
  const kept = await page.evaluate(async () => {
    const names = await window.caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await window.caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/ministerios');
  expect(kept.filter((path) => /^\/(api|auth|dashboard|embed|widgets|oembed)/i.test(path))).toEqual([]);
});
