import type { Locator, Page } from 'playwright';
import { type Account, open } from '../pages.ts';
import { save } from '../save.ts';

const NUMBER = '77112233';

/** Fills the registration, on the public page or in the panel. */
async function register(form: Page | Locator, username: string): Promise<void> {
  await form.getByLabel('Código de membresía').fill(NUMBER);
  await form.getByLabel('Nombre', { exact: true }).fill('Pablo');
  await form.getByLabel('Apellido').fill('Rocha');
  await form.getByLabel('Nombre de usuario').fill(username);
  await form.getByLabel('Correo electrónico').fill(`${username}@example.com`);
  await form.getByLabel('Contraseña').fill(NUMBER);
  await form.getByRole('button', { name: 'Registrarse' }).click();
}

/** A forgotten password, who registered alone, who asks to be deleted, a new administrator, who changed what. */
export async function takePeople(
  visitor: Page,
  desk: Page,
  member: Account,
  administrator: Account,
): Promise<void> {
  await open(visitor, '/auth/Registro');
  await register(visitor, 'pablo.rocha');
  await visitor.getByText('Cuenta creada exitosamente').waitFor();

  await open(desk, '/dashboard/editarUser');
  await desk.getByRole('searchbox').fill('registro propio');
  await desk.getByRole('button', { name: 'Confirmar el registro de pablo.rocha' }).waitFor();
  await save(desk, 'guia/registro-propio', { part: desk.getByRole('main'), width: 1100 });
  await desk.getByRole('button', { name: 'Crea un nuevo usuario' }).click();
  await register(desk.locator('[data-component="CreateUserPanel"]'), 'pablo.r');
  await desk.getByRole('alertdialog').waitFor();
  await save(desk, 'guia/reemplazar', { part: desk.getByRole('alertdialog'), width: 760 });
  await desk.getByRole('button', { name: 'Cancelar' }).click();

  await open(desk, '/dashboard/editar/6');
  await desk.getByRole('button', { name: 'Restablecer contraseña' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Restablecer' }).click();
  const confirmation = desk.getByRole('dialog', { name: 'Escribe tu contraseña otra vez' });
  await confirmation.getByLabel(/^Tu contraseña/).fill(administrator.password);
  await confirmation.getByRole('button', { name: 'Confirmar' }).click();
  const given = desk.getByRole('dialog', { name: 'Contraseña de un solo uso' });
  await given.waitFor();
  await save(desk, 'guia/contrasena-de-un-solo-uso', { part: given, width: 760 });
  await given.getByRole('button', { name: 'Listo' }).click();

  await desk.getByLabel('Rol').selectOption('Administrador');
  await desk.getByLabel('Contraseña nueva').fill('gallo amarillo');
  await save(desk, 'guia/nuevo-administrador', {
    part: desk.locator('[data-component="UserEditor"]'),
    width: 1100,
  });

  await askForDeletion(visitor, member);
  await open(desk, '/dashboard');
  const requests = desk.locator('details', { hasText: 'Pedido de eliminación' });
  await requests.locator('summary').click();
  await save(desk, 'guia/pedido-de-eliminacion', { part: requests, width: 1000 });

  await open(desk, '/dashboard/auditoria');
  await save(desk, 'guia/registro-de-cambios', { part: desk.getByRole('main'), width: 1100 });
}

/** The member chooses a password of their own first: the membership number alone does not allow this. */
async function askForDeletion(visitor: Page, { username, password }: Account): Promise<void> {
  const own = 'mango maduro';
  await open(visitor, '/auth/login');
  await visitor.getByLabel('Nombre de usuario').fill(username);
  await visitor.getByLabel('Numero de membresia').fill(password);
  await visitor.getByRole('button', { name: 'Ingresar' }).click();
  await visitor.waitForURL('**/dashboard/user');
  await open(visitor, '/dashboard/user/clave');
  await visitor.getByLabel('Contraseña actual').fill(password);
  await visitor.getByLabel('Contraseña nueva', { exact: true }).fill(own);
  await visitor.getByLabel('Repite la contraseña nueva').fill(own);
  await visitor.getByRole('button', { name: 'Guardar contraseña' }).click();
  await visitor.getByText('Contraseña cambiada correctamente').waitFor();
  await open(visitor, '/dashboard/user/datos');
  const ask = visitor.getByRole('button', { name: 'Pedir la eliminación' });
  await ask.click();
  await visitor.getByRole('alertdialog').getByRole('button', { name: 'Pedir la eliminación' }).click();
  await visitor.getByText('Recibimos tu pedido.').waitFor();
}
