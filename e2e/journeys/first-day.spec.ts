import { newPerson } from '../support/api.ts';
import { openDocument, publishDocument } from '../support/fill-church.ts';
import { submitRegistration } from '../support/panel-forms.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, withServer } from '../support/test.ts';

/** A server of its own: other journeys fill the database that they share. */
const test = withServer();

test('on an empty database the panel leads through the first day, and its steps go for good', async ({
  page,
  server,
  complaints,
}) => {
  const steps = page.getByRole('region', { name: 'Cuatro vidrios y la puerta está lista' });
  const done = page.getByRole('region', { name: 'Los cuatro brillan' });
  const lit = steps.locator('svg [data-lit]');
  const home = page.getByRole('navigation').getByRole('link', { name: 'Inicio' }).first();
  const person = newPerson();

  await test.step('four steps wait', async () => {
    await signIn(page, server.adminName, server.adminPassword);
    await expect(steps.getByRole('listitem')).toHaveCount(4);
    await expect(lit).toHaveCount(0);
  });

  await test.step('a ministry', async () => {
    await steps.getByRole('link', { name: 'Crear un ministerio' }).click();
    await page.getByPlaceholder('Nombre de la categoría').fill('Red de Jóvenes');
    await page.getByRole('button', { name: 'Crear Ministerio' }).click();
    await expect(page.getByText('¡Categoría creada exitosamente!')).toBeVisible();
    await home.click();
    await expect(steps.getByText('Red de Jóvenes')).toBeVisible();
    await expect(lit).toHaveCount(1);
  });

  await test.step('a person, by hand', async () => {
    await steps.getByRole('link', { name: 'Crear a mano' }).click();
    await submitRegistration(page.getByRole('main'), person);
    await expect(page.getByText('Cuenta creada exitosamente')).toBeVisible();
    await home.click();
    await expect(steps.getByText('1 persona')).toBeVisible();
    await expect(lit).toHaveCount(2);
  });

  await test.step('a try at the door', async () => {
    await steps.getByRole('link', { name: 'Abrir la puerta' }).click();
    const door = page.getByRole('dialog', { name: 'Puerta' });
    await door.getByLabel('Número de Membresía').fill(person.codigo);
    await door.getByLabel('Número de Membresía').press('Enter');
    await expect(door.getByText(person.apellido, { exact: false }).first()).toBeVisible();
    await door.getByRole('button', { name: 'Cerrar la puerta' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(lit).toHaveCount(3);
    await expect(steps.locator('[aria-current="step"]')).toContainText('Listo para el sábado');
    await expect(steps.getByRole('link')).toHaveText(['Revisar el sitio']);
  });

  await test.step('the site’s data', async () => {
    complaints.expect(/status of 403/);
    complaints.expect(/^Blocked script execution in 'about:srcdoc'/);
    await steps.getByRole('link', { name: 'Revisar el sitio' }).click();
    await openDocument(page, 'Datos');
    await page.getByLabel('WhatsApp').fill('+591 711 22334');
    await publishDocument(page, server.adminPassword);
    await home.click();
    await expect(done.locator('svg [data-lit]')).toHaveCount(4);
    await expect(steps).toHaveCount(0);
  });

  await test.step('hidden, and not back after a reload', async () => {
    await done.getByRole('button', { name: 'Entendido' }).click();
    await expect(done).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    const answered = page.waitForResponse(/\/api\/primeros-pasos$/);
    await page.reload();
    expect(await (await answered).json()).toMatchObject({ visibles: false, personas: 1, marcas: 1 });
    await expect(page.getByRole('heading', { level: 1, name: /: 1\spresente$/ })).toBeVisible();
    await expect(done).toHaveCount(0);
  });
});
