import { seo } from '@ministerio/content';
import { addDays } from '@ministerio/contract/domain';
import { churchToday } from '../support/api.ts';
import { publishByApi } from '../support/publish.ts';
import { movedClock } from '../support/server-clock.ts';
import { expect, withServer } from '../support/test.ts';

const clock = movedClock();
const test = withServer(clock.environment);
test.use({ javaScriptEnabled: false });

const TEXT = 'Este sábado nos reunimos en el parque';
const pages = Object.values(seo).map(({ path }) => path);

test('a notice is the first thing on every page without script, and gone once its last day has ended', async ({
  page,
  request,
  server,
  complaints,
}) => {
  // The page of what is not found is one of them.
  complaints.expect(/status of 404/);
  const { iso: today } = churchToday();
  const notice = page.getByRole('region', { name: 'Aviso' });
  clock.set(new Date());
  await publishByApi(server, { aviso: { texto: TEXT, enlace: '/red_joven#reunion', hasta: today } });
  for (const path of pages) {
    await page.goto(path);
    const link = notice.getByRole('link', { name: TEXT });
    await expect(link, path).toBeVisible();
    await expect(link).toHaveAttribute('href', '/red_joven#reunion');
    const top = await notice.evaluate((element) => element.getBoundingClientRect().top);
    const tops = await page
      .locator('header, nav, main')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
    expect(top, path).toBeLessThanOrEqual(Math.min(...tops));
  }

  // Santa Cruz is four hours behind: the day ends at 04:00 UTC.
  const midnight = Date.parse(`${addDays(today, 1)}T04:00:00Z`);
  clock.set(new Date(midnight - 60_000));
  await page.reload();
  await expect(notice).toBeVisible();
  clock.set(new Date(midnight));
  await expect.poll(async () => (await request.get('/Inicio')).text()).not.toContain(TEXT);
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('main'), path).toBeVisible();
    await expect(page.getByText(TEXT), path).toHaveCount(0);
  }
});
