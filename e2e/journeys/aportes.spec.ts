import type { Page } from '@playwright/test';
import { newPerson, post, signInByApi } from '../support/api.ts';
import type { RunningServer } from '../support/running-server.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const PEOPLE = 60;

/** Members who came today; for what a journey needs but does not show. */
async function fillTheHall(server: RunningServer): Promise<void> {
  const api = `${server.url}/api`;
  const token = await signInByApi(server, server.adminName, server.adminPassword);
  for (let index = 0; index < PEOPLE; index += 1) {
    const person = newPerson();
    await post(`${api}/auth/register`, person, token);
    await post(`${api}/asistencia/marcar-por-membresia`, { codigoMembresia: person.codigo }, token);
  }
}

/** Person of the box that has the focus, if it can be seen: in the window, and under nothing. */
function boxInSight(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const box = document.activeElement;
    const { left, top, width, height } = box?.getBoundingClientRect() ?? new DOMRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return seen === box ? (box?.getAttribute('aria-label') ?? null) : null;
  });
}

for (const width of [1440, 360]) {
  test(`sixty aportes take three keys each and no scrolling at ${width} px`, async ({ page, server }) => {
    test.slow();
    await fillTheHall(server);
    await page.setViewportSize({ width, height: width > 1000 ? 900 : 780 });
    await signIn(page, server.adminName, server.adminPassword);
    await page.goto('/dashboard/asistencia');
    await page.getByLabel('Seleccionar Categoría').selectOption({ label: 'Todos' });
    const boxes = page.getByLabel(/^Aporte de /);
    // A server that both tests share has so many that not every row is in the document.
    await expect(boxes.first()).toBeVisible();
    await boxes.first().click();
    let keys = 0;
    const seen = new Set<string>();
    for (let index = 0; index < PEOPLE; index += 1) {
      const box = await boxInSight(page);
      expect(box, `box ${index + 1} is in sight`).toMatch(/^Aporte de /);
      seen.add(String(box));
      for (const key of ['2', '0', 'Enter']) {
        await page.keyboard.press(key);
        keys += 1;
      }
    }
    expect(keys).toBe(3 * PEOPLE);
    expect(seen.size).toBe(PEOPLE);
    await expect(page.getByText(new RegExp(`^${PEOPLE} de \\d+$`))).toBeVisible();
    await expect(page.locator('[data-part="run"]')).toContainText('Bs 1.200');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}
