import type { Page } from 'playwright';
import { church } from '../../../packages/content/src/index.ts';
import { churchClock } from '../../../packages/contract/src/domain/index.ts';
import { open } from '../pages.ts';
import { save } from '../save.ts';
import { takeDoor } from './door.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Numbers of the last people of the list, whom the sample data does not mark today. */
async function someNumbers(page: Page): Promise<readonly string[]> {
  await open(page, '/dashboard/listUsers');
  const cells = page.getByText(/^\d{8}$/);
  await cells.first().waitFor();
  return (await cells.allInnerTexts()).slice(-7);
}

/** The messages in the corner have gone, which lie on the card on a phone. */
async function quiet(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-sonner-toast]') === null);
}

/** The door and the desk on a phone: marks, no signal, somebody new, a paper list. */
export async function takeSaturday(page: Page): Promise<void> {
  const [first = '', second = '', third = '', fourth = '', ...others] = await someNumbers(page);
  await takeDoor(page, others);
  await open(page, '/dashboard/asistenciamembresia');
  const desk = page.locator('[data-component="AttendanceByNumber"]');
  const field = desk.getByLabel('Número de Membresía');
  const mark = async (number: string) => {
    await field.fill(number);
    await field.press('Enter');
    await page.waitForFunction(
      (before) => (document.activeElement as HTMLInputElement | null)?.value !== before,
      number,
    );
  };
  for (const number of [first, second]) await mark(number);
  await quiet(page);
  await save(page, 'guia/marcar', { part: desk, width: 600 });

  await page.context().setOffline(true);
  await field.fill(third);
  await field.press('Enter');
  await desk.getByText('No hay conexión', { exact: false }).waitFor();
  await quiet(page);
  await save(page, 'guia/sin-conexion', { part: desk, width: 600 });
  await page.context().setOffline(false);
  await mark(third);

  await desk.getByRole('button', { name: 'Otra fecha' }).click();
  await desk.getByLabel('Fecha de la lista').fill(churchClock(Date.now() - WEEK_MS, church.timeZone).date);
  // A person with a mark of that day would be refused.
  await field.fill(fourth);
  await quiet(page);
  await save(page, 'guia/otra-fecha', { part: desk, width: 600 });
}
