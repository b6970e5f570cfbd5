import { createMemberByApi, newPerson } from '../support/api.ts';
import { nameLeadersByApi } from '../support/ministry.ts';
import { createMissedByApi } from '../support/missed-people.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, withServer } from '../support/test.ts';

/** A server of its own: its lists are read whole. */
const test = withServer();

const ana = newPerson({ nombre: 'Ana', apellido: 'Rojas' });
const teo = newPerson({ nombre: 'Teo', apellido: 'Guzmán' });
const lia = newPerson({ nombre: 'Lía', apellido: 'Paz', password: 'tres palabras nuevas' });

test('a leader takes who is missing, writes and answers; an administrator sees who has her; then the grant ends', async ({
  page,
  server,
  browser,
  complaints,
}) => {
  test.slow();
  complaints.expect(/404/);
  await createMissedByApi(server, 'Coro', [
    { person: ana, anioNacimiento: 1990, telefono: '70012345' },
    { person: teo, anioNacimiento: 2020 },
  ]);
  await createMemberByApi(server, lia);
  await nameLeadersByApi(server, 'Coro', [lia]);
  // No journey reaches beyond this machine.
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, lia.username, lia.password);

  await test.step('opens the lists from their ministry; the tab is in the address', async () => {
    await page.getByRole('button', { name: /Menú|menú/ }).click();
    await page.getByRole('link', { name: 'Mi ministerio' }).click();
    await page.getByRole('link', { name: 'Seguimiento' }).click();
    await page.getByRole('tab', { name: 'Faltan 2' }).click();
    // The notice of the sign-in stays long and covers no link or tab.
    await expect(page.getByText(/te nombró líder/)).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\/user\/ministerio\/seguimiento\?lista=faltan$/);
    await page.reload();
    await expect(page.getByText(/^Última: .* faltó a 3 reuniones$/).first()).toBeVisible();
  });

  await test.step('offers no chat with a minor of whom no guardian is recorded', async () => {
    await expect(page.getByText('Sin tutor: habla con quien coordina')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Escribir a .*Teo/ })).toHaveCount(0);
  });

  await test.step('takes Ana, writes, and says so on return', async () => {
    const chat = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Escribir a Ana Rojas' }).click();
    await expect(await chat).toHaveURL(/^https:\/\/wa\.me\/59170012345\?text=Hola%2C%20Ana/);
    await (await chat).close();
    await page.evaluate(() => {
      for (const name of ['blur', 'focus']) window.dispatchEvent(new Event(name));
    });
    const question = page.getByRole('region', { name: '¿Le escribiste a Ana?' });
    await question.getByRole('button', { name: 'Sí' }).click();
    await expect(page.getByText('La tienes tú. Se le escribió')).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept + (await page.content())).not.toContain('70012345');
  });

  await test.step('has room for text of twice the size', async () => {
    // At 200 % a phone's page has half the pixels.
    await page.setViewportSize({ width: 180, height: 370 });
    await expect(page.getByRole('button', { name: 'Soltar a Ana Rojas' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(180);
    await page.setViewportSize({ width: 360, height: 740 });
  });

  await test.step('an administrator sees who has her', async () => {
    const context = await browser.newContext({ baseURL: server.url });
    const other = await context.newPage();
    await signIn(other, server.adminName, server.adminPassword);
    await other.goto('/dashboard/seguimiento?lista=faltan');
    await expect(other.getByText(/^Lía.* le escribió/)).toBeVisible();
    await expect(other.getByRole('button', { name: 'Escribir a Ana Rojas' })).toHaveCount(0);
    await context.close();
  });

  await test.step('the grant ends while the page is open: no name stays', async () => {
    await nameLeadersByApi(server, 'Coro', []);
    await page.getByRole('button', { name: 'Soltar a Ana Rojas' }).click();
    await expect(page.getByText('Ya no lideras Coro')).toBeVisible();
    await expect(page.getByText(/Rojas|Teo/)).toHaveCount(0);
  });
});
