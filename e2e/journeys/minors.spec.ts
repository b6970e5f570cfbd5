import { createMemberByApi, newPerson } from '../support/api.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, withServer } from '../support/test.ts';

/** A server of its own: its minors are counted. */
const test = withServer();

test('a minor gets a guardian instead of a number, and the panel says who has none', async ({
  page,
  server,
  complaints,
}) => {
  // Refused until there is a confirmation.
  complaints.expect(/status of 403/);
  const mateo = await createMemberByApi(server, newPerson({ nombre: 'Mateo' }));
  await signIn(page, server.adminName, server.adminPassword);
  const openFicha = async () => {
    await page.getByRole('button', { name: 'Gestionar usuarios' }).click();
    await page.getByRole('menuitem', { name: 'Editar usuarios' }).click();
    await page.getByRole('searchbox').fill(mateo.username);
    await page.getByRole('link', { name: `Editar a ${mateo.username}` }).click();
    await page.getByRole('button', { name: 'Ver la ficha' }).click();
    return page.getByRole('form', { name: 'Ficha' });
  };

  const form = await openFicha();
  await form.getByLabel('Año de nacimiento').fill(String(new Date().getFullYear() - 14));
  await expect(form.getByText('Cuenta como menor por su año de nacimiento.')).toBeVisible();
  await expect(form.getByLabel('Teléfono', { exact: true })).toHaveCount(0);
  await form.getByRole('button', { name: 'Guardar la ficha' }).click();
  await expect(page.getByText('La ficha se guardó.')).toBeVisible();

  await page.goto('/dashboard');
  await page.locator('summary').filter({ hasText: '1 Menor sin tutor' }).click();
  await page.getByRole('link', { name: `Mateo ${mateo.apellido}` }).click();
  await page.getByRole('button', { name: 'Ver la ficha' }).click();
  await form.getByRole('button', { name: 'Agregar tutor' }).click();
  await form.getByLabel('Nombre del tutor').fill('Patricia Añez');
  await form.getByLabel('Teléfono del tutor').fill('700 98765');
  await form.getByLabel('Tener una cuenta').selectOption('En papel');
  await form.getByRole('button', { name: 'Guardar la ficha' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Escribe tu contraseña otra vez' });
  await confirmation.getByLabel(/^Tu contraseña/).fill(server.adminPassword);
  await confirmation.getByRole('button', { name: 'Confirmar' }).click();
  await expect(form.getByLabel('Teléfono del tutor')).toHaveValue('+59170098765');

  await page.goto('/dashboard');
  await page.locator('summary').filter({ hasText: 'Menores y tutores' }).click();
  await expect(page.getByText(`puso el teléfono de un tutor de «${mateo.username}»`)).toBeVisible();
  await expect(page.getByText('menor sin tutor')).toHaveCount(0);
});
