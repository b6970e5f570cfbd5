import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

const MOST_STOPS = 120;

/** Presses Tab until the element has the focus, as a person without a pointer does. @throws where Tab never gets there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const reached = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; !(await reached()); stops += 1) {
    expect(stops, `stops of Tab on the way to ${target}`).toBeLessThan(MOST_STOPS);
    await page.keyboard.press('Tab');
  }
}
