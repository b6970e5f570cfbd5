import { church } from '@ministerio/content';
import type { BrowserContextOptions } from '@playwright/test';
import { createMemberByApi } from '../support/api.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const MARKED = '¡Asistencia marcada correctamente desde el lugar de la iglesia!';
const TOO_FAR = 'No te encuentras en la iglesia. No puedes marcar asistencia.';
const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 } };
test.use(phone);

const places = [
  {
    name: 'at the church itself',
    latitude: church.point.latitude,
    longitude: church.point.longitude,
    outcome: MARKED,
  },
  { name: '199.9 m to the north', latitude: -17.8114023, longitude: -63.1804, outcome: MARKED },
  { name: '199.9 m to the east', latitude: -17.8132, longitude: -63.1785117, outcome: MARKED },
  { name: '200.1 m to the north', latitude: -17.8114005, longitude: -63.1804, outcome: TOO_FAR },
  { name: '200.1 m to the east', latitude: -17.8132, longitude: -63.1785098, outcome: TOO_FAR },
];

for (const { name, latitude, longitude, outcome } of places) {
  test(`a member ${name} reads: ${outcome}`, async ({ page, context, server }) => {
    const member = await createMemberByApi(server);
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude, longitude, accuracy: 10 });
    await signIn(page, member.username, member.password);
    await page.getByRole('button', { name: 'Marcar Asistencia' }).click();
    await expect(page.getByText(outcome).first()).toBeVisible();
    const list = page.getByRole('row').filter({ hasText: String(longitude) });
    await expect(list).toHaveCount(outcome === MARKED ? 1 : 0);
  });
}

test('a member who refuses the position reads what to do, and can mark after allowing it', async ({
  page,
  context,
  server,
}) => {
  const member = await createMemberByApi(server);
  // Chromium without a window answers its own permission prompt with no.
  await signIn(page, member.username, member.password);
  await page.getByRole('button', { name: 'Usar mi ubicación' }).click();
  const denied = page.getByText('No se pudo obtener la ubicación. Por favor, habilita la geolocalización.');
  await expect(denied.first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Marcar Asistencia' })).toBeDisabled();

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ ...church.point, accuracy: 10 });
  // The panel notices the permission by itself and looks again.
  await page.getByRole('button', { name: 'Marcar Asistencia' }).click();
  await expect(page.getByText(MARKED).first()).toBeVisible();
});
