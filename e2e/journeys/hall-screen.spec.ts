import { newPerson, post, signInByApi } from '../support/api.ts';
import type { RunningServer } from '../support/running-server.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, withServer } from '../support/test.ts';
import { expectWordsReadable } from '../support/text-contrast.ts';

const test = withServer();

async function come(server: RunningServer, token: string, people: number): Promise<void> {
  const api = `${server.url}/api`;
  for (let index = 0; index < people; index += 1) {
    const person = newPerson();
    await post(`${api}/auth/register`, person, token);
    await post(`${api}/asistencia/marcar-por-membresia`, { codigoMembresia: person.codigo }, token);
  }
}

test('the projector follows the evening by a link, without an account, until somebody closes it', async ({
  page,
  browser,
  server,
  complaints,
}) => {
  test.slow();
  complaints.expect(/404/);
  const token = await signInByApi(server, server.adminName, server.adminPassword);
  await come(server, token, 5);
  await fetch(`${server.url}/api/primeros-pasos`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });
  await signIn(page, server.adminName, server.adminPassword);
  await expect(page.getByRole('img', { name: /^5 vidrios encendidos/ })).toBeVisible();
  await page.getByRole('button', { name: 'Abrir la pantalla' }).click();
  const link = page.getByRole('link', { name: /Abrir aquí/ });
  const address = String(await link.getAttribute('href'));
  expect(address).toMatch(/\/pantalla#[\w-]{22}$/);

  const hall = await (await browser.newContext()).newPage();
  const asked: string[] = [];
  hall.on('request', (request) => {
    asked.push(request.url());
    expect(request.headers().authorization).toBeUndefined();
  });
  await hall.goto(address);
  await expect(hall.getByRole('heading', { level: 1 })).toHaveText(/^5\s*presentes/);
  await come(server, token, 1);
  await expect(hall.getByRole('heading', { level: 1 })).toHaveText(/^6\s*presentes/);
  await expect(hall.getByText('Camila')).toHaveCount(0);
  expect(asked.filter((url) => url.includes(address.split('#')[1] ?? ''))).toEqual([]);

  await page.getByRole('button', { name: 'Cerrar los enlaces de hoy' }).click();
  await expect(page.getByText(/Los enlaces de hoy se cerraron/)).toBeVisible();
  await expect(hall.getByRole('alert')).toContainText('La pantalla se apagó');
  await hall.reload();
  await expect(hall.getByRole('alert')).toContainText('vale hasta el final del día');
});

test('from the last row every word of the projector can be read, whatever theme its machine has', async ({
  page,
  server,
}) => {
  test.slow();
  const token = await signInByApi(server, server.adminName, server.adminPassword);
  await come(server, token, 5);
  const made = (await post(`${server.url}/api/pantalla/enlaces`, {}, token)) as { secreto: string };
  await expectWordsReadable(page, async () => {
    // A page that is open has read its address.
    await page.goto('about:blank');
    await page.goto(`/pantalla#${made.secreto}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/presentes/);
  });
});
