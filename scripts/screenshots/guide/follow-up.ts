import type { Browser, Page } from 'playwright';
import { createMemberByApi, newPerson } from '../../../e2e/support/api.ts';
import { nameLeadersByApi } from '../../../e2e/support/ministry.ts';
import type { RunningServer } from '../../../e2e/support/running-server.ts';
import { open, phone, signedIn } from '../pages.ts';
import { save } from '../save.ts';

/** Member whose number is not the password: their own lists need that. */
const leader = newPerson({
  nombre: 'Lía',
  apellido: 'Paz',
  username: 'lia',
  password: 'tres palabras nuevas',
});

/** Pictures of missing people, in the panel and for a leader, and of a minor's record. */
export async function takeFollowUp(browser: Browser, server: RunningServer, desk: Page): Promise<void> {
  await open(desk, '/dashboard/seguimiento?lista=faltan');
  const missed = desk.getByRole('button', { name: /^Escribir a/ });
  await missed.first().waitFor();
  await save(desk, 'guia/seguimiento', { part: desk.getByRole('main'), width: 1100 });

  await open(desk, '/dashboard/editarUser');
  await desk.getByRole('searchbox').fill('joaquin');
  await desk.getByRole('link', { name: /^Editar a/ }).click();
  await desk.getByRole('button', { name: 'Ver la ficha' }).click();
  const record = desk.getByRole('form', { name: 'Ficha' });
  await record.getByLabel('Nombre del tutor').waitFor();
  await save(desk, 'guia/ficha', { part: record, width: 760 });

  await createMemberByApi(server, leader);
  await nameLeadersByApi(server, 'Intercesion', [leader]);
  const onPhone = await signedIn(browser, server.url, leader, phone);
  await open(onPhone, '/dashboard/user/ministerio');
  const people = onPhone.getByRole('main').getByRole('button', { pressed: false });
  for (let count = 0; count < 2; count += 1) await people.first().click();
  await save(onPhone, 'guia/lista-de-lider', { width: 480 });
  await onPhone.context().close();
}
