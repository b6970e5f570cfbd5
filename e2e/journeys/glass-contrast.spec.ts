import { expect, test } from '../support/test.ts';
import { contrastOverPictures } from '../support/text-contrast.ts';

/** The light theme: its grounds are the nearest to the colours of the glass. */
test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

for (const path of ['/Inicio', '/Contactanos'])
  test(`${path}: every word over glass has 4.5:1 to the worst pixel behind it`, async ({ page }) => {
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const [worst] = await contrastOverPictures(page);
      expect(worst?.contrast, `${worst?.words}, at ${width} px`).toBeGreaterThanOrEqual(4.5);
    }
  });
