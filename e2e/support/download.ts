import { type Download, expect, type Page } from '@playwright/test';

/**
 * Presses a button that saves a file, once no toast lies over it: one that comes under the pointer stays.
 * @param name - of the button.
 */
export async function pressDownload(page: Page, name: string): Promise<Download> {
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return downloading;
}
