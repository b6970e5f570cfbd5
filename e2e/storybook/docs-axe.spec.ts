import { docsPages, expect, test } from './test.ts';
import { openPreview, showPage, violationsOf } from './docs-page.ts';

/** As many pages of the browser as a small machine has cores. */
const AT_ONCE = 2;

test('axe finds nothing on any documentation page in either theme', async ({ context, storybook }) => {
  // Frames show one story each, which is checked by itself.
  await context.route('**/iframe.html?id=*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Story</title>' }),
  );
  const queue = docsPages().filter(({ id }) => !id.startsWith('home--'));
  expect(queue.length).toBeGreaterThan(200);
  const found: Record<string, readonly string[]> = {};
  const times: unknown[]=[];
  const examineSome = async () => {
    const page = await context.newPage();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const cdp=await context.newCDPSession(page);await cdp.send('Performance.enable');await openPreview(page, storybook);
    found['home--props'] ??= await violationsOf(page);
    for (let next = queue.shift(); next; next = queue.shift()) {
      const t0=performance.now();await showPage(page, next.id);
      const t1=performance.now();const lines = await violationsOf(page);
      const { writeFileSync } = await import('node:fs'); times.push([next.id, t1-t0, performance.now()-t1, (await cdp.send('Performance.getMetrics')).metrics.find(m=>m.name==='ProcessTime')?.value]); writeFileSync('/tmp/s-x/found.json', JSON.stringify({times,found},null,1));
      if (lines.length > 0) found[next.id] = lines;
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, examineSome));
  expect(Object.fromEntries(Object.entries(found).filter(([, lines]) => lines.length > 0))).toEqual({});
});
