import type { Page } from '@playwright/test';

/** Keeps back the script of the signed-in application, as a slow line does. @returns lets it come. */
export async function holdApplication(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/app-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
