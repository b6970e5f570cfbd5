import { serveReleases, thisRelease } from '../support/releases.ts';
import { expect, withSite } from '../support/test.ts';
import { expectWordsReadable } from '../support/text-contrast.ts';

/** Saturday 21 November 2026: the youth meeting is on. */
const test = withSite(() => serveReleases(thisRelease({ date: '2026-11-21', time: '19:00:00', weekday: 6 })));

for (const [path, words] of [
  ['/Inicio', 'Son las 19:54'],
  ['/ministerios', 'Ahora: Red de Jovenes, hasta las 21:00'],
] as const)
  test(`${path}: the evening’s words have 4.5:1 to the worst pixel behind them, in both themes`, async ({
    page,
  }) => {
    test.slow();
    await page.clock.setFixedTime(new Date('2026-11-21T23:54:00Z'));
    await expectWordsReadable(page, async () => {
      await page.goto(path);
      await expect(page.getByText(words)).toBeVisible();
    });
  });
