import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

const MOST_STOPS = 120;

/**
 * Goes to an element by Tab, as a person without a pointer does, and by Shift+Tab where Tab came round without meeting
 * it: a toast at the end of the page gives the focus back to where it came from, and only a browser with a window has
 * parts of its own in between.
 * @throws where neither leads there.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  /** The focused element by its position in the document; null on the target. */
  const stopNow = () =>
    target.evaluate((element) => {
      const { activeElement } = document;
      return element === activeElement
        ? null
        : [...document.querySelectorAll('*')].indexOf(activeElement ?? document.body);
    });
  const seen = new Set<number>();
  let key = 'Tab';
  let stop = await stopNow();
  for (let stops = 0; stop !== null; stops += 1) {
    expect(stops, `stops of Tab on the way to ${target}`).toBeLessThan(MOST_STOPS);
    if (seen.has(stop)) key = 'Shift+Tab';
    seen.add(stop);
    await page.keyboard.press(key);
    stop = await stopNow();
  }
}
