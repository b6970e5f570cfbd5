import type { Page } from '@playwright/test';

/**
 * Keeps back a script, as a slow line does.
 * @param name - `app`, the signed-in application; `door`, the page of an enrolled phone; `boot`, the script in the head.
 * @returns lets it come.
 */
export async function holdScript(page: Page, name: 'app' | 'door' | 'boot'): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
