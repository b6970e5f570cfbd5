import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Puts `shifted` on the window: how much the page has moved by itself. */
function watch(): void {
  let sum = 0;
  const add = (entries: PerformanceEntryList) => {
    for (const { value, hadRecentInput } of entries as Shift[]) if (!hadRecentInput) sum += value;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, {
    async shifted() {
      // A movement of this moment is known once it is drawn, and told in a later task.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      add(observer.takeRecords());
      return sum;
    },
  });
}

/** Watches the pages that are opened next. @returns how much of the last one has moved by itself, as a sum of layout shifts. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(watch);
  // The script above put it on the window of the page, whose type knows nothing of it.
  return () => page.evaluate(() => (window as unknown as { shifted: () => Promise<number> }).shifted());
}
