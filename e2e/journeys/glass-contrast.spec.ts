import { expect, test } from '../support/test.ts';
import { expectWordsReadable } from '../support/text-contrast.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const colorScheme of ['light', 'dark'] as const)
  for (const path of ['/Inicio', '/ministerios', '/red_joven', '/noticias', '/Contactanos', '/privacidad'])
    test(`${path}, ${colorScheme}: every word has 4.5:1 to the worst pixel behind it`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await expectWordsReadable(page, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
    });
