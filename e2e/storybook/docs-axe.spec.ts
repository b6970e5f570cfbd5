import { faultsOf, openPreview, showPage } from './docs-page.ts';
import { docsPages, expect, test } from './test.ts';

/** As many pages of the browser as a small machine has cores. */
const AT_ONCE = 2;

test('axe finds nothing on any documentation page in either theme', async ({ context, storybook }) => {
  // Frames show one story each, which is checked by itself.
  await context.route('**/iframe.html?id=*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Story</title>' }),
  );
  const queue = [...docsPages()];
  expect(queue.length).toBeGreaterThan(200);
  const found: string[] = [];
  const examineSome = async () => {
    const page = await context.newPage();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPreview(page, storybook);
    for (let next = queue.shift(); next; next = queue.shift()) {
      await showPage(page, next.id);
      found.push(...(await faultsOf(page)).map((fault) => `${next?.id}: ${fault}`));
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, examineSome));
  expect(found).toEqual([]);
});
