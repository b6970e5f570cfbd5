import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { showStory } from '../support/open-story.ts';
import { test } from '../support/stage.ts';
import { baselineBytes, baselineNames, makerOf, noteMaker, whyNotComparable } from './baselines.ts';
import { plannedPictures, unpicturedTitles } from './plan.ts';

const STILL = join(import.meta.dirname, 'still.css');

const HEIGHT = 800;
const TALLEST = 1400;
const LIMIT_BYTES = 6_000_000;
const updating = process.env.BASELINES === 'update';
const pictures = plannedPictures();

/**
 * The part of the page that the component takes, or the window alone where something floats over it or a table renders
 * the rows in the window's sight.
 */
async function clipOf(page: Page, width: number) {
  const bottom = await page.evaluate(() => {
    const floats = document.querySelector(
      'dialog[open], [data-radix-popper-content-wrapper], [data-open], table[aria-rowcount]',
    );
    const root = document.getElementById('storybook-root')?.getBoundingClientRect();
    return floats ? window.innerHeight : Math.ceil((root?.bottom ?? 0) + 16);
  });
  return { x: 0, y: 0, width, height: Math.min(Math.max(bottom, 48), TALLEST) };
}

test.describe('what a designer sees', () => {
  test.beforeEach(({ browser }) => {
    const reason = updating ? undefined : whyNotComparable(makerOf(browser.version()));
    // biome-ignore lint/suspicious/noSkippedTests: another browser draws other letters; the run says so and counts it
    test.skip(reason !== undefined, reason);
  });

  for (const { name, storyId, width, theme } of pictures) {
    test(name, async ({ stage }) => {
      await stage.setViewportSize({ width, height: HEIGHT });
      await showStory(stage, storyId, theme);
      await expect(stage).toHaveScreenshot(`${name}.png`, {
        clip: await clipOf(stage, width),
        fullPage: true,
        animations: 'disabled',
        stylePath: STILL,
        caret: 'hide',
        maxDiffPixelRatio: 0.001,
      });
    });
  }
});

test.describe('the pictures as a whole', () => {
  test('show every composed component', () => {
    expect(unpicturedTitles()).toEqual([]);
  });

  test('are the ones that are planned, and weigh less than 6 MB together', () => {
    expect(baselineNames().sort()).toEqual(pictures.map(({ name }) => name).sort());
    expect(baselineBytes()).toBeLessThan(LIMIT_BYTES);
  });
});

test.afterAll(({ browser }) => {
  if (updating) noteMaker(makerOf(browser.version()));
});
