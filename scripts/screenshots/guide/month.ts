import type { Page } from 'playwright';
import { open } from '../pages.ts';
import { save } from '../save.ts';

/** Attendance with contributions, a mark that is deleted, who is missed, the messages. */
export async function takeMonth(desk: Page): Promise<void> {
  await open(desk, '/dashboard/asistencia');
  await desk.getByLabel('Seleccionar Categoría').selectOption('Todos');
  const rows = desk.getByRole('table').getByRole('row');
  await rows.nth(1).waitFor();
  const first = rows.nth(1);
  await first.getByRole('textbox').fill('50');
  await first.getByRole('button', { name: /Guardar/ }).click();
  await first.getByText('50', { exact: true }).waitFor();
  await desk.getByRole('button', { name: 'hoy' }).click();
  await desk.getByRole('button', { name: 'Todas las fechas' }).waitFor();
  await desk.waitForFunction(() => document.querySelector('[data-sonner-toast]') === null);
  await save(desk, 'guia/asistencias', { part: desk.getByRole('main'), width: 1100 });

  await rows
    .nth(1)
    .getByRole('button', { name: /Más acciones/ })
    .click();
  await desk.getByRole('menuitem', { name: /Eliminar la asistencia/ }).click();
  await save(desk, 'guia/eliminar-asistencia', { part: desk.getByRole('alertdialog'), width: 760 });
  await desk.getByRole('button', { name: 'Cancelar' }).click();

  await open(desk, '/dashboard');
  const missed = desk.locator('details', { hasText: 'Ausentes tres semanas o más' });
  await missed.locator('summary').click();
  await save(desk, 'guia/ausentes', { part: missed, width: 760 });

  await open(desk, '/dashboard/form');
  await save(desk, 'guia/mensajes', { part: desk.getByRole('main'), width: 1100 });
}
