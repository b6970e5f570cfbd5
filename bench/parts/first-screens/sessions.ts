import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright';
import { makeDoorCode } from '../../../e2e/support/door-code.ts';
import { ADMIN } from '../api/program.ts';

/** The screen of a cheap phone. */
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

/** State of a phone: a new one, which Playwright's storage state signs in, or the phone itself with all that it keeps. */
export type Session = BrowserContextOptions['storageState'] | BrowserContext;

/** Signs in as a person does. */
export async function signIn(
  browser: Browser,
  origin: string,
  username: string,
  password: string,
): Promise<Session> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/auth/login`);
    await page.getByLabel('Nombre de usuario').fill(username);
    await page.getByLabel('Numero de membresia').fill(password);
    await page.getByRole('button', { name: 'Ingresar' }).click();
    await page.waitForURL(/\/dashboard/);
    return await context.storageState();
  } finally {
    await context.close();
  }
}

interface Member {
  readonly username: string;
  /** The membership number, which is the first password. */
  readonly codigo: string;
}

/** The members of the sample data. */
export async function readMembers(origin: string, token: string): Promise<readonly Member[]> {
  const answer = await fetch(`${origin}/api/auth/users`, { headers: { authorization: `Bearer ${token}` } });
  return (await answer.json()) as readonly Member[];
}

/**
 * Enrols a phone of the door as its volunteer does.
 * @returns the phone itself: the key that seals its marks leaves no browser.
 */
export async function enrolPhone(browser: Browser, origin: string, token: string): Promise<BrowserContext> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const code = await makeDoorCode({ url: origin, adminPassword: ADMIN.password }, token);
  await page.goto(`${origin}/puerta#codigo=${code}`);
  await page.getByLabel('Nombre de este teléfono').fill('Mesa 1');
  await page.getByRole('button', { name: 'Inscribir' }).click();
  await page.locator('[data-component="Door"]').waitFor();
  await page.close();
  return context;
}
