import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

const MOST_STOPS = 120;

/** The element that has the focus, told from all others by where it stands in the document. */
const focused = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('*')].indexOf(document.activeElement ?? document.body));

/**
 * Goes to an element by Tab, as a person without a pointer does, and by Shift+Tab where Tab came round without meeting
 * it: a toast at the end of the page gives the focus back to where it came from, and only a browser with a window has
 * parts of its own in between.
 * @throws where neither leads there.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const reached = () => target.evaluate((element) => element === document.activeElement);
  const seen = new Set<number>();
  let key = 'Tab';
  for (let stops = 0; !(await reached()); stops += 1) {
    expect(stops, `stops of Tab on the way to ${target}`).toBeLessThan(MOST_STOPS);
    await page.keyboard.press(key);
    const stop = await focused(page);
    if (seen.has(stop)) key = 'Shift+Tab';
    seen.add(stop);
  }
}
