import { devices, type Page } from '@playwright/test';
import { createMemberByApi, newPerson, post, signInByApi } from '../support/api.ts';
import { makeDoorCode } from '../support/door-code.ts';
import { untilKept } from '../support/kept-copies.ts';
import { createMinistryByApi, nameLeadersByApi } from '../support/ministry.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';
import { sendLogin } from '../support/sign-in.ts';
import { expect, withSite } from '../support/test.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];

/** Its own church: the door counts everybody in it. */
const test = withSite(async () => {
  const church = await startServer();
  return { ...church, token: await signInByApi(church, church.adminName, church.adminPassword) };
});
type Church = RunningServer & { readonly token: string };
test.use({ ...phone, viewport: { width: 360, height: 740 } });

const ALREADY = 'Este usuario ya marcó asistencia hoy.';

async function signIn(page: Page, { url }: Church, username: string, password: string): Promise<void> {
  await page.goto(`${url}/auth/login`);
  await sendLogin(page, username, password);
  await expect(page).toHaveURL(/\/dashboard/);
}

async function enrol(page: Page, church: Church, body?: object): Promise<void> {
  await page.goto(`${church.url}/puerta#codigo=${await makeDoorCode(church, church.token, body)}`);
  await page.getByLabel('Nombre de este teléfono').fill('Mesa 1');
  await page.getByRole('button', { name: 'Inscribir' }).tap();
  await expect(page.getByText('Mesa 1')).toBeVisible();
  await untilKept(page);
}

/** How many the server has. */
async function presentAt({ url, token }: Church): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'x-puerta': '1' };
  const answer = await fetch(`${url}/api/puerta/lista`, { headers });
  return ((await answer.json()) as { presentes: number }).presentes;
}

/** The door's own, not the desk's behind it. */
const fieldOf = (page: Page) => page.getByLabel('Número de Membresía').last();

/** By the door's own keypad, as a thumb does it. */
async function press(page: Page, number: string): Promise<void> {
  for (const digit of number) await page.getByRole('button', { name: digit, exact: true }).tap();
  await page.getByRole('button', { name: 'Marcar', exact: true }).tap();
}

/**
 * Marks somebody at a door, undoes it, marks again, and enters the same number once more.
 * @param done - what the card says of a mark.
 * @param head - what the head says with nobody and with one.
 */
async function markTwice(
  page: Page,
  number: string,
  { done, head }: { readonly done: RegExp; readonly head: readonly [RegExp, RegExp] },
): Promise<void> {
  const heading = (text: RegExp) => expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
  await heading(head[0]);
  for (const _ of ['once', 'again']) {
    await press(page, number);
    await expect(page.getByText(done)).toBeVisible();
    await heading(head[1]);
    // The card's, above the marks before it.
    await page
      .getByRole('button', { name: /^Deshacer/ })
      .first()
      .tap();
    await expect(page.getByText(done)).toHaveCount(0);
    await heading(head[0]);
  }
  await press(page, number);
  await expect(page.getByText(done)).toBeVisible();
  await press(page, number);
  await expect(page.getByText(ALREADY, { exact: true })).toBeVisible();
  await expect(fieldOf(page)).toHaveValue('');
  await heading(head[1]);
  // The next digit begins the next number.
  await page.getByRole('button', { name: '7', exact: true }).tap();
  await expect(fieldOf(page)).toHaveValue('7');
  await page.getByRole('button', { name: 'Borrar' }).tap();
}

test('at the administrator’s door: mark, undo, mark again; the same number twice', { tag: '@core' }, async ({
  page,
  site: church,
}) => {
  test.slow();
  const ana = await createMemberByApi(church, newPerson({ nombre: 'Ana' }));
  const beto = await createMemberByApi(church, newPerson({ nombre: 'Beto' }));
  await signIn(page, church, church.adminName, church.adminPassword);
  await page.goto(`${church.url}/dashboard/form`);
  // One tap from any screen of the panel.
  await page.getByRole('link', { name: 'Abrir la puerta' }).first().tap();
  await markTwice(page, ana.codigo, { done: /^✓ Marcada a las/, head: [/^0 personas/, /^1 persona/] });
  expect(await presentAt(church)).toBe(1);

  await test.step('in the list too, where somebody marked elsewhere says so', async () => {
    const mark = { codigoMembresia: beto.codigo };
    await post(`${church.url}/api/asistencia/marcar-por-membresia`, mark, church.token);
    await page.getByRole('button', { name: 'Cerrar la puerta' }).tap();
    await expect(page).toHaveURL(/\/form$/);
    await page.getByRole('link', { name: 'Abrir la puerta' }).first().tap();
    await expect(page.getByRole('heading', { name: '2 personas' })).toBeVisible();
    await page.getByRole('button', { name: 'Lista' }).tap();
    const row = page.getByRole('button', { name: /^Ana / });
    await expect(page.getByRole('button', { name: /Beto.*no desde aquí/ })).toBeVisible();
    for (const pressed of ['false', 'true', 'false', 'true']) {
      await row.tap();
      await expect(row).toHaveAttribute('aria-pressed', pressed);
    }
    await expect.poll(() => presentAt(church)).toBe(2);
    await page.getByRole('button', { name: 'Número' }).tap();
    await press(page, beto.codigo);
    await expect(page.getByText(/^Ya marcó, a las \d\d:\d\d$/)).toBeVisible();
    await expect(page.getByText(ALREADY, { exact: true })).toBeVisible();
  });

  await test.step('back closes the form, then leaves the door; what was typed stays', async () => {
    // The panel's own form is in the page behind.
    const door = page.getByRole('dialog', { name: 'Puerta' });
    await page.getByRole('button', { name: 'Soy nuevo' }).tap();
    await page.keyboard.type('Rosario');
    await page.goBack();
    await expect(door).toBeVisible();
    await expect(door.getByLabel('Nombre', { exact: true })).toHaveCount(0);
    await page.goBack();
    await expect(door).toHaveCount(0);
    await expect(page).toHaveURL(/\/form$/);
    // Forward is the door again, without its form.
    await page.goForward();
    await expect(door).toBeVisible();
    await expect(door.getByLabel('Nombre', { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Soy nuevo' }).tap();
    await expect(door.getByLabel('Nombre', { exact: true })).toHaveValue('Rosario');
    await door.getByLabel('Apellido').fill('P');
    await page.getByRole('radio', { name: 'No' }).check();
    await page.getByRole('button', { name: 'Guardar y marcar' }).tap();
    await expect(page.getByRole('heading', { name: '2 miembros y 1 visita' })).toBeVisible();
    await expect(page.getByText(/^✓ Anotada a las/)).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar la puerta' }).tap();
    await expect(door).toHaveCount(0);
    // The panel's home reads its count from this call.
    const headers = { authorization: `Bearer ${church.token}` };
    const days = await fetch(`${church.url}/api/asistencia/dias`, { headers });
    expect(await days.json()).toMatchObject([{ asistencias: 2, visitas: 1 }]);
  });
});

test('on an enrolled phone, with a signal and without: mark, undo, mark again; the same number twice', async ({
  page,
  context,
  site: church,
  complaints,
}) => {
  test.slow();
  // An offline undo still asks the server, in case the mark had arrived; it answers 404.
  complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 404/);
  const [ana, beto] = [
    await createMemberByApi(church, newPerson()),
    await createMemberByApi(church, newPerson()),
  ];
  await enrol(page, church);
  await markTwice(page, ana.codigo, { done: /^✓ Marcada a las/, head: [/^0 personas/, /^1 persona/] });
  expect(await presentAt(church)).toBe(1);

  await context.setOffline(true);
  await markTwice(page, beto.codigo, {
    done: /^\d\d:\d\d, por enviar$/,
    head: [/^1 persona/, /^2 personas/],
  });
  await expect(page.getByText('1 por enviar', { exact: true })).toBeVisible();
  // Back leaves the form, not the door.
  await page.getByRole('button', { name: 'Soy nuevo' }).tap();
  await page.keyboard.type('Rosario');
  await page.goBack();
  await expect(fieldOf(page)).toBeVisible();
  await page.getByRole('button', { name: 'Soy nuevo' }).tap();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Rosario');
  await context.setOffline(false);
  await expect.poll(() => presentAt(church), { timeout: 60_000 }).toBe(2);
});

test('at the desk: mark, undo, mark again; the same number twice', async ({
  page,
  site: church,
  complaints,
}) => {
  test.slow();
  complaints.expect(/status of 409/);
  const person = await createMemberByApi(church, newPerson({ nombre: 'Ana' }));
  await signIn(page, church, church.adminName, church.adminPassword);
  await page.goto(`${church.url}/dashboard/asistenciamembresia`);
  const field = page.getByRole('combobox', { name: 'Número de Membresía' });
  const list = page.getByRole('list', { name: 'Últimas asistencias marcadas' });
  const mark = async () => {
    await field.fill(person.codigo);
    await field.press('Enter');
  };
  for (const count of [0, 0, 1]) {
    await mark();
    await expect(list.getByRole('listitem')).toHaveText([/Ana/]);
    await expect.poll(() => presentAt(church)).toBe(1);
    if (count === 1) break;
    await list.getByRole('button', { name: /^Deshacer/ }).tap();
    await expect(list).toHaveCount(0);
    await expect.poll(() => presentAt(church)).toBe(0);
  }
  await mark();
  await expect(page.getByText(/^Ya marcó, a las \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByText(ALREADY).first()).toBeAttached();
  await expect(field).toHaveValue('');
  await page.keyboard.type('7');
  await expect(field).toHaveValue('7');
});

test('in the leader’s list: mark, undo, mark again; who was marked elsewhere has the hour', async ({
  page,
  site: church,
  complaints,
}) => {
  test.slow();
  complaints.expect(/status of 409/);
  const leader = newPerson({ nombre: 'Lía', password: 'tres palabras nuevas' });
  const [ana, teo] = [newPerson({ nombre: 'Ana' }), newPerson({ nombre: 'Teo' })];
  for (const person of [leader, ana, teo]) await createMemberByApi(church, person);
  await createMinistryByApi(church, 'Red de Jovenes', [leader, ana, teo]);
  await nameLeadersByApi(church, 'Red de Jovenes', [leader]);
  await signIn(page, church, leader.username, leader.password);
  await page.goto(`${church.url}/dashboard/user/ministerio`);
  const row = page.getByRole('button', { name: /^Ana/ });
  for (const pressed of ['true', 'false', 'true']) {
    await row.tap();
    await expect(row).toHaveAttribute('aria-pressed', pressed);
    await expect(row).not.toContainText('Por enviar');
    await expect(page.getByText(pressed === 'true' ? '1 de 3 presentes' : '0 de 3 presentes')).toBeVisible();
    expect(await presentAt(church)).toBe(pressed === 'true' ? 1 : 0);
  }
  await expect(row).toContainText(/Marcada a las \d\d:\d\d/);

  const mark = { codigoMembresia: teo.codigo };
  await post(`${church.url}/api/asistencia/marcar-por-membresia`, mark, church.token);
  // The list does not know yet: a tap makes no mark, and says since when there is one.
  const other = page.getByRole('button', { name: /^Teo/ });
  await other.tap();
  await expect(other).toContainText(/Ya marcó, a las \d\d:\d\d/);
  expect(await presentAt(church)).toBe(2);
  await other.tap();
  await expect(page.getByRole('alert')).toContainText('No se marcó aquí.');
  await expect(other).toHaveAttribute('aria-pressed', 'true');
});
