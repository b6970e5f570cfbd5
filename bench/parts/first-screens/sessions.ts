import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright';
import { makeDoorCode } from '../../../e2e/support/door-code.ts';
import { type Program, startProgram } from '../api/program.ts';

/** The administrator of the bench's server. */
export const ADMIN = { username: 'pastor', password: 'una clave de prueba' } as const;

/** The built server with its sample data, on a database of its own that goes with it. */
export async function startChurch(root: string): Promise<Program> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-church-'));
  const server = await startProgram(join(root, 'apps/server/dist/main.js'), [], {
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO: '1',
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
  });
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...server, stop };
}

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

async function call(url: string, body: unknown, token?: string): Promise<unknown> {
  const answer = await fetch(url, {
    ...(body === null ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });
  if (!answer.ok) throw new Error(`bench: ${url} answered ${answer.status}.`);
  return answer.json();
}

/** The administrator's token. */
export async function adminToken(origin: string): Promise<string> {
  const { token } = (await call(`${origin}/api/auth/login`, ADMIN)) as { readonly token: string };
  return token;
}

interface Member {
  readonly username: string;
  /** The membership number, which is the first password. */
  readonly codigo: string;
}

/** The members of the sample data. */
export const readMembers = async (origin: string, token: string): Promise<readonly Member[]> =>
  (await call(`${origin}/api/auth/users`, null, token)) as readonly Member[];

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
