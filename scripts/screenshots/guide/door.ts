import type { Page } from 'playwright';
import { open } from '../pages.ts';
import { save } from '../save.ts';

/** Pictures of a volunteer's phone once its camera has read a code of the panel. */
export async function takeEnrolment(page: Page): Promise<void> {
  await open(page, '/puerta#codigo=K7M2X9QA');
  await page.getByLabel('Nombre de este teléfono').fill('Mesa 1');
  await save(page, 'guia/inscribir-telefono', { width: 480 });
}

/** The door on a phone: marks, no signal, somebody new. */
export async function takeDoor(page: Page, numbers: readonly string[]): Promise<void> {
  await open(page, '/dashboard/puerta/abrir');
  const door = page.getByRole('dialog');
  await door.getByRole('button', { name: 'Mostrar el teclado' }).click();
  const field = door.getByLabel('Número de Membresía');
  const mark = async (number: string, answer: string) => {
    await field.fill(number);
    await field.press('Enter');
    await door.getByRole('status').filter({ hasText: answer }).waitFor();
  };
  const [first = '', second = '', third = ''] = numbers;
  for (const number of [first, second]) await mark(number, 'Asistencia marcada');
  await door.getByRole('heading', { name: /^2\b/ }).waitFor();
  await save(page, 'guia/puerta', { width: 480 });

  await page.context().setOffline(true);
  await mark(third, 'por enviar');
  await door.getByText('Sigue marcando', { exact: false }).waitFor();
  await save(page, 'guia/puerta-sin-senal', { width: 480 });
  await page.context().setOffline(false);

  await door.getByRole('button', { name: 'Soy nuevo' }).click();
  await door.getByLabel('Nombre').fill('Kevin');
  await door.getByLabel('Apellido').fill('M');
  await door.getByRole('radio', { name: 'Sí' }).check();
  await save(page, 'guia/soy-nuevo', { width: 480 });
  await door.getByRole('button', { name: 'Volver' }).click();
  await door.getByText('En línea').waitFor();
  await door.getByRole('button', { name: 'Cerrar la puerta' }).click();
}
