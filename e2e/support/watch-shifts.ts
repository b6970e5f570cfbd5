import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Watches the pages that are opened next. @returns how much of the last one has moved by itself, as a sum of layout shifts. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[])
        if (!hadRecentInput) shifts.sum += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The script above put it on the window of the page, whose type knows nothing of it.
  return () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
}
