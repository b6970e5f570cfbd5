import type { Page } from 'playwright';
import { open } from '../pages.ts';
import { save } from '../save.ts';

/** One row that is right, one that holds somebody else's number, one with a slip in its address. */
const MEMBERS = `Código de membresía;Nombre;Apellido;Correo electrónico
60551201;Rosa;Arce;rosa@example.com
73051844;Iván;Soria;ivan@example.com
58213097;Luis;Paz;luis.example.com
`;

/** Signing in, what is missing, creating and importing members, ministries. */
export async function takeFirstDay(visitor: Page, desk: Page): Promise<void> {
  await open(visitor, '/auth/login');
  await save(visitor, 'guia/entrar', { width: 600 });

  await open(desk, '/dashboard');
  await save(desk, 'guia/falta-configurar', {
    part: desk.locator('[data-component="SetupChecklist"]'),
    width: 1100,
  });

  await desk.getByRole('button', { name: 'Crea un nuevo usuario' }).click();
  const form = desk.locator('[data-component="CreateUserPanel"]');
  await form.getByRole('button', { name: 'Generar número' }).click();
  await form.getByLabel('Nombre', { exact: true }).fill('Noelia');
  await form.getByLabel('Apellido').fill('Vaca');
  await form.getByLabel('Nombre de usuario').fill('noelia.vaca');
  await form.getByLabel('Correo electrónico').fill('noelia@example.com');
  await save(desk, 'guia/crear-usuario', { part: form, width: 1100 });

  await open(desk, '/dashboard/importar');
  await desk
    .locator('input[type=file]')
    .setInputFiles({ name: 'miembros.csv', mimeType: 'text/csv', buffer: Buffer.from(MEMBERS) });
  await desk.getByRole('button', { name: 'Revisar las filas' }).click();
  await desk.getByRole('heading', { name: 'Revisa las filas con problemas' }).waitFor();
  await save(desk, 'guia/importar', { part: desk.getByRole('main'), width: 1100 });

  await open(desk, '/dashboard/category');
  await save(desk, 'guia/ministerios', { part: desk.getByRole('main'), width: 1100 });
}
