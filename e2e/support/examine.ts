import { COLOUR_RULES } from '@ministerio/test-kit/axe-options';
import type { Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { expect } from './test.ts';

/** Name of one examination of a screen, for its failure. */
interface View {
  /** Width of the window in CSS pixels. */
  readonly width: number;
  readonly theme: 'light' | 'dark';
}

/** How many pixels the page is wider than its window; never more than 0. */
async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider, `${width} px: wider than the window`).toBeLessThanOrEqual(0);
}

/** The dark theme changes colours and nothing else: only they are looked at a second time. */
async function expectNoViolations(page: Page, { width, theme }: View): Promise<void> {
  const found = await findViolations(page, theme === 'dark' ? COLOUR_RULES : undefined);
  expect(found, `${width} px, ${theme}`).toEqual([]);
}

/**
 * Examines what is open at each width in both themes: no sideways scroll, nothing that axe finds. Players and maps,
 * which are frames, must not have been asked for.
 * @param widths - of the window, in CSS pixels.
 */
export async function examine(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    await expectNoSidewaysScroll(page, width);
    for (const theme of ['light', 'dark'] as const) {
      // With less motion asked for, a change of theme shows at once: no colour that axe sees is on its way.
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await expectNoViolations(page, { width, theme });
    }
  }
}
