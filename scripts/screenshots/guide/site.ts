import type { Page } from 'playwright';
import { open } from '../pages.ts';
import { save } from '../save.ts';

/** The documents of 'Sitio', the church's place, and a Saturday without a meeting. */
export async function takeSite(desk: Page): Promise<void> {
  await open(desk, '/dashboard/sitio');
  await save(desk, 'guia/sitio', { part: desk.getByRole('main'), width: 1100 });

  await open(desk, '/dashboard/sitio/datos');
  await save(desk, 'guia/sitio-datos', {
    part: desk.getByRole('region', { name: 'Mapa y radio' }),
    width: 800,
  });

  await open(desk, '/dashboard/sitio/horarios');
  await desk.getByRole('button', { name: 'Un día no hay, o cambia de hora' }).click();
  const changed = desk.getByRole('region', { name: /^(Un día distinto|Este .+ no hay)$/ });
  await changed.getByLabel('¿Qué reunión?').selectOption('jovenes');
  await changed.locator('label').filter({ hasText: 'sáb' }).first().click();
  await changed.locator('label').filter({ hasText: 'No hay reunión' }).click();
  await changed.getByLabel('Motivo').fill('Campamento. Nos vemos el otro sábado.');
  await save(desk, 'guia/sitio-no-hay', {
    part: changed,
    width: 800,
  });
}
