import { devices, type Locator, type Page } from '@playwright/test';
import { createMemberByApi, newPerson } from '../support/api.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** How long a toast was in the page, by the page's clock. */
interface Shown {
  readonly text: string;
  readonly ms: number;
}

/** Makes the page write down when each toast came and went. */
async function watchToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const came = new Map<Element, number>();
    const shown: Shown[] = [];
    Object.assign(window, { shownToasts: shown });
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('[data-sonner-toast]')) {
        if (!came.has(toast)) came.set(toast, Date.now());
      }
      for (const [toast, at] of came) {
        if (toast.isConnected) continue;
        came.delete(toast);
        shown.push({ text: toast.querySelector('[data-title]')?.textContent ?? '', ms: Date.now() - at });
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

const toastOf = (page: Page, text: string) => page.getByRole('region', { name: /^Avisos/ }).getByText(text);

/** Stops the page's clock: a toast then stays until it is looked at. */
async function stopClock(page: Page, inMs = 10_000): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + inMs);
}

/** Runs the paused clock until the text is visible. */
async function untilShown(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(toastOf(page, text)).toBeVisible({ timeout: 1 });
  }).toPass();
}

/** Runs the page's clock until the text is gone. @returns how long it was there, in milliseconds. */
async function lifetimeOf(page: Page, text: string): Promise<number> {
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(toastOf(page, text)).toHaveCount(0, { timeout: 1 });
  }).toPass({ intervals: [1] });
  const all = await page.evaluate(() => (window as unknown as { shownToasts: Shown[] }).shownToasts);
  return all.find((one) => one.text === text)?.ms ?? Number.NaN;
}

/** Every live region that says the text: what a screen reader says, and how. */
function spoken(page: Page, text: string): Promise<(string | null)[]> {
  return page.evaluate((wanted) => {
    const live = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';
    const said = (region: Element) =>
      [...region.querySelectorAll('p, span, [data-title]')].some(
        (part) =>
          part.textContent?.includes(wanted) &&
          !part.closest('[aria-hidden]') &&
          !part.querySelector('[aria-hidden]'),
      );
    return [...document.querySelectorAll(live)]
      .filter((region) => said(region) && !region.querySelector(live))
      .map((region) => region.getAttribute('aria-live') ?? region.getAttribute('role'));
  }, text);
}

const SIGNED_IN = 'Has iniciado sesión correctamente';
const UNKNOWN = 'Número de membresía no válido';
const MARKED = 'Asistencia marcada exitosamente';

test('toasts stand at the top right, are said once and in order, stay their time and wait under the pointer', async ({
  page,
  server,
  complaints,
}) => {
  test.slow();
  complaints.expect(/status of 404/);
  const member = await createMemberByApi(server);
  await page.clock.install();
  await watchToasts(page);
  await signIn(page, server.adminName, server.adminPassword);
  await expect(page).toHaveURL(/\/dashboard$/);

  // Elsewhere than on the attendance screens: five seconds, and a fade of a fifth of one.
  expect(await lifetimeOf(page, SIGNED_IN)).toBeGreaterThanOrEqual(5000);

  const field = page.getByLabel('Número de Membresía');
  const region = page.getByRole('region', { name: /^Avisos/ });
  await stopClock(page);
  await field.fill('no existe');
  await field.press('Enter');
  await untilShown(page, UNKNOWN);
  expect(await spoken(page, UNKNOWN)).toEqual(['polite']);
  await region.getByText(UNKNOWN).hover();
  await field.fill(member.codigo);
  await field.press('Enter');
  await untilShown(page, MARKED);

  // The newest first, each once. The line under the field says the newest; its toast is no second announcement.
  await expect(region.getByRole('listitem')).toHaveText([new RegExp(MARKED), new RegExp(UNKNOWN)]);
  expect(await spoken(page, MARKED)).toEqual(['polite']);
  expect(await spoken(page, UNKNOWN)).toEqual([]);

  const box = await region.getByText(MARKED).boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box?.x).toBeGreaterThan(width / 2);
  expect(box?.y).toBeLessThan(160);

  // Toasts wait while one of them is under the pointer, and go when it leaves.
  await page.clock.runFor(20_000);
  await expect(region.getByRole('listitem')).toHaveCount(2);
  await page.mouse.move(5, 5);
  await lifetimeOf(page, MARKED);
  await expect(region.getByRole('listitem')).toHaveCount(0);

  await field.fill(member.codigo);
  await field.press('Enter');
  const again = 'Este usuario ya marcó asistencia hoy.';
  complaints.expect(/status of 409/);
  await untilShown(page, again);
  const ms = await lifetimeOf(page, again);
  expect(ms).toBeGreaterThanOrEqual(3000);
  expect(ms).toBeLessThan(5000);
});

test('a new ministry is told for three seconds, also where other toasts stay five', async ({
  page,
  server,
}) => {
  await page.clock.install();
  await watchToasts(page);
  await signIn(page, server.adminName, server.adminPassword);
  await page.goto('/dashboard/category');
  await page.getByPlaceholder('Nombre de la categoría').fill(`Evangelismo ${newPerson().codigo}`);
  await stopClock(page);
  await page.getByRole('button', { name: 'Crear Ministerio' }).click();
  const done = '¡Categoría creada exitosamente!';
  await untilShown(page, done);
  const ms = await lifetimeOf(page, done);
  expect(ms).toBeGreaterThanOrEqual(3000);
  expect(ms).toBeLessThan(5000);
});

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];
  test.use({ ...pixel, viewport: { width: 360, height: 740 } });

  const shownToast = (page: Page) => page.getByRole('region', { name: /^Avisos/ }).getByRole('listitem');

  /** Waits until the newest toast covers nothing of an element. @returns the toast's box. */
  async function expectClear(page: Page, kept: Locator) {
    await expect
      .poll(async () => {
        await page.clock.runFor(50);
        const [toast, used] = await Promise.all([shownToast(page).boundingBox(), kept.boundingBox()]);
        if (!toast || !used) return 'not there';
        const isBeside = toast.y + toast.height <= used.y || toast.y >= used.y + used.height;
        return isBeside ? 'clear' : `toast ${toast.y} to ${toast.y + toast.height}, over ${used.y}`;
      })
      .toBe('clear');
    return shownToast(page).boundingBox();
  }

  test('a toast is narrow, at the right, and never over the desk or the field in use', async ({
    page,
    server,
    complaints,
  }) => {
    complaints.expect(/status of 404/);
    await page.clock.install();
    await signIn(page, server.adminName, server.adminPassword);
    const desk = page.getByRole('region', { name: 'Marcar Asistencia' });
    await expect(desk).toBeVisible();
    await stopClock(page, 1000);
    await untilShown(page, SIGNED_IN);
    await expectClear(page, desk);
    await page.clock.resume();

    await page.goto('/dashboard/category');
    await stopClock(page);
    const number = desk.getByLabel('Número de Membresía');
    await number.fill('777');
    await desk.getByRole('button', { name: 'Marcar Asistencia' }).click();
    // The desk grows by its own sentence.
    await untilShown(page, UNKNOWN);
    await expect(desk.getByText('Nadie tiene el 777', { exact: false })).toBeVisible();
    await expectClear(page, desk);
    await page.clock.runFor(6000);
    await expect(shownToast(page)).toHaveCount(0);

    const field = page.getByPlaceholder('Nombre de la categoría');
    await field.fill(`Evangelismo ${newPerson().codigo}`);
    // Where the toast would be.
    await field.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 84));
    await field.press('Enter');
    await untilShown(page, '¡Categoría creada exitosamente!');
    await expect(field).toBeFocused();
    const box = await expectClear(page, field);
    expect(box?.height).toBeLessThanOrEqual(48);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(344);
    expect(box?.width).toBeLessThan(336);
  });

  test('a toast is never over the button that was pressed', async ({ page, server }) => {
    await page.clock.install();
    await signIn(page, server.adminName, server.adminPassword);
    await page.goto('/dashboard/category');
    await page.getByPlaceholder('Nombre de la categoría').fill(`Evangelismo ${newPerson().codigo}`);
    const button = page.getByRole('button', { name: 'Crear Ministerio' });
    // Else the page may be too short.
    await page.setViewportSize({ width: 360, height: 480 });
    await button.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 84));
    expect((await button.boundingBox())?.y).toBeCloseTo(84, 0);
    await stopClock(page);
    await button.click();
    await untilShown(page, '¡Categoría creada exitosamente!');
    await expectClear(page, button);
  });

  test('a toast is never over a member’s head', async ({ page, server }) => {
    const member = await createMemberByApi(server);
    await page.clock.install();
    await signIn(page, member.username, member.codigo);
    const name = page.getByText(member.username);
    await expect(name).toBeVisible();
    await stopClock(page, 1000);
    await untilShown(page, SIGNED_IN);
    await expectClear(page, name);
  });
});
