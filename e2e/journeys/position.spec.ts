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

interface Device {
  /** Whether the page watches: an answer before that is heard by nobody. */
  readonly isAsked: () => boolean;
  /** Answers everybody who watches with the church's place. */
  readonly answer: (ageMs: number) => void;
  readonly fail: (code: number) => void;
}
declare global {
  var device: Device;
}

/** A device that answers when the test says so, with the time of the page's clock. */
function fakeDevice({
  latitude,
  longitude,
}: {
  readonly latitude: number;
  readonly longitude: number;
}): void {
  const watchers = new Map<
    number,
    { ok: PositionCallback; refuse: PositionErrorCallback | null | undefined }
  >();
  let last = 0;
  navigator.geolocation.watchPosition = (ok, refuse) => {
    last += 1;
    watchers.set(last, { ok, refuse });
    return last;
  };
  navigator.geolocation.clearWatch = (id) => void watchers.delete(id);
  globalThis.device = {
    isAsked: () => watchers.size > 0,
    answer: (ageMs) => {
      const empty = { altitude: null, altitudeAccuracy: null, heading: null, speed: null };
      const coords = { latitude, longitude, accuracy: 20, ...empty, toJSON: () => null };
      for (const { ok } of [...watchers.values()]) {
        ok({ coords, timestamp: Date.now() - ageMs, toJSON: () => coords });
      }
    },
    fail: (code) => {
      const words = { message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
      for (const { refuse } of [...watchers.values()]) refuse?.({ code, ...words });
    },
  };
}

test('a position of hours ago marks nobody: the page asks anew, and a press waits for the answer', async ({
  page,
  context,
  server,
}) => {
  const member = await createMemberByApi(server);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/asistencia/marcar')) sent.push(request.url());
  });
  await context.grantPermissions(['geolocation']);
  await page.addInitScript(fakeDevice, church.point);
  await page.clock.install();
  await signIn(page, member.username, member.password);
  const button = page.getByRole('button', { name: 'Marcar Asistencia' });
  const panel = page.getByRole('region', { name: 'Marcar Asistencia' });
  const answer = async (ageMs: number) => {
    await page.waitForFunction(() => device.isAsked());
    await page.evaluate((age) => device.answer(age), ageMs);
  };

  await test.step('one that the device kept is refused', async () => {
    await expect(button).toBeDisabled();
    await answer(6 * 3_600_000);
    await button.click();
    await answer(6 * 3_600_000);
    await expect(panel.getByText(/^Tu teléfono da una ubicación de hace rato\./)).toBeVisible();
  });
  await test.step('one of now is not one of a minute later', async () => {
    await answer(0);
    await expect(panel.getByText('Ya puedes marcar.')).toBeVisible();
    await page.clock.runFor(61_000);
    await expect(panel.getByText('Esperando obtener la ubicación...')).toBeVisible();
  });
  await test.step('a press waits 20 seconds for an answer', async () => {
    await button.click();
    await page.clock.runFor(21_000);
    await expect(panel.getByText(/^La ubicación está tardando demasiado\./)).toBeVisible();
    expect(sent).toEqual([]);
  });
  await test.step('after failures and hours away the answer of now marks', async () => {
    await answer(0);
    await page.evaluate(() => device.fail(2));
    await page.evaluate(() => device.fail(3));
    await page.clock.fastForward('05:00:00');
    await page.evaluate(() => window.dispatchEvent(new Event('pageshow')));
    await expect(panel.getByText('Esperando obtener la ubicación...')).toBeVisible();
    await button.click();
    expect(sent).toEqual([]);
    await answer(0);
    await expect(page.getByText(MARKED).first()).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});

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
