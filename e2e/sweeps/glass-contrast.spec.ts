import { expect, test } from '../support/test.ts';
import { expectWordsReadable } from '../support/text-contrast.ts';

for (const path of ['/Inicio', '/ministerios', '/red_joven', '/noticias', '/Contactanos', '/privacidad'])
  test(`${path}: every word has 4.5:1 to the worst pixel behind it, in both themes`, async ({ page }) => {
    test.slow();
    await expectWordsReadable(page, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
