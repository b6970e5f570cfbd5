import type { Page, Route } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';
import { expect, withServer } from '../support/test.ts';
import { watchShifts } from '../support/watch-shifts.ts';

/** A church in the middle of its year. */
const test = withServer({ DEMO: '1' });

/** Calls of the home, the longest answers last: notices, requests, sample data. */
const asked = [
  '/api/estadisticas/asistencia',
  '/api/asistencia/dias',
  '/api/primeros-pasos',
  '/api/contactanos/sin-leer',
  '/api/datos-de-ejemplo',
  '/api/registro/sin-confirmar',
  '/api/auth/eliminaciones',
  '/api/avisos',
];

/** Keeps back the home's answers. @returns lets that of one address come. */
async function holdAnswers(page: Page): Promise<(path: string) => Promise<void>> {
  const held = new Map<string, () => void>();
  await page.route(
    ({ pathname }) => asked.includes(pathname),
    async (route: Route) => {
      await new Promise<void>((resolve) => held.set(new URL(route.request().url()).pathname, resolve));
      await route.continue();
    },
  );
  return async (path) => {
    await expect.poll(() => held.has(path), path).toBe(true);
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === path);
    held.get(path)?.();
    await (await answered).finished();
    // Drawn, before the next one comes.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  };
}

/** The steps of a first day are hidden once for all: the tests with them go first. */
const heads = ['the first steps', 'the last day'] as const;

for (const [head, width, height] of heads.flatMap((name) => [
  [name, 360, 740] as const,
  [name, 1440, 900] as const,
])) {
  test(`at ${width} px nothing moves on the panel’s home below ${head}, however late its answers come`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, server.adminName, server.adminPassword);
    const hide = page.getByRole('button', { name: 'Ocultar los pasos' });
    const summary = page.getByRole('heading', { level: 1, name: /presente|miembro/ });
    await expect(hide.or(summary)).toBeVisible();
    if (head === 'the last day' && (await hide.isVisible())) await hide.click();
    await expect(head === 'the last day' ? summary : hide).toBeVisible();
    await expect(page.getByText('La contraseña inicial sigue en uso')).toBeVisible();
    // Open requests of this page must not be held in place of the next one's.
    await page.goto('about:blank');
    const shifts = await watchShifts(page);
    const release = await holdAnswers(page);
    await page.goto('/dashboard');
    for (const path of asked) await release(path);
    await expect(page.getByText('La contraseña inicial sigue en uso')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shifts()).toBeLessThan(0.02);
  });
}
