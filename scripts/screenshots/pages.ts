import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { church } from '../../packages/content/src/index.ts';

/** A phone at the narrowest width that is looked after, in sharp pixels. */
export const phone = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2 } as const;
/** A small laptop. */
export const desk = { viewport: { width: 1280, height: 800 } } as const;

/** Account that signs in. */
export interface Account {
  readonly username: string;
  readonly password: string;
}

/** A page of its own context, without motion and without what a worker has kept. */
export async function newPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'es-BO',
    timezoneId: church.timeZone,
    serviceWorkers: 'block',
    ...options,
  });
  return context.newPage();
}

/**
 * Asks the server for a token.
 * @param url - the server's address without a closing slash.
 */
export async function tokenOf(url: string, who: Account): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(who),
  });
  if (!answer.ok) throw new Error(`screenshots: ${who.username} could not sign in.`);
  return ((await answer.json()) as { token: string }).token;
}

/** A page of its own context in which somebody is signed in, through the API. */
export async function signedIn(
  browser: Browser,
  url: string,
  who: Account,
  options: BrowserContextOptions,
): Promise<Page> {
  const token = await tokenOf(url, who);
  const page = await newPage(browser, { baseURL: url, ...options });
  const { sub, role } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const user = JSON.stringify({ id: Number(sub), username: who.username, role });
  await page.addInitScript(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    [
      ['token', token],
      ['username', who.username],
      ['user', user],
    ] as const,
  );
  return page;
}

/** Opens a screen and waits until it is complete. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('heading').first().waitFor();
}
