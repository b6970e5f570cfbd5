import { serveReleases, thisRelease } from '../support/releases.ts';
import { expect, withSite } from '../support/test.ts';
import { translatePage } from '../support/translate-page.ts';

/** Saturday 21 November 2026, rendered when the youth meeting began; 19:54 in Santa Cruz. */
const BEGAN = { date: '2026-11-21', time: '19:00:00', weekday: 6 };
const NOW = new Date('2026-11-21T23:54:00Z');
/** When it is over; 21:01. */
const AFTER = new Date('2026-11-22T01:01:00Z');
const BEFORE = { ...BEGAN, time: '18:59:00' };

const test = withSite(() => serveReleases(thisRelease(BEGAN)));

test('on a Saturday evening the first view says that people are there, until when, and the way', async ({
  page,
}) => {
  await page.clock.setFixedTime(NOW);
  await page.goto('/Inicio');
  const hero = page.locator('[data-component="Hero"]');
  await expect(hero).toContainText('Estamos reunidos, hasta las 21:00');
  await expect(hero).toContainText('Ahora: Red de Jovenes');
  await expect(hero.getByText('Son las 19:54')).toBeVisible();
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Bienvenidos a casa');
  await expect(page.getByText(/Ahora: /)).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^Abrir la ruta/ })).toHaveAttribute(
    'href',
    /destination=-17\.8132,-63\.1804/,
  );
  await hero.getByRole('link', { name: 'Cómo llegar' }).click();
  await expect(page).toHaveURL(/\/Contactanos$/);
  // Elsewhere the bar says it.
  await expect(page.getByText('Ahora: Red de Jovenes, hasta las 21:00')).toBeVisible();
});

for (const path of ['/Inicio', '/ministerios'])
  test(`${path} says once what is on, and once what comes next when nothing is`, async ({ page }) => {
    const seen = (words: RegExp) => page.getByText(words).filter({ visible: true });
    await page.clock.setFixedTime(NOW);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(seen(/Ahora: Red de Jovenes/)).toHaveCount(1);
    await expect(seen(/Próxima reunión/)).toHaveCount(0);
    await page.clock.setFixedTime(AFTER);
    await page.reload({ waitUntil: 'networkidle' });
    await expect(seen(/Próxima reunión: Primer servicio/)).toHaveCount(1);
    await expect(seen(/Próxima reunión/)).toHaveCount(1);
    await expect(seen(/Ahora: /)).toHaveCount(0);
  });

test("on a phone's first screen stands when the site's own ministry meets, before all others", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.setFixedTime(AFTER);
  await page.goto('/Inicio');
  const hero = page.locator('[data-component="Hero"]');
  const own = hero.getByRole('link', { name: 'Red de Jovenes: sábado próximo 19:00, Tercer anillo Externo' });
  const next = hero.getByRole('link', { name: 'Próxima reunión: Primer servicio, mañana 06:30' });
  for (const line of [own, next]) await expect(line).toBeInViewport({ ratio: 1 });
  expect((await own.boundingBox())?.y).toBeLessThan((await next.boundingBox())?.y ?? 0);
  await own.click();
  await expect(page).toHaveURL(/\/ministerios#jovenes$/);
});

test('at nine the open page says what comes next', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-22T00:50:00Z') });
  await page.goto('/Inicio');
  await expect(page.getByText('Estamos reunidos')).toBeVisible();
  await page.clock.runFor(11 * 60_000);
  await expect(page.getByText('Estamos reunidos')).toHaveCount(0);
  await expect(page.getByText('Próxima reunión: Primer servicio, mañana 06:30')).toBeVisible();
});

test('what is said goes on being true where the browser translates the page', async ({
  page,
  complaints,
}) => {
  // An island that comes later finds other words than the server's, and is drawn anew.
  complaints.expect(/React error #418/);
  await page.clock.install({ time: new Date('2026-11-22T00:50:00Z') });
  await page.goto('/Inicio', { waitUntil: 'networkidle' });
  await page.evaluate(translatePage);
  const hero = page.locator('[data-component="Hero"]');
  await expect(hero.getByText('Son las 20:50*')).toBeVisible();
  await page.clock.runFor(2 * 60_000);
  await expect(hero.getByText('Son las 20:52*')).toBeVisible();

  await page.goto('/ministerios', { waitUntil: 'networkidle' });
  await page.evaluate(translatePage);
  const bar = page.locator('[data-component="TopBar"]');
  await expect(bar.getByText('Red de Jovenes*')).toBeVisible();
  await page.clock.runFor(11 * 60_000);
  await expect(bar).toContainText('Próxima reunión: *Primer servicio, mañana 06:30');
});

test('an island whose elements were taken away by another script is drawn anew', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-22T00:50:00Z') });
  await page.goto('/Inicio', { waitUntil: 'networkidle' });
  const time = page.locator('[data-component="MeetingNow"] strong').filter({ hasText: 'Son las 20:50' });
  await time.evaluate((element) => element.remove());
  await page.clock.runFor(2 * 60_000);
  await expect(page.getByText('Son las 20:52')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the hours are true until the end, and no time is claimed', async ({ page, site }) => {
    await page.goto('/Inicio');
    await expect(page.getByText('Estamos reunidos, hasta las 21:00')).toBeVisible();
    await expect(page.getByText('Son las')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Abrir la ruta/ })).toBeVisible();
    site.publish(thisRelease(BEFORE));
    await page.reload();
    await expect(page.getByText('Ahora: Red de Adolescentes')).toBeVisible();
  });
});
