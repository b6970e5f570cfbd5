import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** The visitor's number, however it is written; other digits around it make it another one. */
const NUMBER = /(?<!\d)(?:\+?591 ?)?(?:700 ?)?45678(?!\d)/;

test('who has no e-mail writes by WhatsApp, an administrator opens the chat, and the log has no number', {
  tag: '@core',
}, async ({ page, browser, server }) => {
  const name = 'Wara Choque';
  const visitor = await browser.newContext({ baseURL: server.url, viewport: { width: 360, height: 740 } });
  const phone = await visitor.newPage();
  await phone.goto('/Contactanos');
  await phone.getByLabel('Nombre').fill(name);
  await phone.getByLabel('Tu número de WhatsApp').fill('700 45678');
  await phone.getByLabel('Mensaje').fill('¿Puedo ir el sábado?');
  await phone.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(phone.getByText('Mensaje enviado. ¡Gracias por escribirnos!')).toBeVisible();
  await visitor.close();

  // No journey reaches beyond this machine.
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await signIn(page, server.adminName, server.adminPassword);
  await page.goto('/dashboard/form');
  await expect(page.getByRole('main')).not.toContainText(NUMBER);
  await page.getByRole('button', { name: `Abrir chat de ${name}` }).click();
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Abrir WhatsApp' }).click();
  const chat = await opening;
  await chat.waitForURL(/wa\.me\/59170045678\?text=Hola%20Wara%2C/);
  expect(await chat.evaluate(() => document.referrer)).toBe('');
  await chat.close();

  await page.goto('/dashboard/auditoria');
  const entry = page.getByRole('row').filter({ hasText: 'Abrió el chat de un mensaje' });
  await expect(entry.first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(NUMBER);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toMatch(NUMBER);
});

for (const [way, field, value] of [
  ['WhatsApp', 'Tu número de WhatsApp', '70045679'],
  ['Correo', 'Correo electrónico', 'sin.guion@correo.bo'],
] as const) {
  test(`the form is sent without script: ${way}`, async ({ browser, server }) => {
    const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/Contactanos');
    await page.getByLabel('Nombre').fill('Rosa');
    await page.getByRole('radio', { name: way }).check();
    await page.getByLabel(field).fill(value);
    await page.getByLabel('Mensaje').fill('Hola');
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page).toHaveURL(/\/Contactanos\?enviado=1$/);
    await context.close();
  });
}
