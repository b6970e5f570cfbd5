import { expect, mockVideos, test } from '../support/widget-host.ts';

const sandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

test('a frame tells its height, also when an answer opens, and only our frames are listened to', async ({
  page,
  host,
  server,
}) => {
  const liar = host.publish({
    body: "<script>parent.postMessage({ type: 'ministerio:height', height: 3999 }, '*')</script>told",
  });
  const body = `<iframe id="ours" src="${server.url}/embed/faq?theme=light" width="420" height="100" sandbox="${sandbox}"></iframe>
    <iframe id="liar" src="${liar}" height="100" sandbox="allow-scripts"></iframe>
    <script src="${server.url}/widgets/altura.js"></script>`;
  await page.goto(host.publish({ body }));
  const height = async () => Number(await page.locator('#ours').getAttribute('height'));
  const frame = page.frameLocator('#ours');
  await expect(frame.getByText('Chat de Preguntas Frecuentes')).toBeVisible();
  await expect.poll(height).toBeGreaterThan(300);
  const closed = await height();
  await frame.locator('[part~="accordion-summary"]').first().click();
  await expect.poll(height).toBeGreaterThan(closed);
  await expect(page.frameLocator('#liar').getByText('told')).toBeVisible();
  await expect(page.locator('#liar')).toHaveAttribute('height', '100');
});

test('even alone it has no storage and no origin, and works', async ({ page }) => {
  await page.goto('/embed/faq');
  await expect(page.getByText('Chat de Preguntas Frecuentes')).toBeVisible();
  expect(
    await page.evaluate(() => {
      try {
        return String(localStorage.length);
      } catch (error) {
        return (error as Error).name;
      }
    }),
  ).toBe('SecurityError');
  expect(await page.evaluate(() => origin)).toBe('null');
});

test('sermons in a frame open in another tab: a player there would have no origin', async ({
  page,
  host,
  server,
}) => {
  await mockVideos(page, ['Fe', 'Gracia', 'Paz']);
  const body = `<iframe src="${server.url}/embed/predicas?limit=2&accent=%237a0030&open=1" width="600" height="440" sandbox="${sandbox}"></iframe>`;
  await page.goto(host.publish({ body }));
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading')).toHaveText(['Fe', 'Gracia']);
  const play = frame.getByRole('link', { name: 'Reproducir: Fe' });
  await expect(play).toHaveAttribute('href', 'https://www.youtube.com/watch?v=video0');
  await expect(play).toHaveAttribute('target', '_blank');
  await expect(frame.locator('iframe')).toHaveCount(0);
});

test('WordPress finds the frame by the page’s own address', async ({ page, request, server }) => {
  await page.goto('/embed/faq');
  const discovery = await page.locator('link[type="application/json+oembed"]').getAttribute('href');
  const answer = await request.get(discovery ?? '');
  const { html } = await answer.json();
  // By the address that the server printed.
  expect(html).toContain(`src="http://localhost:${new URL(server.url).port}/embed/faq"`);
});
