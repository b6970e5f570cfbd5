import { createMemberByApi, newPerson, post, signInByApi } from '../support/api.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('a member who forgot the password enters with the one-time one that an administrator was shown', async ({
  page,
  server,
  browser,
  complaints,
}) => {
  complaints.expect(/status of 403/);
  const member = await createMemberByApi(server);
  await signIn(page, server.adminName, server.adminPassword);
  await page.getByRole('button', { name: 'Gestionar usuarios' }).click();
  await page.getByRole('menuitem', { name: 'Editar usuarios' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Perfil de Usuarios' })).toBeVisible();
  await page.getByRole('searchbox').fill(member.username);
  await page.getByRole('link', { name: `Editar a ${member.username}` }).click();
  await page.getByRole('button', { name: 'Restablecer contraseña' }).click();
  await page.getByRole('button', { name: 'Restablecer', exact: true }).click();
  const confirmation = page.getByRole('dialog', { name: 'Escribe tu contraseña otra vez' });
  await confirmation.getByLabel(/^Tu contraseña/).fill(server.adminPassword);
  await confirmation.getByRole('button', { name: 'Confirmar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contraseña de un solo uso' });
  const password = await dialog.getByLabel('Contraseña', { exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await expect(dialog).toBeHidden();

  const theirs = await browser.newContext({ baseURL: server.url });
  const phone = await theirs.newPage();
  await signIn(phone, member.username, password);
  await expect(phone).toHaveURL(/\/dashboard\/user\/clave$/);
  await phone.getByLabel('Contraseña actual').fill(password);
  await phone.getByLabel('Contraseña nueva', { exact: true }).fill('una clave propia');
  await phone.getByLabel('Repite la contraseña nueva').fill('una clave propia');
  await phone.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(phone.getByText('Contraseña cambiada correctamente')).toBeVisible();
  await theirs.close();
});

test('a message that arrives is counted on every page until it is read', async ({ page, server }) => {
  const { nombre, email, codigo } = newPerson({ nombre: 'Rosa' });
  const writer = `${nombre} ${codigo}`;
  const mensaje = 'Mi celular es 700-00000.';
  await post(`${server.url}/api/contactanos`, { nombre: writer, email, mensaje });
  // Other journeys of this server may have written too.
  const token = await signInByApi(server, server.adminName, server.adminPassword);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${server.url}/api/contactanos/sin-leer`, { headers });
  const unread = ((await answer.json()) as { ids: number[] }).ids.length;
  await signIn(page, server.adminName, server.adminPassword);
  const users = page.getByRole('button', { name: 'Gestionar usuarios' });
  await expect(users).toHaveAccessibleDescription(`${unread} sin leer`);
  await users.click();
  await page.getByRole('menuitem', { name: 'Ver formulario' }).click();
  const row = page.getByRole('row').filter({ hasText: writer });
  await expect(row.getByText('Sin leer')).toBeVisible();
  await expect(row.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/59170000000/,
  );
  await row.getByRole('button', { name: `Más acciones: ${writer}` }).click();
  await page.getByRole('menuitem', { name: 'Marcar como leído' }).click();
  await expect(row.getByText('Sin leer')).toHaveCount(0);
  await expect(users).toHaveAccessibleDescription(unread > 1 ? `${unread - 1} sin leer` : '');
});
